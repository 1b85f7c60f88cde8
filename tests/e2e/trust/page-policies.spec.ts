import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { collectErrors, expect, test } from '../support/fixtures.ts';
import { expectUnharmed } from '../support/hostile-page.ts';

const TICKET = `<p>Tracking number: ${SAMPLE_IDS.moving}</p>`;

/** Headers with which a helpdesk protects itself. They bind its own scripts, not those of the extension. */
const POLICIES: Record<string, Record<string, string>> = {
  'trusted types': {
    'Content-Security-Policy': "require-trusted-types-for 'script'; trusted-types 'none'",
  },
  'nothing may load': { 'Content-Security-Policy': "default-src 'none'; frame-src 'none'; style-src 'none'" },
  'a sandbox with the origin': { 'Content-Security-Policy': 'sandbox allow-scripts allow-same-origin' },
  'no features': { 'Permissions-Policy': 'clipboard-write=(), clipboard-read=(), fullscreen=(), unload=()' },
};

test('finds and opens IDs under the policies of a page, without breaking one', async ({
  openHtml,
  platform,
}) => {
  let next = 830;
  for (const [name, headers] of Object.entries(POLICIES)) {
    await test.step(name, async () => {
      await platform.resetCounts();
      const page = await openHtml(TICKET, headers);
      const errors = collectErrors(page);
      await expectUnharmed(page, platform, bulkId(next++));
      expect(errors).toEqual([]);
    });
  }
});
