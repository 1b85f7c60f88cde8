import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import {
  cardFrame,
  clickDrawn,
  clickId,
  drawFrames,
  expect,
  expectNoCard,
  test,
} from '../support/fixtures.ts';
import { t } from '../support/messages.ts';

const ID = SAMPLE_IDS.deliveredWithProof;

test('shows the card above a popover that holds its ID, and leaves that open', async ({ openHtml }) => {
  const page = await openHtml(`<style>::backdrop { background: red }</style>
    <div popover="manual" style="width:1000px;height:600px">Where is ${ID}?</div>`);
  await page.evaluate(() => document.querySelector<HTMLElement>('[popover]')?.showPopover());
  const shown = () =>
    page.evaluate(() => {
      const hosts = [...document.querySelectorAll(':popover-open')];
      return hosts.map((host) => [host.localName, getComputedStyle(host, '::backdrop').display]);
    });
  await clickId(page, ID);
  const card = await cardFrame(page);
  await expect(card.locator('body')).toContainText('Robin Marlow');
  const box = await (await card.frameElement()).boundingBox();
  if (!box) throw new Error('no card');
  const hit = await page.evaluate(
    ({ x, y, width, height }) =>
      [0.1, 0.5, 0.9].map(
        (part) => document.elementFromPoint(x + width * part, y + height * part)?.localName,
      ),
    box,
  );
  expect(hit).toEqual(['waybill-card', 'waybill-card', 'waybill-card']);
  expect(await shown()).toEqual([
    ['div', 'block'],
    ['waybill-card', 'none'],
  ]);
  await page.keyboard.press('Escape');
  await expectNoCard(page);
  expect(await shown()).toEqual([['div', 'block']]);
});

test('the numbers of several editors stand above the card that covers them', async ({ openHtml }) => {
  const page = await openHtml(`<p>${ID}</p><textarea aria-label="Reply"></textarea><textarea></textarea>`);
  await clickId(page, ID);
  const card = await cardFrame(page);
  for (const name of [t.copying.openReply, t.copying.insert])
    await clickDrawn(card.getByRole('button', { name, exact: true }));
  const editor = page.getByRole('textbox', { name: 'Reply' });
  const { x = 0, y = 0 } = (await editor.boundingBox()) ?? {};
  const hostOnTop = () =>
    page.evaluate(
      ([left, top]) => {
        const hosts = [...document.querySelectorAll('waybill-card')];
        return hosts.indexOf(document.elementFromPoint(left, top) ?? document.body);
      },
      [x + 15, y + 15] as const,
    );
  // The card's comes first.
  await expect.poll(hostOnTop).toBe(1);
  await page.keyboard.press('1');
  await expect(editor).toHaveValue(new RegExp(ID));
});

test('a press on the card while the page draws a view transition leaves the card open', async ({
  openHtml,
}) => {
  const page = await openHtml(
    `<p>Where is ${ID}?</p><style>::view-transition-group(*) { animation-duration: 60s }</style>`,
  );
  await clickId(page, ID);
  const card = await cardFrame(page);
  await expect(card.locator('body')).toContainText('Robin Marlow');
  const { x = 0, y = 0 } = (await (await card.frameElement()).boundingBox()) ?? {};
  await page.evaluate(async () => {
    await document.startViewTransition(() => document.body.append('Solved')).ready;
  });
  await page.mouse.click(x + 100, y + 60);
  await drawFrames(page, 2);
  await expect(card.getByRole('main')).toBeVisible();
  await page.mouse.click(x + 700, y + 500);
  await expectNoCard(page);
});
