import { amazon } from './amazon.ts';
import { cainiao } from './cainiao.ts';
import { canadaPost } from './canada-post.ts';
import { canpar } from './canpar.ts';
import { colissimo } from './colissimo.ts';
import { dhl } from './dhl.ts';
import { dhlEcommerce } from './dhl-ecommerce.ts';
import { dpd } from './dpd.ts';
import { evri } from './evri.ts';
import { fedex } from './fedex.ts';
import { fourPx } from './four-px.ts';
import { gofo } from './gofo.ts';
import { hermes } from './hermes.ts';
import { intelcom } from './intelcom.ts';
import { landmark } from './landmark.ts';
import { lasership } from './lasership.ts';
import { oldDominion } from './old-dominion.ts';
import { ontrac } from './ontrac.ts';
import { postnl } from './postnl.ts';
import { purolator } from './purolator.ts';
import { s10 } from './s10.ts';
import type { Samples } from './sample.ts';
import { speedee } from './speedee.ts';
import { speedx } from './speedx.ts';
import { uniuni } from './uniuni.ts';
import { ups } from './ups.ts';
import { usps } from './usps.ts';
import { yanwen } from './yanwen.ts';
import { yodel } from './yodel.ts';
import { yunexpress } from './yunexpress.ts';

/** The samples of every carrier; only tests read them. */
export const SAMPLES: readonly Samples[] = [
  amazon,
  cainiao,
  canadaPost,
  canpar,
  colissimo,
  dhl,
  dhlEcommerce,
  dpd,
  evri,
  fedex,
  fourPx,
  gofo,
  hermes,
  intelcom,
  landmark,
  lasership,
  oldDominion,
  ontrac,
  postnl,
  purolator,
  s10,
  speedee,
  speedx,
  uniuni,
  ups,
  usps,
  yanwen,
  yodel,
  yunexpress,
];
