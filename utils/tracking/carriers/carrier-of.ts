import { toId } from '../tokens.ts';
import type { Carrier } from './carrier.ts';
import { amazon } from './data/amazon.ts';
import { cainiao } from './data/cainiao.ts';
import { dhlECommerce } from './data/dhl-ecommerce.ts';
import { evri } from './data/evri.ts';
import { fourPx } from './data/four-px.ts';
import { gofo } from './data/gofo.ts';
import { intelcom } from './data/intelcom.ts';
import { landmark } from './data/landmark.ts';
import { oldDominion } from './data/old-dominion.ts';
import { postnl } from './data/postnl.ts';
import { speedee } from './data/speedee.ts';
import { speedx } from './data/speedx.ts';
import { uniuni } from './data/uniuni.ts';
import { yanwen } from './data/yanwen.ts';
import { yodel } from './data/yodel.ts';
import { yunExpress } from './data/yunexpress.ts';
import { fitsOf } from './fits.ts';
import { IN_TEXT } from './in-text.ts';
import { postIn } from './posts.ts';

const ALL: readonly Carrier[] = [
  ...IN_TEXT,
  amazon,
  cainiao,
  dhlECommerce,
  evri,
  fourPx,
  gofo,
  intelcom,
  landmark,
  oldDominion,
  postnl,
  speedee,
  speedx,
  uniuni,
  yanwen,
  yodel,
  yunExpress,
];

/** A carrier that a number may belong to. */
export interface CarrierGuess {
  readonly carrier: string;
  readonly hasCheckDigit: boolean;
}

/** The carriers whose numbers look like this one, those whose check digit it passes first. It says nothing about a text. */
export function carrierOf(number: string): CarrierGuess[] {
  const id = toId(number.trim());
  return fitsOf(id, ALL)
    .map(({ carrier: { name }, proof }) => ({
      carrier: name === 'Post' ? postIn(id.slice(-2)) : name,
      hasCheckDigit: proof === 'checked',
    }))
    .sort((one, two) => Number(two.hasCheckDigit) - Number(one.hasCheckDigit));
}
