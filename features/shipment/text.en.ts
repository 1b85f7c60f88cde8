import type { SpokenTime } from '../../utils/format-time.ts';
import type { Environment } from '../platform/model.ts';
import type { StatusCategory, StatusKind } from './model.ts';
import { stateText } from './state-text.en.ts';

interface DeliveryWords {
  how?: string | undefined;
  when?: string | undefined;
  recipient?: string | undefined;
  carrier?: string | undefined;
}

const plural = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

/** `yesterday, 14:32 local time` or `Wed 18 Nov`. A time whose zone is not known is the place's own. */
const withTime = (day: string, { time, isLocal }: SpokenTime) => {
  const zoned = time && isLocal ? `${time}\u00a0local\u00a0time` : time;
  return zoned ? `${day}, ${zoned}` : day;
};

/** Where and to whom, if a status says more than “delivered”. */
const deliveredTo: Partial<Record<StatusKind, string>> = {
  deliveredToNeighbour: 'Delivered to a neighbour',
  deliveredToLocker: 'Delivered to a locker',
  deliveredToSafePlace: 'Left in a safe place',
  deliveredToReception: 'Delivered to reception',
  collected: 'Collected by the recipient',
};

/**
 * The platform's names of statuses, in languages other than its own. English needs none: it shows the platform's words.
 */
const statusNames: Partial<Record<StatusKind, string>> = {};

export const shipmentText = {
  ...stateText,
  statusNames,
  onItsWayWith: (carrier: string) => `On its way with ${carrier}`,
  outForDeliveryWith: (carrier: string) => `Out for delivery with ${carrier}`,
  outForDelivery: 'Out for delivery',
  unknownStatus: (status: string) => `${status} (unknown status)`,
  onlyStatusCode: (code: number) => `Status code ${code}`,
  noStatus: 'No status',

  shipmentNamed: (trackingId: string) => `Shipment ${trackingId}`,
  copyId: 'Copy ID',
  otherId: (trackingId: string) => `The platform returned a different ID: ${trackingId}`,
  updated: 'Updated',
  noUpdateTime: 'No time given',
  zone: { local: 'local time', yours: 'your time' },
  noZone: (time: string) => `${time} (local time as reported; time zone not given)`,

  platformStatus: 'Platform status',
  statusWithCode: (status: string, code: number) => `${status} (${code})`,

  handOffTitle: 'Hand-off',
  platform: 'Our network',
  transferCarrier: 'Transfer carrier',
  carrierRole: {
    notShipped: 'announced',
    inTransit: 'in transit',
    outForDelivery: 'out for delivery',
    waitingForPickup: 'has the parcel',
    noUpdate: 'accepted',
    problem: 'accepted',
    returned: 'accepted',
    delivered: 'delivered',
    unknown: 'accepted',
  } satisfies Record<StatusCategory, string>,
  track: 'Track',
  trackAt: (carrier: string) => `Track at ${carrier}`,
  copyCarrierId: 'Copy carrier’s tracking number',
  proofNumber: 'Number',

  addressTitle: 'Address',
  copyAddress: 'Copy address',

  technicalTitle: 'Technical details',
  unreadCount: (count: number) => `${plural(count, 'field', 'fields')} couldn’t be read`,
  quoted: (text: string) => `“${text}”`,

  summary: {
    sandbox: '[SANDBOX, test data]',
    fact: (name: string, value: string) => `${name}: ${value}`,
    status: 'Platform status',
    updated: 'Updated',
    updatedAt: (time: string) => `updated ${time}`,
    lastSeen: 'Last seen',
    carrier: 'Carrier',
    receivedBy: 'Received by',
    receivedOn: 'Delivered on',
    proofNumber: 'Proof number',
    checked: 'Checked',
    environment: 'Environment',
    images: (count: number) => (count === 1 ? '1 proof photo' : `${count} proof photos`),
  },

  notFound: {
    badge: 'Not found',
    title: 'No shipment found for this ID',
    advice: {
      none: 'Check it with the customer.',
      production: 'Check it with the customer, or look in production.',
      sandbox: 'Check it with the customer, or look in the sandbox.',
    },
    lookIn: { production: 'Look in production', sandbox: 'Look in sandbox' },
  },
  /** The selected environment has no URL, but the other one has. */
  notSetUp: {
    title: {
      production: 'Production isn’t set up yet.',
      sandbox: 'The sandbox isn’t set up yet.',
    } satisfies Record<Environment, string>,
    advice: 'Enter its URL and key in the settings, or switch lookups to the other environment there.',
    openSettings: 'Open settings',
  },
  environment: { production: 'Production', sandbox: 'Sandbox' } satisfies Record<Environment, string>,
  elsewhere: {
    production: 'From production, for this ID only. Your lookups still use the sandbox.',
    sandbox: 'From the sandbox, for this ID only. Your lookups still use production.',
  } satisfies Record<Environment, string>,

  /** Precedes a status and a time: “Was” “In transit” “on Tuesday 09:10”. */
  was: 'Was',
  seen: {
    today: (time: string) => `today at ${time}`,
    yesterday: (time: string) => `yesterday at ${time}`,
    earlier: (dayAndTime: string) => `on ${dayAndTime}`,
  },

  unfamiliar: 'Unknown ID format.',
  teach: 'Add this format',
  notIdAsk: 'Not a tracking ID?',
  notId: 'Ignore it',
  notIdListed: 'Won’t be highlighted in tickets.',
  notIdUndo: 'Undo',
  notIdFailed: 'Couldn’t change the list. It may be full.',

  /** The button in card and popup that watches an ID, and what it then says. */
  watch: {
    toggle: 'Watch until delivered',
    isFull: 'Watch limit reached. Stop one in the popup first.',
    until: (day: string) => `Watching until delivered (${day} at the latest).`,
    withNotifications: 'You’ll be notified of changes.',
    withoutNotifications: 'Changes show in the popup.',
  },

  lookingUp: 'Looking up…',
  refreshing: 'Refreshing…',
  checked: (age: string | undefined) => (age ? `Checked ${age}` : 'Checked just now'),
  showsOld: (age: string | undefined) =>
    age ? `Showing the result from ${age}.` : 'Showing the result from a moment ago.',

  /** For texts that are read now. */
  spokenTime: (time: SpokenTime) => withTime(time.near ?? time.day, time),
  /** For notes that are read later. */
  writtenTime: (time: SpokenTime) => withTime(time.fullDay, time),
  deliveredTo,
  /** `how`: the status' own words if they say more than “delivered”. Without the time, which then has a line of its own. */
  delivered: ({ how, when, recipient, carrier }: DeliveryWords) => {
    if (!how && !when && recipient) return `Handed to ${recipient}`;
    const delivered = `${how ?? 'Delivered'}${!recipient && carrier ? ` by ${carrier}` : ''}`;
    const timed = when ? `${delivered} ${when}` : delivered;
    return recipient ? `${timed}, received by ${recipient}` : timed;
  },
  /** The state of a shipment without an update, with its age. */
  noUpdateSince: (days: number) => `No update · ${plural(days, 'day', 'days')}`,
  /** The headline of a shipment without an update for days. */
  notScannedSince: (day: string) => `Not scanned since ${day}`,
  lastSeenIn: (place: string) => `Last seen in ${place}`,
  /** Before a time of day, where no place is known. */
  lastUpdateAt: 'Last update at',

  map: 'Map on OpenStreetMap',
  mapShort: 'Map',
  mapHint: 'Opens openstreetmap.org, which will receive this address',

  eventsTitle: 'Events',
  showAllEvents: (count: number) => `Show all ${count} events`,
  showFewerEvents: 'Show fewer events',
  noEventTime: 'No time given',
  eventsLeftOut: (count: number) =>
    `${plural(count, 'more event is', 'more events are')} only in the raw response.`,
};
