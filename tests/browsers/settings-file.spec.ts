import type { Tab } from '../../dev/drivers/driver.ts';
import { expectText } from '../../dev/journeys/answer.ts';
import { t } from '../e2e/support/messages.ts';
import { ask, expect, test } from './support/fixtures.ts';

test('exports the settings without keys, and imports them after a preview', async ({
  driver,
  openExtensionPage,
  servers,
}) => {
  const options = await openExtensionPage('options.html#settings-file');
  const { name, bytes } = await options.download(() => options.get('button', t.settingsFile.export).click());
  expect(name).toBe(t.settingsFile.fileName);
  const exported = bytes.toString();
  const { sandbox, production } = servers.platform;
  expect(JSON.parse(exported)).toMatchObject({
    environment: 'sandbox',
    sandbox: { partnerUrl: sandbox.partnerUrl },
  });
  for (const { apiKey } of [sandbox, production]) expect(exported).not.toContain(apiKey);

  await ask(driver, 'setEnvironment', { environment: 'production' });
  const environment = () => ask(driver, 'getConnections');
  await chooseFile(options, exported);
  await expectText(options, t.settingsFile.summaryTitle(1));
  expect(await environment()).toMatchObject({ value: { environment: 'production' } });
  await options.get('button', t.settingsFile.apply).click();
  await expectText(options, t.settingsFile.applied(1));
  expect(await environment()).toMatchObject({ value: { environment: 'sandbox' } });
  await options.get('button', t.settingsFile.undo).click();
  await expectText(options, t.settingsFile.done.undone);
  expect(await environment()).toMatchObject({ value: { environment: 'production' } });
});

test('a file with an error changes nothing', async ({ driver, openExtensionPage }) => {
  const options = await openExtensionPage('options.html#settings-file');
  await chooseFile(
    options,
    '{"waybillSettings":1,"statusColours":true,"sandbox":{"partnerUrl":"http://evil.example"}}',
  );
  await expectText(options, 'sandbox.partnerUrl');
  expect(await ask(driver, 'getStatusColors')).toMatchObject({ value: { isOn: false } });
});

/** Chooses a file in the only file field of the options page that is shown, without the browser's dialog. */
function chooseFile(options: Tab, text: string): Promise<void> {
  return options.find('input[type="file"]').run((field, content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'chosen.json', { type: 'application/json' }));
    (field as HTMLInputElement).files = transfer.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);
}
