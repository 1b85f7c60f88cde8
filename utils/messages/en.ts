import { failures } from '../../components/failures-text.en.ts';
import { common } from '../../components/text.en.ts';
import { many } from '../../features/bulk-lookup/text.en.ts';
import { card } from '../../features/card/text.en.ts';
import { setUp } from '../../features/connection/text.en.ts';
import { detection, rules } from '../../features/detection/text.en.ts';
import { selfTest } from '../../features/diagnostics/self-test-text.en.ts';
import { diagnostics } from '../../features/diagnostics/text.en.ts';
import { helpdesks } from '../../features/helpdesks/text.en.ts';
import { atHand } from '../../features/launch/text.en.ts';
import { evidence, proof } from '../../features/proof/text.en.ts';
import { recent } from '../../features/recent/text.en.ts';
import { copying, replyTemplates } from '../../features/replies/text.en.ts';
import { fleet } from '../../features/settings-file/text.en.ts';
import { shipment } from '../../features/shipment/text.en.ts';
import { statusColours } from '../../features/status-colors/text.en.ts';
import { watch } from '../../features/watch/text.en.ts';
import { webhook } from '../../features/webhook/text.en.ts';
import { background } from './en/background.ts';
import { options } from './en/options.ts';
import { popup } from './en/popup.ts';

/** English. Another language is an object of the same type. */
export const en = {
  background,
  common,
  failures,
  shipment,
  card,
  popup,
  options,
  helpdesks,
  detection,
  rules,
  setUp,
  statusColours,
  recent,
  many,
  watch,
  proof,
  evidence,
  copying,
  replyTemplates,
  atHand,
  diagnostics,
  selfTest,
  webhook,
  fleet,
};
