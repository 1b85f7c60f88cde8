import type { Page } from '@playwright/test';
import { SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { expect, test } from '../support/fixtures.ts';
import { t } from '../support/messages.ts';

const COLUMN = '77665544\n77665545\n77665546';

/** What a quick user does in the empty field, all of it before the detector can be loaded. */
type Input = { paste: string } | { type: string } | 'enter';

async function doAtOnce(page: Page, inputs: readonly Input[]): Promise<void> {
  await page.getByLabel(t.popup.field, { exact: true }).evaluate(async (element, all) => {
    const field = element as HTMLInputElement;
    for (const input of all) {
      if (input === 'enter') field.form?.requestSubmit();
      else if ('paste' in input) {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', input.paste);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      } else {
        field.value += input.type;
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      // The page is drawn, but nothing can be loaded meanwhile.
      await Promise.resolve();
    }
  }, inputs);
}

test('a pasted list stays in the field, in one line, if something is typed before the detector is loaded', async ({
  openPopup,
}) => {
  const page = await openPopup();
  await doAtOnce(page, [{ paste: COLUMN }, { type: ' 9' }]);
  const field = page.getByLabel(t.popup.field, { exact: true });
  await expect(field).toHaveValue(`${COLUMN.replaceAll('\n', ' ')} 9`);
});

test('Enter looks up what was in the field when it was pressed', async ({ openPopup }) => {
  const page = await openPopup();
  await doAtOnce(page, [{ type: SAMPLE_IDS.moving }, 'enter', { type: 'x' }]);
  await expect(page.getByText('IN_TRANSIT')).toBeVisible();
  await expect(page.getByLabel(t.popup.field, { exact: true })).toHaveValue(SAMPLE_IDS.moving);
});
