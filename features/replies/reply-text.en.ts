import type { ReplyLanguageText } from './model.ts';

/** Default templates repeat the platform's data and promise nothing. */
export const englishReplies: ReplyLanguageText = {
  sandbox: '[SANDBOX, test data]',
  dateAndTime: (date, time) => `${date} at ${time}`,
  anotherCarrier: 'another carrier',
  images: (count) => (count === 1 ? '1 image' : `${count} images`),

  templates: {
    moving: `Hello,

Your parcel {trackingId} is on its way. The latest update we have is from {updated}.

If there is anything else you would like to know, please reply to this message.`,

    handedOver: `Hello,

Your parcel {trackingId} has been handed over[ to {carrier}][, where its tracking number is {carrierId}]. The latest update we have is from {updated}.

You can follow it on the carrier’s website: {carrierPage}

If there is anything else you would like to know, please reply to this message.`,

    delivered: `Hello,

According to our records, your parcel {trackingId} was delivered[ on {deliveredOn}][ by {carrier}][ and received by {recipient}]. The proof of delivery includes {images}.

If you cannot find it, please let us know.`,

    notReceived: `Hello,

We are sorry to hear that your parcel {trackingId} has not reached you. According to our records, it was delivered[ on {deliveredOn}][ by {carrier}][ and received by {recipient}].

Could you please check with your household and your neighbours, and look in any place where a parcel might have been left? If this delivery address is not correct, please tell us: {address}.

If the parcel still cannot be found, please reply to this message.`,

    problem: `Hello,

There is a problem with the delivery of your parcel {trackingId}. Its latest status is “{status}”[, from {updated}]. We are sorry for the inconvenience.

If there is anything the carrier should know, such as a correction to your address, please reply to this message.`,

    notFound: `Hello,

We could not find a parcel with the tracking number {trackingId}.

Could you please check the number in your confirmation message and send it to us again? If you have an order number, please include it.`,
  },
};
