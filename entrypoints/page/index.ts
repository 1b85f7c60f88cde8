import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { registerPageFeatures } from '../../features/page/page-features.ts';
import { startPageFeatures } from './start.ts';

/** Loaded into a frame of a helpdesk by its content script, when a text there may hold an ID. */
export default defineUnlistedScript(() => registerPageFeatures(startPageFeatures));
