import { defineContentScript } from 'wxt/utils/define-content-script';
import { contentWorld } from '../../features/page/page-features.ts';

/** Runs in each frame of a site that the user added, before the other content scripts: see `page-script.ts`. */
export default defineContentScript({
  registration: 'runtime',
  matches: [],
  exclude: ['firefox'],
  main() {
    contentWorld.waybillIsAddedSite = true;
  },
});
