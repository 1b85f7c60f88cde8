import { expectText } from '../../dev/journeys/answer.ts';
import { textsOfHighlights } from '../../dev/journeys/highlights-in-page.ts';
import { expectId, openCardOf, waitForNoCard } from '../../dev/journeys/ids.ts';
import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { t } from '../e2e/support/messages.ts';
import { expect, test } from './support/fixtures.ts';
import { type OwnSite, startOwnSite } from './support/own-site.ts';

const ID = SAMPLE_IDS.deliveredWithProof;
const SITE = { host: '127.0.0.1', hasSubdomains: false, isHttp: true };

let desk: OwnSite;

test.beforeAll(async () => {
  desk = await startOwnSite(ID);
});

test.afterAll(() => desk.close());

test('an added site works at once in open tabs, stops when it is removed, and returns with undo', async ({
  driver,
  openExtensionPage,
}) => {
  const ticket = await driver.open(desk.address);
  const options = await openExtensionPage('options.html#helpdesks');
  await options.field(t.helpdesks.address).fill(desk.address);
  await options.get('button', t.helpdesks.add).click();
  await expectText(options, t.helpdesks.added(SITE));
  await ticket.bringToFront();
  await expectText(await openCardOf(ticket, ID), 'Robin Marlow');

  await options.bringToFront();
  await options.get('button', t.helpdesks.remove(SITE.host)).click();
  await expectText(options, t.helpdesks.removed(SITE));
  await ticket.bringToFront();
  await expect.poll(() => ticket.run(textsOfHighlights)).toEqual([]);
  await waitForNoCard(ticket);

  await options.bringToFront();
  // Removal gave the access back.
  await driver.grantHosts(['http://127.0.0.1/*']);
  await options.get('button', t.helpdesks.undo).click();
  await ticket.bringToFront();
  await expectId(ticket, ID);
});
