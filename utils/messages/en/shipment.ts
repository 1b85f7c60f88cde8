import type { Tone } from '../../describe-shipment.ts';
import type { FieldProblem } from '../../shipment.ts';

/** The tone in a word, beside its icon: never colour alone. */
const toneWord: Record<Tone, string> = {
  delivered: 'Delivered',
  moving: 'Moving',
  problem: 'Problem',
  unknown: 'Unclear',
};

/** What a field is called in a sentence, by its path in the record. */
const fieldName: Record<string, string> = {
  trackingId: 'tracking ID',
  status: 'status',
  statusCode: 'status code',
  updatedAt: 'time of the update',
  address: 'address',
  transferCarrierName: 'transfer carrier',
  transferCarrierTrackingId: 'ID at the transfer carrier',
  proofOfDelivery: 'proof of delivery',
  recipient: 'recipient',
  deliveryDate: 'delivery date',
  deliveryTime: 'delivery time',
  trackingNumber: 'proof number',
  pods: 'proof images',
  address1: 'address line 1',
  address2: 'address line 2',
  address3: 'address line 3',
  city: 'city',
  province: 'province',
  postalCode: 'postal code',
  country: 'country',
  latitude: 'latitude',
  longitude: 'longitude',
};

const expected: Record<FieldProblem['expected'], string> = {
  text: 'text',
  wholeNumber: 'a whole number',
  number: 'a number',
  dateTime: 'a date and time',
  date: 'a date',
  time: 'a time of day',
  object: 'a group of fields',
  list: 'a list',
  imageAddress: 'a safe image address',
  event: 'an event with a text',
};

export const shipment = {
  toneWord,
  fieldName,
  expected,

  onItsWayWith: (carrier: string) => `On its way with ${carrier}`,
  outForDeliveryWith: (carrier: string) => `Out for delivery with ${carrier}`,
  outForDelivery: 'Out for delivery',
  platformSays: (status: string) => `The platform says: ${status}`,
  onlyStatusCode: (code: number) => `The platform gives only the status code ${code}`,
  noStatus: 'The platform gives no status',

  shipmentNamed: (trackingId: string) => `Shipment ${trackingId}`,
  copyId: 'Copy ID',
  otherId: (trackingId: string) => `The platform answered with the record of another ID: ${trackingId}`,
  updated: 'Updated',
  noUpdateTime: 'The platform gives no time',
  noZone: (time: string) => `${time}, as the platform gives it, without a time zone`,

  platformStatus: 'Platform status:',
  statusWithCode: (status: string, code: number) => `${status} (${code})`,

  handOffTitle: 'Hand-off',
  platform: 'Shipping platform',
  transferCarrier: 'Transfer carrier',
  carrierRole: {
    delivered: 'delivered it',
    moving: 'has it now',
    problem: 'took it over',
    unknown: 'took it over',
  } satisfies Record<Tone, string>,
  track: 'Track',
  trackAt: (carrier: string) => `Track at ${carrier}`,
  copyPlatformId: 'Copy platform ID',
  copyCarrierId: 'Copy carrier ID',

  proofTitle: 'Proof of delivery',
  receivedBy: 'Received by',
  receivedOn: 'On',
  receivedAt: 'At',
  proofNumber: 'Number',
  copyProofNumber: 'Copy proof number',
  noImages: 'No images were sent with it.',
  imageOf: (index: number, count: number) => `Proof image ${index} of ${count}`,
  moreImages: (count: number) => `+${count}`,
  showMoreImages: (count: number) => (count === 1 ? 'Show 1 more image' : `Show ${count} more images`),
  retry: 'Retry',
  viewer: 'Proof images',
  position: (index: number, count: number) => `${index} of ${count}`,

  addressTitle: 'Address',
  copyAddress: 'Copy address',

  unreadTitle: 'Could not be read',
  unread: (field: string, found: string, wanted: string) => `${field} (got ${found}, not ${wanted})`,
  imageField: (index: number) => `proof image ${index}`,
  eventField: (index: number, list: string) => `entry ${index} of “${list}”`,
  quoted: (text: string) => `“${text}”`,

  summary: {
    sandbox: '[SANDBOX, test data]',
    fact: (name: string, value: string) => `${name}: ${value}`,
    status: 'Platform status',
    updated: 'Updated',
    updatedAt: (time: string) => `updated ${time}`,
    carrier: 'Carrier',
    receivedBy: 'Received by',
    receivedOn: 'Delivered on',
    images: (count: number) => (count === 1 ? '1 proof image' : `${count} proof images`),
  },

  unfamiliar: 'This ID’s shape is new to Waybill.',
  teach: 'Teach its shape',
  notIdAsk: 'No tracking ID at all?',
  notId: 'Not an ID',
  notIdListed: 'No longer marked in tickets.',
  notIdUndo: 'Undo',
  notIdFailed: 'Nothing was changed: the list in the options may be full.',

  lookingUp: 'Asking the platform…',
  refreshing: 'Asking again…',
  asked: (age: string | undefined) => (age ? `Asked ${age}` : 'Asked just now'),
  showsOld: (age: string | undefined) =>
    age ? `Below is the answer from ${age}.` : 'Below is the answer from a moment ago.',
};
