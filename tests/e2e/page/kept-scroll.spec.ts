import type { Page } from '@playwright/test';
import { bulkId, SAMPLE_IDS } from '../../../dev/sample-ids.ts';
import { expect, test } from '../support/fixtures.ts';
import { command, expectAt, expectCounted } from '../support/id-navigation.ts';

const [FIRST, SECOND] = [SAMPLE_IDS.deliveredWithProof, bulkId(1)];

/** How far the elements of a page that only scripts can scroll are scrolled. */
const scrolledClips = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.clip, html')]
      .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0)
      .map(({ id, scrollLeft, scrollTop }) => `${id}: ${scrollLeft}, ${scrollTop}`),
  );

/** The frame of an application whose lists scroll by themselves, a few pixels too high for the window. */
const shellOf = (html: string) =>
  `<style>body { margin: 0 } .clip { overflow: hidden } .list { height: 500px; overflow: auto }</style>
   <div class="clip" id="shell" style="height:100vh">
     <header style="height:200px">Inbox <b>${FIRST}</b></header>${html}<div style="height:calc(100vh - 694px)"></div>
   </div>`;
const ROOM = '<div style="height:900px"></div>';
const SUBJECT = `<p class="clip" id="subject" style="width:220px;white-space:nowrap;text-overflow:ellipsis"><span>Where is our parcel ${SECOND} now?</span></p>`;

for (const [place, html] of Object.entries({
  'a list': `<div class="list">${ROOM}<p>${SECOND}</p>${ROOM}</div>`,
  'a subject that is cut off': `<div class="list">${ROOM}${SUBJECT}${ROOM}</div>`,
  'a window without scrollbars': `<style>body { overflow: hidden } #shell { overflow: visible }</style>
    <div class="list">${ROOM}<p>${SECOND}</p>${ROOM}</div>`,
  'a frame': `<iframe class="list" srcdoc='${ROOM}<p>${SECOND}</p>${ROOM}'></iframe>`,
}))
  test(`going to an ID in ${place} does not scroll the application around it`, async ({
    openHtml,
    sharedBrowser,
  }) => {
    const page = await openHtml(shellOf(html));
    await expectCounted(sharedBrowser, page, 2);
    await command(sharedBrowser, page, 'next-id');
    await expectAt(page, FIRST);
    await command(sharedBrowser, page, 'next-id');
    await expect
      .poll(() =>
        page.evaluate(() => document.querySelector('.list')?.scrollTop || window.frames[0]?.scrollY),
      )
      .toBeGreaterThan(0);
    await expect.poll(() => scrolledClips(page)).toEqual([]);
  });

test('goes to an ID that only a script can scroll into sight', async ({ openHtml, sharedBrowser }) => {
  const page = await openHtml(
    `<p>${FIRST}</p><div class="clip" id="own-scrollbar" style="height:200px;overflow:hidden">${ROOM}<p>${SECOND}</p></div>`,
  );
  await expectCounted(sharedBrowser, page, 2);
  await command(sharedBrowser, page, 'next-id');
  await command(sharedBrowser, page, 'next-id');
  await expectAt(page, SECOND);
  await expect.poll(() => scrolledClips(page)).toHaveLength(1);
});
