import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { checkForm, entriesOf } from '../features/detection/engine/infer-pattern.ts';
import { exampleInHash } from '../features/detection/example-link.ts';
import { readIdList } from '../features/detection/id-list.ts';
import { DEFAULT_RULES } from '../features/detection/model.ts';
import { createPatternDraftState } from '../features/detection/pattern-draft-state.ts';
import { idToLookUp } from '../features/detection/recognise-id.ts';
import { readPolicy } from '../features/policy/read-policy.ts';
import { evidenceFileName } from '../features/proof/file-names.ts';
import { imageKindOf } from '../features/proof/image-kind.ts';
import { parseTemplate } from '../features/replies/parse-template.ts';
import { readableStatus, statusCategoryOf, statusName } from '../features/shipment/status.ts';
import { trackingPage } from '../features/shipment/tracking-pages.ts';
import { findJsonError } from '../features/webhook/json-error.ts';
import { parseBaseUrl } from '../utils/base-url.ts';
import { JSON_TOKEN, prettyJson } from '../utils/json.ts';
import { siteOfPattern } from '../utils/site-pattern.ts';
import { ADVERSARIAL_UNITS } from './adversarial-texts.ts';
import { superlinearAt } from './processor-time.ts';

const shipment = { problems: [] };

/** Reads texts that platforms, hosts, pages, files and users supply. `findTrackingIds` has a test of its own. */
const READERS: Record<string, (text: string) => unknown> = {
  'image bytes': (text) => imageKindOf(new TextEncoder().encode(text)),
  'list of IDs': (text) => readIdList(text, []),
  'selected ID': (text) => idToLookUp(text, []),
  'examples of a pattern': (text) => entriesOf(text).map(checkForm),
  'examples while typing': (text) => {
    const draft = createPatternDraftState(signal([]), signal(DEFAULT_RULES));
    draft.examples.value = text;
    return draft.entries.value;
  },
  'link to teach an ID': (text) => exampleInHash(`#teach=${text}`),
  'file name': (trackingId) => evidenceFileName({ trackingId, shipment: { problems: [] }, retrievedAt: 0 }),
  template: parseTemplate,
  'policy host': (text) => readPolicy({ helpdeskHosts: [text] }),
  'base URL': (text) => parseBaseUrl(`https://api.example/${text}`),
  'match pattern': siteOfPattern,
  status: (text) => [statusCategoryOf({ status: text, ...shipment }), readableStatus(text), statusName(text)],
  'invalid JSON': (text) => findJsonError(`["${text}`),
  'JSON tokens': (text) => `"${text}`.match(JSON_TOKEN),
  'valid JSON': (text) => prettyJson(JSON.stringify([text])),
  'number of a carrier': (text) => trackingPage('UPS', text),
};

it.each(Object.entries(READERS))('reads in linear time: %s', (_, read) => {
  const isSlow = (unit: string): boolean => {
    const textOf = (length: number) => unit.repeat(length / unit.length);
    const inText = (length: number) => `a${textOf(length)}b`;
    return [textOf, inText].some((each) => superlinearAt(read, each) !== undefined);
  };
  expect(ADVERSARIAL_UNITS.filter(isSlow)).toEqual([]);
});
