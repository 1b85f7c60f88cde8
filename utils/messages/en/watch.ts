import type { Environment } from '../../environment.ts';
import type { WatchEnd } from '../../watch.ts';

const name: Record<Environment, string> = { production: 'production', sandbox: 'the sandbox' };
const otherName: Record<Environment, string> = { production: name.sandbox, sandbox: name.production };

const ended: Record<WatchEnd, string> = {
  delivered: 'Delivered, so no longer watched.',
  notFound: 'Not found five times in a row, so no longer watched.',
  tooOld: 'Watched for 30 days, so no longer watched.',
};

export const watch = {
  /** The button of card and popup that is pressed while an ID is watched. */
  toggle: 'Watch until delivered',
  isFull: 'No more IDs can be watched: stop one in the popup first',
  until: (day: string) => `Watched until delivered, at the latest until ${day}.`,
  withNotifications: 'The browser tells you what changes.',
  withoutNotifications: 'What changes is marked in the popup.',

  title: (count: number) => `Watched · ${count}`,
  open: (trackingId: string) => `Look up ${trackingId}`,
  stop: (trackingId: string) => `Stop watching ${trackingId}`,
  remove: (trackingId: string) => `Remove ${trackingId} from the list`,
  stopped: (trackingId: string) => `${trackingId} is no longer watched.`,
  undo: 'Undo',
  changed: 'Changed',
  notChecked: 'Not checked yet',
  checked: (age: string) => `Checked ${age}`,
  notFound: 'Not found',
  lastCheckFailed: 'Last check failed',
  lastCheckNotFound: 'Not found at the last check',
  statusCode: (code: string) => `Status code ${code}`,
  ended,

  /** @param selected the environment that is asked at present */
  elsewhere: (count: number, selected: Environment) =>
    count === 1
      ? `1 ID of ${otherName[selected]} rests while ${name[selected]} is selected.`
      : `${count} IDs of ${otherName[selected]} rest while ${name[selected]} is selected.`,
  paused: (reason: string) => `Watching is paused. ${reason}`,
  restsUntil: (time: string) => `The platform could not be asked. Checks go on at ${time}.`,
  unreadable: 'The list of watched IDs could not be read. Watching an ID starts a new one.',
  notificationsOff: 'Changes are marked here.',
  allowNotifications: 'Show notifications too',

  newState: (trackingId: string, state: string, isSandbox: boolean) =>
    `${isSandbox ? '[SANDBOX] ' : ''}${trackingId}: ${state}`,
  was: (state: string) => `Was: ${state}.`,
  handedTo: (carrier: string) => `Handed to ${carrier}.`,
};
