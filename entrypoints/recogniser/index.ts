import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { registerRecogniser } from '../../features/detection/late-recogniser.ts';
import { idToLookUp } from '../../features/detection/recognise-id.ts';

/** The background loads this script when it has to find an ID in a text. */
export default defineUnlistedScript(() => registerRecogniser(idToLookUp));
