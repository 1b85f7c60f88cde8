import type { Environment } from '../platform/model.ts';
import { noticeText } from './notice-text.en.ts';

const name: Record<Environment, string> = { production: 'production', sandbox: 'the sandbox' };
const otherKind: Record<Environment, Environment> = { production: 'sandbox', sandbox: 'production' };

export const watchText = {
  ...noticeText,

  title: (count: number) => (count > 0 ? `Watched · ${count}` : 'Watched'),
  stop: (trackingId: string) => `Stop watching ${trackingId}`,
  remove: (trackingId: string) => `Remove ${trackingId} from the list`,
  stopped: (trackingId: string) => `${trackingId} is no longer watched.`,
  undo: 'Undo',
  stopAll: 'Stop all',
  undoAll: 'Undo all',
  changed: 'Changed',
  notChecked: 'Not checked yet',
  checked: (age: string | undefined) => (age ? `checked ${age}` : 'checked just now'),
  lastCheckFailed: 'Last check failed',
  lastCheckNotFound: 'Not found at the last check',

  /** @param selected the currently selected environment */
  elsewhere: (count: number, selected: Environment) =>
    count === 1
      ? `1 ${otherKind[selected]} ID is paused while ${name[selected]} is selected.`
      : `${count} ${otherKind[selected]} IDs are paused while ${name[selected]} is selected.`,
  paused: (reason: string) => `Watching is paused. ${reason}`,
  /** @param reason a sentence */
  retryingAt: (reason: string, time: string) => `${reason} Retrying at ${time}.`,
  notSaved: (trackingId: string) => `Couldn’t save the change for ${trackingId}.`,
  unreadable:
    'The list of watched IDs couldn’t be read. Watching an ID replaces it, unless it’s from a newer version.',
  notificationsOff: 'Changes show here.',
  allowNotifications: 'Also notify me',
};
