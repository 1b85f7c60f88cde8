import { readFile } from 'node:fs/promises';
import { expect, expectPainted, paintedTexts, test } from './fixtures.ts';

/** Too short for anything but a taught shape. */
const ID = 'TG4F2Z';
const EXAMPLES = 'TG7XKQ\nTGA2B9\nTG11AB';

test.describe.configure({ mode: 'serial' });

test('a taught shape is painted in a ticket that is open, and no longer when it is removed', async ({
  openHtml,
  openOptions,
}) => {
  const ticket = await openHtml(`<p>Where is ${ID}?</p><p>And ABCD1234567890?</p>`);
  await expectPainted(ticket, 'ABCD1234567890');
  expect(await paintedTexts(ticket)).not.toContain(ID);

  const options = await openOptions();
  const section = options.getByRole('region', { name: 'Detection', exact: true });
  await section.getByLabel('Examples', { exact: true }).fill(EXAMPLES);
  await expect(section.getByText('TG followed by 4 letters or digits', { exact: true })).toBeVisible();
  await section.getByLabel('Pattern name', { exact: true }).fill('Old shop');
  await section.getByRole('button', { name: 'Keep pattern', exact: true }).click();
  await expect(section.getByText('“Old shop” is kept')).toBeVisible();
  await expectPainted(ticket, ID);

  await section.getByRole('button', { name: 'Remove Old shop', exact: true }).click();
  await expect.poll(() => paintedTexts(ticket)).not.toContain(ID);
  await section.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectPainted(ticket, ID);
  await section.getByRole('button', { name: 'Remove Old shop', exact: true }).click();
  await expect.poll(() => paintedTexts(ticket)).not.toContain(ID);
});

test('a taught shape is there when a ticket opens later, from a background that was stopped', async ({
  freshWaybill,
  openPage,
  stage,
}) => {
  const options = await openPage(freshWaybill.extensionUrl('options.html'), freshWaybill);
  const section = options.getByRole('region', { name: 'Detection', exact: true });
  await section.getByLabel('Examples', { exact: true }).fill(EXAMPLES);
  await section.getByRole('button', { name: 'Keep pattern', exact: true }).click();
  await expect(section.getByText('is kept')).toBeVisible();
  await freshWaybill.killServiceWorker();
  const ticket = await openPage(stage.helpdesk.url, freshWaybill);
  await ticket.evaluate((id) => window.demoHelpdesk.receiveMessage('48213', `And where is ${id}?`), ID);
  await ticket.evaluate(() =>
    document.querySelector('.ticket:not([hidden]) .message:last-of-type')?.scrollIntoView(),
  );
  await expectPainted(ticket, ID);
});

test('a link brings an ID to be taught; a text shows what would be found', async ({ openPage, waybill }) => {
  const options = await openPage(waybill.extensionUrl(`options.html#teach=${ID}`));
  const section = options.getByRole('region', { name: 'Detection', exact: true });
  const examples = section.getByLabel('Examples', { exact: true });
  await expect(examples).toHaveValue(`${ID}\n`);
  await expect(examples).toBeFocused();
  await options.keyboard.press('Control+End');
  await options.keyboard.type('TG7XKQ\nTGA2B9');
  await section
    .getByLabel('Try it on a text', { exact: true })
    .fill('Is tg1x9y lost? Tracking number 9400111899223');
  await expect(section.locator('.marked mark')).toHaveText(['tg1x9y', '9400111899223']);
  await expect(section.locator('#trial-found')).toContainText('TG1X9Y');
});

test('patterns travel by a file; a file that holds none adds none', async ({ openOptions }) => {
  const options = await openOptions();
  const section = options.getByRole('region', { name: 'Detection', exact: true });
  await section.getByLabel('Examples', { exact: true }).fill(EXAMPLES);
  await section.getByLabel('Pattern name', { exact: true }).fill('Old shop');
  await section.getByRole('button', { name: 'Keep pattern', exact: true }).click();
  const downloading = options.waitForEvent('download');
  await section.getByRole('button', { name: 'Export', exact: true }).click();
  const exported = await readFile(await (await downloading).path());
  const remove = section.getByRole('button', { name: 'Remove Old shop', exact: true });
  await remove.click();
  await expect(remove).toHaveCount(0);

  const file = section.locator('input[type="file"]');
  await file.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('[]') });
  await expect(section.getByText('does not hold patterns')).toBeVisible();
  await expect(remove).toHaveCount(0);
  await file.setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: exported });
  await expect(section.getByText('1 pattern was added.')).toBeVisible();
  await remove.click();
  await expect(remove).toHaveCount(0);
});
