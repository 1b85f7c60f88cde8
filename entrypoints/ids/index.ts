import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { offerIds } from '../../utils/ids-script.ts';
import { startIds } from './start.ts';

/** Loaded into a frame of a helpdesk by its content script, when a text there may hold an ID. */
export default defineUnlistedScript(() => offerIds(startIds));
