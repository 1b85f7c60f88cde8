import type { WatchEnd } from './model.ts';

const ended: Record<WatchEnd, string> = {
  delivered: 'Delivered, so no longer watched.',
  notFound: 'Not found five times in a row, so no longer watched.',
  tooOld: 'Watched for 30 days, so no longer watched.',
};

/** The part of the strings about watched IDs that the background shows as well, in notifications. */
export const noticeText = {
  ended,
  notFound: 'Not found',
  statusCode: (code: string) => `Status code ${code}`,
  newState: (trackingId: string, state: string, isSandbox: boolean) =>
    `${isSandbox ? '[SANDBOX] ' : ''}${trackingId}: ${state}`,
  was: (state: string) => `Was: ${state}.`,
  handedTo: (carrier: string) => `Handed to ${carrier}.`,
};
