import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { registerPageFeatures } from '../../features/page/page-features.ts';
import { startPageFeatures } from './start.ts';

/** The content script loads this script into a helpdesk frame in which a text may contain an ID. */
export default defineUnlistedScript(() => registerPageFeatures(startPageFeatures));
