import type { Carrier } from './carrier.ts';
import { canadaPost } from './data/canada-post.ts';
import { canpar } from './data/canpar.ts';
import { colissimo } from './data/colissimo.ts';
import { dhl } from './data/dhl.ts';
import { dpd } from './data/dpd.ts';
import { fedex } from './data/fedex.ts';
import { hermes } from './data/hermes.ts';
import { lasership } from './data/lasership.ts';
import { ontrac } from './data/ontrac.ts';
import { purolator } from './data/purolator.ts';
import { posts } from './data/s10.ts';
import { ups } from './data/ups.ts';
import { usps } from './data/usps.ts';

/**
 * The carriers that may decide in a text, by a check digit or by their name. Labels and the built-in shape find the numbers of
 * the others, so that the content script does without them.
 */
export const IN_TEXT: readonly Carrier[] = [
  usps,
  fedex,
  ups,
  dhl,
  posts,
  canadaPost,
  purolator,
  ontrac,
  dpd,
  canpar,
  colissimo,
  hermes,
  lasership,
];
