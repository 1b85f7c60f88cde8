import type { Driver, Tab } from '../../../dev/drivers/driver.ts';
import type { AdminClient } from '../../../dev/platform/admin-client.ts';
import { t } from '../../e2e/support/messages.ts';
import { expect } from './fixtures.ts';

declare const chrome: { extension: { getViews(): Window[] } };

/** Enters a text in the field of popup or panel and looks it up. */
export async function lookUp(popup: Tab, text: string): Promise<void> {
  const field = popup.field(t.popup.field);
  await field.fill(text);
  await field.press('Enter');
}

/** Waits until the sandbox has been asked for exactly these IDs, in any order. */
export async function expectAsked(platform: AdminClient, trackingIds: readonly string[]): Promise<void> {
  const asked = async () => {
    const requests = (await platform.requests()).filter(({ operation }) => operation === 'track');
    return requests.map(({ path }) => path.split('=')[1]).sort();
  };
  await expect
    .poll(asked, { message: 'IDs that the platform was asked for' })
    .toEqual([...trackingIds].sort());
}

/** Waits until a lookup is shown outside of the page, so that its popup does not open during the next test. */
export async function expectOutsidePage(driver: Driver): Promise<void> {
  const views = () => driver.home.run(() => chrome.extension.getViews().length);
  await expect.poll(views, { message: 'pages of the extension besides the first one' }).toBeGreaterThan(1);
}
