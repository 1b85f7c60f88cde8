import { chooseLanguage } from '../../dev/journeys/language.ts';
import { bulkId } from '../../dev/sample-ids.ts';
import { frenchLaunchText } from '../../features/launch/text.fr.ts';
import { expect, test } from './support/fixtures.ts';
import { t } from './support/messages.ts';
import { toolbarButton } from './support/toolbar-button.ts';

test('the button of an open tab has its title in the language that was chosen since', async ({
  resetBrowser,
  openHtml,
}) => {
  const page = await openHtml(`<p>Parcel ${bulkId(1)}</p>`);
  const title = () => expect.poll(async () => (await toolbarButton(resetBrowser, page)).title);
  await title().toBe(t.browserUi.badge(1, false));
  await chooseLanguage(resetBrowser.firstPage, 'fr');
  await title().toBe(frenchLaunchText.badge(1, false));
});
