import { bulkId } from '../../dev/sample-ids.ts';
import { ask } from '../e2e/support/background.ts';
import { lookUp } from '../e2e/support/extension-pages.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { failureAction, failureTitle, t } from '../e2e/support/messages.ts';
import { endOf, expectEnds } from './lookups.ts';

/** A response with status 200, in place of the shipment. */
const reply = (body: string, headers: Record<string, string> = {}) =>
  ({ kind: 'answer', status: 200, body, headers }) as const;
const recordOf = (trackingId: string) => ({ trackingId, status: 'IN_TRANSIT', note: 'Zürich' });

test('row 15: a refused token is replaced once, wherever the platform says why', async ({
  resetBrowser: { firstPage: page },
  platform,
}) => {
  const fields = ['error', 'message', 'name', 'code', 'error.name', 'errors[0].message', 'header'] as const;
  await ask(page, 'getShipment', { trackingId: bulkId(0), refresh: true });
  for (const [index, refusalField] of fields.entries()) {
    const refusalStatus = [401, 403, 400, 419, 200][index % 5] ?? 401;
    await platform.changeSettings('sandbox', { refusalField, refusalStatus });
    await platform.expireTokens('sandbox');
    await platform.resetCounts();
    const answer = await ask(page, 'getShipment', { trackingId: bulkId(0), refresh: true });
    const { token, track } = (await platform.counts()).sandbox;
    expect([refusalField, endOf(answer), token, track]).toEqual([refusalField, 'answered', 1, 2]);
  }
});

test('row 16: the name of an auth error in a shipment replaces no token', async ({
  resetBrowser: { firstPage: page },
  platform,
}) => {
  await ask(page, 'getShipment', { trackingId: bulkId(1), refresh: true });
  await platform.resetCounts();
  const trackingId = bulkId(0);
  const data = { trackingId, status: 'ExpiredTokenError', address2: 'InvalidTokenError' };
  const body = { success: true, message: 'MissingTokenError', error: null, errors: [], data };
  await platform.layReply({ environment: 'sandbox', trackingId, body });
  const answer = await ask(page, 'getShipment', { trackingId, refresh: true });
  expect(answer.value?.shipment?.status).toBe('ExpiredTokenError');
  expect((await platform.counts()).sandbox).toMatchObject({ token: 0, track: 1 });
});

test('row 17: a 401 or 403 without the name of an error replaces the token once, and is then shown', async ({
  resetBrowser: { firstPage: page },
  platform,
}) => {
  await ask(page, 'getShipment', { trackingId: bulkId(1), refresh: true });
  const bodies = { empty: '', page: '<h1>Sign in</h1>', JSON: '{"success":false,"message":"No"}' };
  const ends = { 401: 'keyRejected', 403: 'platformError' } as const;
  for (const status of [401, 403] as const)
    for (const [name, body] of Object.entries(bodies))
      for (const times of [1, 2]) {
        await platform.resetCounts();
        await platform.setFault({
          operation: 'track',
          count: times,
          fault: { kind: 'answer', status, body },
        });
        const answer = await ask(page, 'getShipment', { trackingId: bulkId(0), refresh: true });
        const { token, track } = (await platform.counts()).sandbox;
        const what = `${status} ${name}, ${times} times`;
        const expected = times === 1 ? 'answered' : ends[status];
        expect([what, endOf(answer), token, track]).toEqual([what, expected, 1, 2]);
      }
});

test('row 28: half a reply is unreadable, and is not remembered', async ({
  resetBrowser: { firstPage: page },
  platform,
}) => {
  await expectEnds(page, platform, [
    { name: 'half of the JSON', fault: { kind: 'truncatedJson' }, ends: 'unreadableReply', requests: 1 },
    { name: 'less than announced', fault: { kind: 'cutOff' }, ends: 'unreadableReply', requests: 1 },
    { name: 'more than announced', fault: { kind: 'tooLong' }, ends: 'unreadableReply', requests: 1 },
    { name: 'nothing', fault: { kind: 'emptyBody' }, ends: 'unreadableReply', requests: 1 },
  ]);
  for (const kind of ['truncatedJson', 'cutOff', 'tooLong', 'emptyBody', 'html', 'wrongShape'] as const) {
    await platform.setFault({ operation: 'token', count: 1, fault: { kind } });
    const failed = await ask(page, 'checkConnection');
    const checked = await ask(page, 'checkConnection');
    expect([kind, endOf(failed), endOf(checked)]).toEqual([kind, 'unreadableReply', 'answered']);
  }
});

test('row 29: a page in place of a reply is shown as text, with a way to try again', async ({
  openPopup,
  platform,
}) => {
  const hostile = '<h1>Sign in</h1><img src="x" onerror="document.title = \'run\'"><b>now</b>';
  const cases = [
    {
      trackingId: bulkId(61),
      kind: 'unreadableReply',
      fault: reply(hostile, { 'Content-Type': 'text/html' }),
    },
    {
      trackingId: bulkId(62),
      kind: 'platformError',
      fault: reply(JSON.stringify({ success: false, message: hostile })),
    },
  ] as const;
  const page = await openPopup();
  const title = await page.title();
  for (const { trackingId, kind, fault } of cases) {
    await platform.setFault({ operation: 'track', pathIncludes: trackingId, fault });
    await lookUp(page, trackingId);
    await expect(page.getByText(failureTitle(kind))).toBeVisible();
    await expect(page.locator('pre').getByText(hostile)).toHaveCount(1);
    await expect(page.locator('h1:has-text("Sign in"), img[src="x"], b:has-text("now")')).toHaveCount(0);
    expect(await page.title()).toBe(title);
    await platform.clearFaults();
    await page.getByRole('button', { name: failureAction(kind) }).click();
    await expect(page.getByText('IN_TRANSIT').first()).toBeVisible();
  }
});

test('row 30: JSON of another form ends in a failure of its own kind', async ({
  resetBrowser: { firstPage: page },
  platform,
}) => {
  const failed = (body: string, ends: string, status = 200) => ({
    name: `${status} ${body}`,
    fault: { ...reply(body), status },
    ends,
    requests: 1,
  });
  const answers = await expectEnds(page, platform, [
    { name: 'other members', fault: { kind: 'wrongShape' }, ends: 'unreadableReply', requests: 1 },
    failed('7', 'unreadableReply'),
    failed('"shipment"', 'unreadableReply'),
    failed('[7]', 'unreadableReply'),
    failed('null', 'notFound'),
    failed('[]', 'notFound'),
    failed('{}', 'notFound'),
    failed('{"success":true,"data":null}', 'notFound'),
    failed('{"success":false,"message":"No such shipment"}', 'notFound'),
    failed('{"success":false}', 'platformError'),
    failed('{"success":false,"message":"Database <b>down</b>"}', 'platformError'),
    failed('{"success":false,"message":"Invalid trackingId"}', 'platformError', 400),
  ]);
  const details = answers.map(({ failure }) => failure?.detail);
  expect(details).toContain('Database <b>down</b>');
  expect(details).toContain('Invalid trackingId');
});

test('row 30: markup in any text of a shipment is shown as text', async ({
  resetBrowser,
  openPopup,
  platform,
}) => {
  const trackingId = bulkId(70);
  const evil = (name: string) => `<i data-evil onpointerover="document.title = 'run'">${name}</i>`;
  const address = {
    address1: evil('street'),
    address2: evil('flat'),
    city: evil('city'),
    country: evil('country'),
  };
  const event = {
    status: evil('event'),
    description: evil('detail'),
    location: evil('place'),
    timestamp: evil('time'),
  };
  const body = {
    trackingId,
    status: evil('status'),
    address,
    transferCarrierName: evil('carrier'),
    transferCarrierTrackingId: evil('number'),
    proofOfDelivery: { recipient: evil('recipient'), deliveryDate: evil('date'), pods: [evil('image')] },
    events: [event],
    note: evil('note'),
  };
  await platform.layReply({ environment: 'sandbox', trackingId, body });
  const page = await openPopup(resetBrowser);
  await lookUp(page, trackingId);
  for (const name of ['street', 'flat', 'city', 'carrier', 'number', 'recipient', 'event', 'detail', 'place'])
    await expect(page.getByText(evil(name)).first()).toBeVisible();
  await page.locator('summary', { hasText: t.shipment.technicalTitle }).click();
  await expect(page.getByRole('treeitem', { name: /^note/ })).toContainText('data-evil');
  await expect(page.locator('[data-evil]')).toHaveCount(0);
});

test('row 31: a huge or deeply nested reply is read up to a limit', async ({
  resetBrowser: { firstPage: page },
  platform,
}) => {
  const deep = (open: string, close: string) => `${open.repeat(50_000)}1${close.repeat(50_000)}`;
  await expectEnds(page, platform, [
    { name: 'a terabyte', fault: { kind: 'hugeBody', bytes: 1e12 }, ends: 'unreadableReply', requests: 1 },
    // A reader without a bound would find a shipment at the end.
    {
      name: 'more than 2 MB',
      fault: (trackingId) => reply(' '.repeat(2_000_000) + JSON.stringify(recordOf(trackingId))),
      ends: 'unreadableReply',
      requests: 1,
    },
    { name: 'a gzip bomb', fault: { kind: 'gzipBomb', bytes: 4e9 }, ends: 'unreadableReply', requests: 1 },
    { name: 'lists in lists', fault: reply(deep('[', ']')), ends: 'unreadableReply', requests: 1 },
    { name: 'data in data', fault: reply(deep('{"data":', '}')), ends: 'unreadableReply', requests: 1 },
  ]);
});

test('row 32: statuses without a body, a byte order mark and other charsets', async ({
  resetBrowser: { firstPage: page },
  platform,
}) => {
  const encoded =
    (encoding: 'utf8' | 'utf16le' | 'latin1', charset: string, start = '') =>
    (trackingId: string) => ({
      ...reply(start + JSON.stringify(recordOf(trackingId)), {
        'Content-Type': `application/json; charset=${charset}`,
      }),
      encoding,
    });
  await expectEnds(page, platform, [
    { name: '204', fault: { kind: 'answer', status: 204 }, ends: 'notFound', requests: 1 },
    { name: '205', fault: { kind: 'answer', status: 205 }, ends: 'unreadableReply', requests: 1 },
    { name: '304', fault: { kind: 'answer', status: 304 }, ends: 'unreadableReply', requests: 1 },
    { name: 'a BOM', fault: encoded('utf8', 'utf-8', '\uFEFF'), ends: 'answered', requests: 1 },
    { name: 'an unknown charset', fault: encoded('utf8', 'x-none'), ends: 'answered', requests: 1 },
    { name: 'Latin-1', fault: encoded('latin1', 'iso-8859-1'), ends: 'answered', requests: 1 },
    { name: 'UTF-16', fault: encoded('utf16le', 'utf-16le'), ends: 'unreadableReply', requests: 1 },
  ]);
});
