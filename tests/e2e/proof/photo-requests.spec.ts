import { listen } from '../../../dev/listen.ts';
import { expect, test } from '../support/fixtures.ts';
import { layImages, lookUpProof } from '../support/proof-view.ts';

const ID = 'ABCD1234567881';
const PHOTO = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';

test('a photo at an address of a site where the agent is signed in is requested without cookies', async ({
  sharedBrowser,
  openPopup,
  platform,
  servers,
}) => {
  const cookies: (string | null)[] = [];
  const site = await listen({
    fetch: ({ headers }) => {
      cookies.push(headers.get('Cookie'));
      return new Response(PHOTO, {
        headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' },
      });
    },
  });
  const { context } = sharedBrowser;
  try {
    await context.addCookies([{ name: 'session', value: 'agent', url: site.origin, sameSite: 'Strict' }]);
    await layImages(platform, servers, ID, [`${site.origin}/sign-out.svg`]);
    const popup = await openPopup(sharedBrowser);
    await lookUpProof(popup, ID);
    await expect.poll(() => cookies).toEqual([null]);
  } finally {
    await context.clearCookies({ name: 'session' });
    await site.close();
  }
});
