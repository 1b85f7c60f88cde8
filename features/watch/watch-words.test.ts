import { describe, expect, test } from 'vitest';
import { allEnglishMessages } from '../catalogue.ts';
import { storedStatusText } from '../shipment/status.ts';
import type { ShipmentSnapshot, Watch } from './model.ts';
import { lastDay, notificationText } from './watch-words.ts';

const inTransit: ShipmentSnapshot = { tone: 'inTransit', status: 'IN_TRANSIT' };

function text(more: Partial<Watch>, before: ShipmentSnapshot | undefined = inTransit) {
  const watch: Watch = {
    trackingId: 'ABC123',
    environment: 'production',
    since: 0,
    nextAt: 0,
    hasNews: true,
    known: inTransit,
    ...more,
  };
  return notificationText({ watch, before }, allEnglishMessages);
}

test.each<[string, Partial<Watch>, string, string]>([
  [
    'a new status',
    { known: { tone: 'inTransit', status: 'OUT_FOR_DELIVERY' } },
    'ABC123: Out for delivery',
    'Was: In transit.',
  ],
  [
    'delivered',
    { known: { tone: 'delivered', status: 'DELIVERED' }, ended: 'delivered' },
    'ABC123: Delivered',
    'Was: In transit. Delivered, so no longer watched.',
  ],
  [
    'no update for days',
    { known: { ...inTransit, tone: 'noUpdate' } },
    'ABC123: No update',
    'Was: In transit.',
  ],
  [
    'a hand-off',
    { known: { ...inTransit, carrier: 'Northline' } },
    'ABC123: In transit',
    'Handed to Northline.',
  ],
  ['no status', { known: { tone: 'unknown', status: '' } }, 'ABC123: Unknown', 'Was: In transit.'],
  [
    'only a status code',
    { known: { tone: 'unknown', status: '77' } },
    'ABC123: Status code 77',
    'Was: In transit.',
  ],
  [
    'no such shipment',
    { ended: 'notFound' },
    'ABC123: Not found',
    'Not found five times in a row, so no longer watched.',
  ],
  ['too old', { ended: 'tooOld' }, 'ABC123: In transit', 'Watched for 30 days, so no longer watched.'],
])('%s', (_name, more, title, message) => {
  expect(text(more)).toEqual({ title, message });
});

test('does not report a carrier that already had the parcel', () => {
  const known = { tone: 'problem', status: 'DELAYED', carrier: 'Northline' } as const;
  expect(text({ known }, { ...inTransit, carrier: 'Northline' }).message).toBe('Was: In transit.');
});

test('labels a notification of the sandbox', () => {
  expect(text({ environment: 'sandbox' }).title).toBe('[SANDBOX] ABC123: In transit');
});

test('a watch lasts 30 days', () => {
  expect(lastDay({ since: Date.parse('2026-11-21T12:00:00Z') }, 'en-GB')).toBe('21 Dec');
});

test.each([
  ['HUB_77', 'Hub 77'],
  ['2ND_ATTEMPT', '2nd attempt'],
  ['7', 'Status code 7'],
  ['Held at the depot', 'Held at the depot'],
])('the status %j reads %j', (status, words) => {
  expect(storedStatusText({ tone: 'problem', status }, allEnglishMessages)).toBe(words);
});

describe('a notification', () => {
  const watch: Watch = {
    trackingId: 'ABC123',
    environment: 'production',
    since: 0,
    nextAt: 0,
    hasNews: true,
  };

  test('about an ID that the platform never knew says why the watch ended, and nothing else', () => {
    const change = { watch: { ...watch, ended: 'tooOld' as const }, before: undefined };
    expect(notificationText(change, allEnglishMessages)).toEqual({
      title: 'ABC123: Not found',
      message: 'Watched for 30 days, so no longer watched.',
    });
  });

  test('about a first status names no status before', () => {
    const known = { ...inTransit, carrier: 'Northline' };
    expect(notificationText({ watch: { ...watch, known }, before: undefined }, allEnglishMessages)).toEqual({
      title: 'ABC123: In transit',
      message: 'Handed to Northline.',
    });
  });

  test('does not name a carrier that no longer has the parcel', () => {
    const before = { ...inTransit, status: 'ARRIVED', carrier: 'Northline' };
    expect(text({}, before).message).toBe('Was: Arrived.');
  });

  test('names another carrier, and what else changed, in one line', () => {
    const known = { tone: 'delivered', status: 'DELIVERED', carrier: 'Southline' } as const;
    expect(text({ known, ended: 'delivered' }, { ...inTransit, carrier: 'Northline' }).message).toBe(
      'Was: In transit. Handed to Southline. Delivered, so no longer watched.',
    );
  });

  test('leaves no gap for an empty carrier name', () => {
    const known = { tone: 'delivered', status: 'DELIVERED', carrier: '' } as const;
    expect(text({ known, ended: 'delivered' }).message).toBe(
      'Was: In transit. Delivered, so no longer watched.',
    );
  });

  test('without a change has only a title', () => {
    expect(text({})).toEqual({ title: 'ABC123: In transit', message: '' });
  });
});
