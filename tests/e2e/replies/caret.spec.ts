import { cardFrame, clickId, expect, expectNoCard, test } from '../support/fixtures.ts';
import { enter, ID, insert, LINES, openEditors, stateOf } from './editors-page.ts';

test('inserts where the agent was writing, although the press on the ID has moved the selection', async ({
  openPage,
  sharedBrowser,
}) => {
  const { page, names } = await openEditors(openPage);
  const rows: Record<string, string> = {};
  for (const name of names) {
    await enter(page, name);
    await page.keyboard.type('Hi. ');
    await clickId(page, ID);
    await cardFrame(page);
    await insert(sharedBrowser);
    rows[name] = (await stateOf(page, name)).join(' ').replace(/\s+/g, ' ');
    await page.keyboard.press('Escape');
    await expectNoCard(page);
  }
  const expected = `Hi. ${LINES.join(' ')}`;
  expect(rows).toEqual(Object.fromEntries(names.map((name) => [name, expected])));
});
