import { expect } from '@playwright/test';
import { fingerprint } from '../../../dev/platform/request-log.ts';
import { t } from '../../e2e/support/messages.ts';
import { connectionSet } from '../../e2e/support/reset-browser.ts';
import { leftovers, send } from './in-page.ts';
import { examine } from './play.ts';
import { ENVIRONMENTS, IDS, sourceName } from './sources.ts';
import type { Stage } from './stage.ts';
import { examineTraffic, type Traffic } from './verdict.ts';

/** A platform that asked for a pause gets it, also after the monkey has left. */
const RECOVERY_MS = 15_000;

/**
 * Ends a run: the faults are over, everything under way settles, nothing is lost, and Waybill works as before.
 * @returns what the platforms saw
 */
export async function clearUp(stage: Stage): Promise<Traffic> {
  const { platforms, witness } = stage;
  await Promise.all(platforms.map(({ admin }) => admin.clearFaults()));
  await expectNothingLeft(stage);
  await expectWorking(stage);
  await expectNothingLeft(stage);
  await examine(stage);
  const traffic = await examineTraffic(stage);
  traffic.problems.forEach(witness.accuse);
  return traffic;
}

async function expectNothingLeft({ popup, panel, options, helpdesk, witness }: Stage): Promise<void> {
  const views = [popup, panel, options, helpdesk].flatMap((page) => page.frames());
  const inside = views.filter((view) => view.url().startsWith('chrome-extension:'));
  for (const view of inside) {
    for (const left of await leftovers(view)) witness.accuse(`left in ${view.url()}: ${left}`);
  }
}

/** A save, a lookup in each environment, a webhook and a list. */
async function expectWorking({ popup, platforms, webhooks }: Stage): Promise<void> {
  for (const platform of platforms) {
    const saved = await send(popup, 'saveConnections', connectionSet(platform.platform));
    expect(saved, `saves ${platform.name}`).toMatchObject({ ok: true });
    for (const environment of ENVIRONMENTS) {
      const selected = await send(popup, 'setEnvironment', { environment });
      expect(selected, `selects ${environment}`).toMatchObject({ ok: true, value: { environment } });
      const lookUp = async () =>
        JSON.stringify(await send(popup, 'getShipment', { trackingId: IDS[0], refresh: true }));
      await expect
        .poll(lookUp, { timeout: RECOVERY_MS, message: 'looks up' })
        .toContain(sourceName(platform.name, environment));
    }
  }
  const payload = JSON.stringify({ version: '1.0', data: { trackingId: 'after-the-monkey' } });
  webhooks.set(fingerprint(payload), 'sandbox');
  const sent = await send(popup, 'sendTestWebhook', { environment: 'sandbox', payload, isAuthorized: false });
  expect(sent, 'sends a webhook').toMatchObject({ ok: true, value: { status: 200 } });

  await popup.reload();
  await popup.getByRole('button', { name: t.bulkLookup.open, exact: true }).click();
  await popup.locator('.bulk-draft').getByLabel(t.bulkView.draftField, { exact: true }).fill(IDS.join('\n'));
  // Enabled once the detector is loaded and has read the list.
  await popup.getByRole('button', { name: t.bulkView.lookUp(IDS.length) }).click();
  await expect(popup.getByText(t.bulkView.done(IDS.length))).toBeVisible({ timeout: RECOVERY_MS });
}
