import type { Control } from '../../dev/drivers/driver.ts';
import { DELIVERED, expectText } from '../../dev/journeys/answer.ts';
import { openCardOf } from '../../dev/journeys/ids.ts';
import { t } from '../e2e/support/messages.ts';
import { ask, expect, test } from './support/fixtures.ts';
import { startOwnSite } from './support/own-site.ts';

// Another browser starts beside those of the other workers.
test.describe.configure({ timeout: 120_000 });

// For Chromium: `tests/e2e/options/policy.spec.ts`, with a policy from a file.
const ONLY_FIREFOX = { tag: '@firefox' };

test(
  'lookups use the address, key, environment and helpdesk of a policy, and the options show them locked',
  ONLY_FIREFOX,
  async ({ launch, servers, platform }) => {
    const { partnerUrl, clientUrl, apiKey } = servers.platform.sandbox;
    const { driver } = await launch({
      policy: { environment: 'sandbox', sandbox: { partnerUrl, apiKey }, helpdeskHosts: ['127.0.0.1'] },
    });
    const options = await driver.open(driver.extensionUrl('options.html#connection'));
    // A policy cannot grant access to hosts.
    await options.get('button', t.options.allowAccess).click();
    await expect.poll(() => options.get('button', t.options.allowAccess).count()).toBe(0);
    const site = await startOwnSite(DELIVERED.id);
    const ticket = await driver.open(site.address);
    await expectText(await openCardOf(ticket, DELIVERED.id), DELIVERED.recipient);
    expect((await platform.counts()).sandbox).toMatchObject({ token: 1, track: 1 });

    const evil = { partnerUrl: 'https://evil.example', clientUrl, newKey: 'evil' };
    await ask(driver, 'saveConnections', { production: { partnerUrl: '', clientUrl: '' }, sandbox: evil });
    await ask(driver, 'setEnvironment', { environment: 'production' });
    await options.bringToFront();
    const sandbox = options.get('group', t.options.environmentName.sandbox);
    await expectLocked(sandbox.field(t.options.partnerUrl), { value: partnerUrl });
    await expectLocked(sandbox.field(t.options.partnerKey), { value: '' });
    await expectLocked(options.get('switch', t.options.environmentName.sandbox), { ariaChecked: 'true' });
    // What the policy leaves open can be changed.
    expect(await sandbox.field(t.options.clientUrl).run(stateOf)).toMatchObject({
      isLocked: false,
      value: clientUrl,
    });
    await options.goto(driver.extensionUrl('options.html#helpdesks'));
    await expectText(options, t.policy.locked);
    expect(await options.get('button', t.helpdesks.remove('127.0.0.1')).count()).toBe(0);
    await site.close();
  },
);

async function expectLocked(field: Control, state: { value?: string; ariaChecked?: string }): Promise<void> {
  await expect
    .poll(() => field.run(stateOf))
    .toMatchObject({ ...state, isLocked: true, description: expect.stringContaining(t.policy.locked) });
}

/** Runs in the page. */
function stateOf(element: HTMLElement) {
  const { value, readOnly, disabled, ariaChecked } = element as HTMLInputElement;
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  const description = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  return { value, ariaChecked, isLocked: readOnly || disabled, description };
}
