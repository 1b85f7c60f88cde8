import type { ChromiumWithExtension } from '../../dev/chromium.ts';
import { SAMPLE_IDS } from '../../dev/sample-ids.ts';
import { withWorker } from './background.ts';
import { cardFrame, expect, expectNoCard, expectPainted, test } from './fixtures.ts';
import { expectNoOffer, expectOffer, offer } from './id-offer.ts';
