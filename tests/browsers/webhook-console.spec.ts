import { expectText } from '../../dev/journeys/answer.ts';
import { t } from '../e2e/support/messages.ts';
import { expect, test } from './support/fixtures.ts';

/** With spaces and a number that a program would write differently. */
const PAYLOAD = '{"event": "shipment.custom_event", "data": {"n": 1.50}}';

test('sends what was typed into the editor, character by character, and shows the response', async ({
  openExtensionPage,
  platform,
}) => {
  const options = await openExtensionPage('options.html#test-webhook');
  await expectText(options, t.webhook.editorHint);
  await options.run(() => document.querySelector('.editor-place')?.scrollIntoView());
  // The editor replaces a plain field once it is in view.
  await expect.poll(() => options.find('.json-editor').count()).toBe(1);
  await options.run(() => {
    const find = (root: ParentNode): HTMLElement | undefined => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.matches('[role="textbox"]')) return element;
        const inside = element.shadowRoot && find(element.shadowRoot);
        if (inside) return inside;
      }
      return undefined;
    };
    const place = document.querySelector('.json-editor');
    find(place?.parentElement ?? document)?.focus();
  });
  await options.press('Control+A');
  for (const character of PAYLOAD) await options.press(character);
  await options.get('button', t.webhook.send).click();
  await expectText(options, '200 OK');
  expect((await platform.inbox()).map(({ body }) => String(body))).toEqual([PAYLOAD]);
  expect((await platform.counts()).production.webhook).toBe(0);
});
