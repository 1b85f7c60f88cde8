import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { t } from '../support/messages.ts';
import { expectPayload, jsonEditor, payload, writePayload } from '../support/webhook-console.ts';

const field = (page: Page, name: string) =>
  page.getByRole('region', { name: t.webhook.title }).getByLabel(name, { exact: true });
const send = (page: Page) => page.getByRole('button', { name: t.webhook.send, exact: true });

test('loads the editor when it scrolls into view, and keeps earlier input', async ({
  openPage,
  sharedBrowser,
}) => {
  const page = await openPage('about:blank');
  // The payload is far below the window.
  await page.setViewportSize({ width: 360, height: 240 });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(sharedBrowser.extensionUrl('options.html#test-webhook'));
  await expect(page.getByRole('button', { name: t.webhook.send, exact: true })).toBeVisible();
  await expect(page.locator('textarea')).not.toHaveCount(0);
  expect(loaded.some((url) => url.endsWith('.js'))).toBe(true);
  expect(loaded.filter((url) => url.includes('json-editor'))).toEqual([]);
  await payload(page).fill('{"data": {"trackingId": "EARLY 1"}}');
  await jsonEditor(page);
  expect(loaded.filter((url) => url.includes('json-editor'))).toHaveLength(1);
  await expect(payload(page)).toBeFocused();
  // The caret stays where it was in the text area: at the end.
  await page.keyboard.type(' ');
  await expectPayload(page, '{"data": {"trackingId": "EARLY 1"}} ');
  await expect(field(page, t.webhook.fieldName.trackingId)).toHaveValue('EARLY 1');
});

test('keeps form and editor in sync both ways, with caret and undo', async ({ openOptions, platform }) => {
  const page = await openOptions('test-webhook');
  const editor = await jsonEditor(page);
  await writePayload(page, '{"data": {"status": "A",\n "n": 1.50}}');
  await expectPayload(page, '{"data": {"status": "A",\n "n": 1.50}}');
  await editor.press('ControlOrMeta+End');
  await editor.press('ArrowLeft');
  await editor.press('ArrowLeft');
  await field(page, t.webhook.fieldName.status).fill('LONGER');
  await expectPayload(page, '{"data": {"status": "LONGER",\n "n": 1.50}}');
  await editor.focus();
  await page.keyboard.type('0');
  await expectPayload(page, '{"data": {"status": "LONGER",\n "n": 1.500}}');
  await send(page).click();
  await expect(page.getByText(/200 OK/)).toBeVisible();
  expect(String((await platform.inbox())[0]?.body)).toBe('{"data": {"status": "LONGER",\n "n": 1.500}}');

  await editor.focus();
  for (const before of [
    '{"data": {"status": "LONGER",\n "n": 1.50}}',
    '{"data": {"status": "A",\n "n": 1.50}}',
  ]) {
    await page.keyboard.press('ControlOrMeta+z');
    await expectPayload(page, before);
  }
  await expect(field(page, t.webhook.fieldName.status)).toHaveValue('A');
});

test('marks problems in place and lists them; Tab leaves the editor', async ({ openOptions }) => {
  const page = await openOptions('test-webhook');
  /** Messages on the console, where the browser reports violations of the content security policy. */
  const blocked: string[] = [];
  page.on('console', (message) => blocked.push(message.text()));
  const editor = await jsonEditor(page);
  await expect(page.locator('.cm-lintRange')).toHaveCount(0);
  await editor.press('ControlOrMeta+a');
  await page.keyboard.insertText('{"event": "unheard.of",\n "data": {"statusCode": "203"}}');
  await expect(page.locator('.cm-lintRange')).toHaveText(['"unheard.of"', '"203"']);
  await expect(page.locator('.cm-lint-marker-warning')).toHaveCount(2);
  await page.locator('.cm-lintRange').first().hover();
  await expect(page.locator('.cm-tooltip')).toHaveText(
    `event ${t.webhook.payloadProblem.oneOf} shipment.status_updated${t.webhook.orBetween}shipment.custom_event`,
  );
  expect(await violations(page)).toEqual([]);
  await expect(editor).not.toHaveAttribute('aria-invalid');
  await editor.press('ControlOrMeta+a');
  await page.keyboard.insertText('{"event": oops}');
  await expect(editor).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('.cm-lintRange-error')).toHaveText('oops}');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await expectPayload(page, '{"event": oops}');
  expect(blocked).toEqual([]);
});

test('edits a long payload, and jumps to its last line', async ({ openOptions }) => {
  const page = await openOptions('test-webhook');
  const editor = await jsonEditor(page);
  const numbers = Array.from({ length: 5000 }, (_, index) => `  ${index}`).join(',\n');
  await writePayload(page, `{"n": [\n${numbers}\n], "event": 1}`);
  const line = page.getByRole('button', { name: t.webhook.line(5002) });
  await line.click();
  await expect(editor).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type('{}');
  await expect(line).toBeHidden();
  await writePayload(page, '{"event": "shipment.custom_event"}');
  await expectPayload(page, '{"event": "shipment.custom_event"}');
});
