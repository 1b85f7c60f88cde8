import { violations } from '../e2e/support/axe.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import {
  ADDRESS,
  expectAllHighlighted,
  expectNothingHighlighted,
  expectPlain,
  isRunning,
  openDeskWith,
  openWithSite,
  PATTERN,
  row,
  section,
} from '../e2e/support/helpdesk-sites.ts';
import { t } from '../e2e/support/messages.ts';

test.afterEach(({ sharedBrowser }) => sharedBrowser.revokeHosts([PATTERN]));

test('row 41: stops on an added site with a notice when its access is revoked, and resumes when it is granted again', async ({
  resetBrowser,
  openPage,
  openOptions,
}) => {
  const openDesk = openDeskWith(openPage);
  const options = await openWithSite(resetBrowser, openOptions);
  const page = await openDesk(ADDRESS);
  await expectAllHighlighted(page);
  await resetBrowser.revokeHosts([PATTERN]);
  await expect(row(options, t.helpdesks.lostTitle)).toBeVisible();
  await expectNothingHighlighted(page);
  expect(await isRunning(await expectPlain(openDesk, ADDRESS))).toBe(false);
  expect(await violations(options)).toEqual([]);

  await resetBrowser.grantHosts([PATTERN]);
  await expect(section(options).getByText(t.helpdesks.lostTitle)).toBeHidden();
  await expectAllHighlighted(page);
});
