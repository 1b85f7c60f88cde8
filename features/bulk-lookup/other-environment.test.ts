import { expect, test } from 'vitest';
import { SAVED } from '../../tests/fakes/connections.ts';
import { fakeLookup } from '../../tests/fakes/lookup.ts';
import { fail, succeed } from '../../utils/outcome.ts';
import { allEnglishMessages } from '../catalogue.ts';
import { readIdList } from '../detection/id-list.ts';
import type { Request } from '../protocol.ts';
import type { PopupSend } from '../shared-protocol.ts';
import { createBulkLookup } from './state.ts';
import { realTimers } from './timers.ts';

test.each([
  ['the shipment', succeed(fakeLookup('ABCD1234568000', {}, { environment: 'sandbox' })), 'ready'],
  ['a failure', fail('offline'), 'failed'],
])('an ID stays “not found” in the table when the other environment has %s', async (_, answer, step) => {
  const send = async (name: string, { environment }: Request<'getShipment'>) => {
    if (name === 'getConnections') return succeed({ ...SAVED, environment: 'production' });
    return environment ? answer : fail('notFound');
  };
  const bulkLookup = createBulkLookup({
    send: send as unknown as PopupSend,
    readList: (text) => readIdList(text, []),
    formatContext: () => ({ messages: allEnglishMessages, locale: 'en-GB', now: Date.now() }),
    timers: realTimers,
  });
  await bulkLookup.lookUp(['ABCD1234568000', 'ABCD1234568001'], []);
  bulkLookup.openRow('ABCD1234568000');
  await expect.poll(() => bulkLookup.shipment.state.value).toMatchObject({ environment: 'production' });
  await bulkLookup.shipment.lookIn('sandbox');
  expect(bulkLookup.shipment.state.value).toMatchObject({ step, isElsewhere: true });
  bulkLookup.back();
  expect(bulkLookup.run.environment.value).toBeUndefined();
  expect(bulkLookup.table.counts.value.notFound).toBe(2);
});
