import { answer } from './en/answer.ts';
import { atHand } from './en/at-hand.ts';
import { background } from './en/background.ts';
import { card } from './en/card.ts';
import { common } from './en/common.ts';
import { copying } from './en/copying.ts';
import { detection } from './en/detection.ts';
import { diagnostics } from './en/diagnostics.ts';
import { evidence } from './en/evidence.ts';
import { failures } from './en/failures.ts';
import { fleet } from './en/fleet.ts';
import { helpdesks } from './en/helpdesks.ts';
import { many } from './en/many.ts';
import { options } from './en/options.ts';
import { popup } from './en/popup.ts';
import { proof } from './en/proof.ts';
import { recent } from './en/recent.ts';
import { replyTemplates } from './en/reply-templates.ts';
import { rules } from './en/rules.ts';
import { selfTest } from './en/self-test.ts';
import { setUp } from './en/set-up.ts';
import { shipment } from './en/shipment.ts';
import { statusColours } from './en/status-colours.ts';
import { watch } from './en/watch.ts';
import { webhook } from './en/webhook.ts';

/** English. Another language is an object of the same type. */
export const en = {
  background,
  common,
  failures,
  shipment,
  answer,
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
