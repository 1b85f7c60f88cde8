import type { ReplyLanguageText } from '../model.ts';

/** Default templates repeat the platform's data; what they offer, every support team can do. */
export const englishReplies: ReplyLanguageText = {
  sandbox: '[SANDBOX, test data]',
  dateAndTime: (date, time) => `${date} at ${time}`,
  time: undefined,
  anotherCarrier: 'another carrier',
  images: (count) => (count === 1 ? 'the delivery photo' : 'the delivery photos'),
  status: undefined,
  deliveredTo: {
    deliveredToNeighbour: 'to a neighbour',
    deliveredToLocker: 'to a parcel locker',
    deliveredToSafePlace: 'to a safe place',
    deliveredToReception: 'to the reception desk',
  },

  templates: {
    notShipped: `Hello[ {customer}],

Your parcel {trackingId} has been announced, but the carrier has not received it yet. The latest update we have is from {updated}.

As soon as it is on its way, its tracking will show it. If it takes longer than you expected, please reply to this message and we will ask the sender.

{signature}`,

    moving: `Hello[ {customer}],

Your parcel {trackingId} is on its way. The latest update we have is from {updated}.

If there is anything else you would like to know, please reply to this message.

{signature}`,

    outForDelivery: `Hello[ {customer}],

Your parcel {trackingId} is out for delivery[ with {carrier}].

Please make sure that someone can receive it. If this delivery address is not correct, please tell us right away: {address}.

{signature}`,

    handedOver: `Hello[ {customer}],

Your parcel {trackingId} has been handed over[ to {carrier}][, where its tracking number is {carrierId}]. The latest update we have is from {updated}.

You can follow it on the carrier’s website: {carrierPage}

If there is anything else you would like to know, please reply to this message.

{signature}`,

    waitingForPickup: `Hello[ {customer}],

Your parcel {trackingId} is ready for you to collect[ from {carrier}]. It arrived there on {updated}.

You can see where and until when on the carrier’s website: {carrierPage}

Please bring an identity document and the tracking number[ {carrierId}]. If someone else should collect it, please ask there what they need.

{signature}`,

    attempted: `Hello[ {customer}],

A delivery of your parcel {trackingId} was attempted[ by {carrier}][ on {updated}], but it could not be handed over.

Please look for a notice with the next steps. If this delivery address is not correct, please tell us: {address}.

If you found no notice, please reply to this message and we will ask the carrier for another attempt.

{signature}`,

    noUpdate: `Hello[ {customer}],

I am sorry about the delay of your parcel {trackingId}. It has not been scanned since {updated}[; {carrier} has it].

We are asking the carrier where it is, and will write to you as soon as we know more. You do not need to do anything.

{signature}`,

    problem: `Hello[ {customer}],

I am sorry: there is a problem with the delivery of your parcel {trackingId}. The latest status is “{status}”[, from {updated}].

If there is anything the carrier should know, such as a correction to your address, please reply to this message.

{signature}`,

    returned: `Hello[ {customer}],

Your parcel {trackingId} could not be delivered and is going back to the sender. The latest update we have is from {updated}.

Please tell us whether you still want to receive it. If this delivery address is not correct, please tell us that too: {address}.

I am sorry for the inconvenience.

{signature}`,

    delivered: `Hello[ {customer}],

According to our records, your parcel {trackingId} was delivered[ {deliveredTo}][ on {deliveredOn}][ by {carrier}][ and received by {recipient}]. I can send you {images}.

If you cannot find it, please reply to this message.

{signature}`,

    notReceived: `Hello[ {customer}],

I am sorry that your parcel {trackingId} has not reached you. According to our records, it was delivered[ {deliveredTo}][ on {deliveredOn}][ by {carrier}][ and received by {recipient}].

Could you please check with your household and your neighbours, and look in any place where a parcel might have been left? If this delivery address is not correct, please tell us: {address}. I can also send you {images}.

If it still cannot be found, just reply to this message and we will open an investigation with the carrier.

{signature}`,

    notFound: `Hello[ {customer}],

We could not find a parcel with the tracking number {trackingId}.

Could you please check the number in your confirmation message and send it to us again? If you have an order number, please include it.

{signature}`,

    several: `Hello[ {customer}],

Here is the latest on your {count} parcels.

{parcels}

If there is anything else you would like to know, please reply to this message.

{signature}`,
  },

  listed: {
    attempted: {
      heading: [
        'Delivery attempted, but not handed over. Please look for a notice with the next steps:',
        'Deliveries attempted, but not handed over. Please look for notices with the next steps:',
      ],
      line: '{trackingId}[, by {carrier}][, on {updated}]',
    },
    problem: {
      heading: ['There is a problem with the delivery:', 'There are problems with the delivery:'],
      line: '{trackingId}[, “{status}”][, latest update {updated}]',
    },
    returned: {
      heading: [
        'Could not be delivered and is going back to the sender. Please tell us whether you still want to receive it:',
        'Could not be delivered and are going back to the sender. Please tell us whether you still want to receive them:',
      ],
      line: '{trackingId}[, latest update {updated}]',
    },
    noUpdate: {
      heading: [
        'Delayed. We are asking the carrier where it is:',
        'Delayed. We are asking the carrier where they are:',
      ],
      line: '{trackingId}[, last scanned on {updated}]',
    },
    waitingForPickup: {
      heading: [
        'Ready for you to collect. Please bring an identity document and the tracking number:',
        'Ready for you to collect. Please bring an identity document and the tracking numbers:',
      ],
      line: '{trackingId}[, at {carrier}][, tracking number {carrierId}][, since {updated}]',
    },
    outForDelivery: {
      heading: [
        'Out for delivery. Please make sure that someone can receive it:',
        'Out for delivery. Please make sure that someone can receive them:',
      ],
      line: '{trackingId}[, with {carrier}]',
    },
    handedOver: {
      heading: ['Handed over to another carrier:', 'Handed over to another carrier:'],
      line: '{trackingId}[, {carrier}][, tracking number {carrierId}][, {carrierPage}]',
    },
    moving: {
      heading: ['On its way:', 'On their way:'],
      line: '{trackingId}[, latest update {updated}]',
    },
    notShipped: {
      heading: ['Announced, but not yet with the carrier:', 'Announced, but not yet with the carrier:'],
      line: '{trackingId}[, latest update {updated}]',
    },
    delivered: {
      heading: ['Delivered:', 'Delivered:'],
      line: '{trackingId}[, {deliveredTo}][, on {deliveredOn}][, by {carrier}][, received by {recipient}]',
    },
    notFound: {
      heading: [
        'Not found. Could you please check this number and send it to us again?',
        'Not found. Could you please check these numbers and send them to us again?',
      ],
      line: '{trackingId}',
    },
    unclear: {
      heading: ['We are still checking where this one is:', 'We are still checking where these are:'],
      line: '{trackingId}',
    },
  },
};
