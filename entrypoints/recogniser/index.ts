import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { registerRecogniser } from '../../features/detection/late-recogniser.ts';
import { lookupRequestForBeginning } from '../../features/detection/recognise-id.ts';

/** The background loads this script when it has to find IDs in a text. */
export default defineUnlistedScript(() => registerRecogniser(lookupRequestForBeginning));
