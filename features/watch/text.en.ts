import type { Environment } from '../platform/model.ts';
import type { WatchEnd } from './model.ts';

const name: Record<Environment, string> = { production: 'production', sandbox: 'the sandbox' };
const otherKind: Record<Environment, Environment> = { production: 'sandbox', sandbox: 'production' };

const ended: Record<WatchEnd, string> = {
  delivered: 'Delivered, so no longer watched.',
  notFound: 'Not found five times in a row, so no longer watched.',
  tooOld: 'Watched for 30 days, so no longer watched.',
};

export const watchText = {
  /** The button in card and popup that watches an ID. */
  toggle: 'Watch until delivered',
  isFull: 'Watch limit reached. Stop one in the popup first',
  until: (day: string) => `Watching until delivered (${day} at the latest).`,
  withNotifications: 'You’ll be notified of changes.',
  withoutNotifications: 'Changes show in the popup.',

  title: (count: number) => `Watched · ${count}`,
  stop: (trackingId: string) => `Stop watching ${trackingId}`,
  remove: (trackingId: string) => `Remove ${trackingId} from the list`,
  stopped: (trackingId: string) => `${trackingId} is no longer watched.`,
  undo: 'Undo',
  changed: 'Changed',
  notChecked: 'Not checked yet',
  checked: (age: string) => `checked ${age}`,
  notFound: 'Not found',
  lastCheckFailed: 'Last check failed',
  lastCheckNotFound: 'Not found at the last check',
  statusCode: (code: string) => `Status code ${code}`,
  ended,

  /** @param selected the currently selected environment */
  elsewhere: (count: number, selected: Environment) =>
    count === 1
      ? `1 ${otherKind[selected]} ID is paused while ${name[selected]} is selected.`
      : `${count} ${otherKind[selected]} IDs are paused while ${name[selected]} is selected.`,
  paused: (reason: string) => `Watching is paused. ${reason}`,
  restsUntil: (time: string) => `Couldn’t reach the platform. Retrying at ${time}.`,
  unreadable:
    'The list of watched IDs couldn’t be read. Watching an ID replaces it, unless it’s from a newer version.',
  notificationsOff: 'Changes show here.',
  allowNotifications: 'Also notify me',

  newState: (trackingId: string, state: string, isSandbox: boolean) =>
    `${isSandbox ? '[SANDBOX] ' : ''}${trackingId}: ${state}`,
  was: (state: string) => `Was: ${state}.`,
  handedTo: (carrier: string) => `Handed to ${carrier}.`,
};
