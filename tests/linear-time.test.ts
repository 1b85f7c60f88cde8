import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { checkForm, entriesOf } from '../features/detection/engine/patterns/infer-pattern.ts';
import { readIdList } from '../features/detection/id-list.ts';
import { DEFAULT_RULES } from '../features/detection/model.ts';
import { createPatternDraftState } from '../features/detection/pattern-draft-state.ts';
import { readPatternFile } from '../features/detection/pattern-file.ts';
import { lookupRequestFor, lookupRequestForBeginning } from '../features/detection/recognise-id.ts';
import { findAuthError, messageOf } from '../features/platform/api-reply.ts';
import { readEvents } from '../features/platform/event-reader.ts';
import { keySecret, maskSecrets } from '../features/platform/mask-secrets.ts';
import { readShipment } from '../features/platform/shipment-reader.ts';
import { findRecord, holdersOf } from '../features/platform/shipment-record.ts';
import { readTokenTimes } from '../features/platform/token-lifetime.ts';
import { readPolicy } from '../features/policy/read-policy.ts';
import { evidenceFileName } from '../features/proof/file-names.ts';
import { imageKindOf } from '../features/proof/image-kind.ts';
import { parseTemplate } from '../features/replies/writer/parse-template.ts';
import { readSettingsFile } from '../features/settings-file/settings-file.ts';
import { statusName } from '../features/shipment/impersonal-status.ts';
import { readStatus } from '../features/shipment/status.ts';
import { readableStatus } from '../features/shipment/status-name.ts';
import { trackingPage } from '../features/shipment/tracking-pages.ts';
import { findJsonError } from '../features/webhook/json-error.ts';
import { checkPayload } from '../features/webhook/payload-check.ts';
import { parseBaseUrl } from '../utils/base-url.ts';
import { JSON_TOKEN, objectOf, prettyJson } from '../utils/json.ts';
import { readJsonPart } from '../utils/json-part.ts';
import { siteOfPattern } from '../utils/site-pattern.ts';
import { ADVERSARIAL_UNITS } from './adversarial-texts.ts';
import { httpReply } from './fakes/http.ts';
import { superlinearAt } from './processor-time.ts';

/** Reads texts that platforms, hosts, pages, files and users supply. `findTrackingIds` has a test of its own. */
const READERS: Record<string, (text: string) => unknown> = {
  'image bytes': (text) => imageKindOf(new TextEncoder().encode(text)),
  'list of IDs': (text) => readIdList(text, []),
  'selected ID': (text) => lookupRequestFor(text, []),
  'beginning of a selected text': (text) => lookupRequestForBeginning(text, []),
  'examples of a pattern': (text) => entriesOf(text).map(checkForm),
  'examples while typing': (text) => {
    const draft = createPatternDraftState(signal([]), signal(DEFAULT_RULES));
    draft.examples.value = text;
    return draft.entries.value;
  },
  'file name': (trackingId) => evidenceFileName({ trackingId, shipment: { problems: [] }, retrievedAt: 0 }),
  template: parseTemplate,
  'policy host': (text) => readPolicy({ helpdeskHosts: [text] }),
  'base URL': (text) => parseBaseUrl(`https://api.example/${text}`),
  'match pattern': siteOfPattern,
  status: (text) => [readStatus({ status: text }), readableStatus(text), statusName(text)],
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

/** Reads the JSON of servers, files and policies. */
const JSON_READERS: Record<string, (json: unknown, text: string) => unknown> = {
  shipment(json) {
    const record = findRecord(json, 'ABCD1234567890');
    return record && readShipment(record, false, holdersOf(json, record));
  },
  events: (json) => readEvents([objectOf(json)], []),
  'failed reply': (json) => [findAuthError(httpReply(401, ''), json), messageOf(json)],
  'claims of a token': (_, text) => readTokenTimes(`a.${Buffer.from(text).toString('base64url')}.b`),
  'webhook payload': (_, text) => checkPayload(text),
  'settings file': (_, text) => readSettingsFile(text),
  'pattern file': (_, text) => readPatternFile(text),
  policy: readPolicy,
  'tree of a reply': (_, text) => readJsonPart(text),
  'reply without secrets': (_, text) => maskSecrets(text, [keySecret('ABCD1234'), keySecret('aaaaaaaa')]),
};

/** JSON that grows: long texts, long lists, many members. `*` is where, and `#` another character each time. */
const GROWING: [whole: string, unit: string][] = [
  ['{"trackingId":"*"}', 'a'],
  ['{"trackingId":"*"}', '\\u0041'],
  ['{"trackingId":1,"status":*1}', '9'],
  ['{"trackingId":1,"events":[*1]}', '{"status":"a#"},'],
  ['{"trackingId":1,"events":[*1]}', '0,'],
  ['{"trackingId":1,"proofOfDelivery":{"pods":[*1]}}', '"https://a.example/",'],
  ['{"trackingId":1*}', ',"#events":7'],
  ['{"trackingId":1*}', ',"__proto__#":{"length":1}'],
  ['{"success":false,"error":[*{}]}', '{"message":"no"},'],
  ['{"data":[*{"trackingId":"ABCD1234567890"}]}', '{"trackingId":"A","status":"b"},'],
  ['[*1]', '"A1",'],
  ['{"waybillSettings":1,"patterns":[*1]}', '{"examples":["ABCD1234567890"]},'],
  ['{"helpdeskHosts":[*1]}', '"a.example",'],
];
const DEEP = [
  ['[', ']'],
  ['{"data":', '}'],
  ['{"events":[', ']}'],
];

const repeated = (unit: string, count: number): string =>
  Array.from({ length: count }, (_, index) => unit.replace('#', String.fromCharCode(0x4e_00 + index))).join(
    '',
  );

it.each(Object.entries(JSON_READERS))('reads JSON in linear time: %s', (_, read) => {
  const work = (text: string) => read(JSON.parse(text), text);
  const flat = GROWING.map(([whole, unit]) => ({
    name: `${whole} with ${unit}`,
    textOf: (length: number) => whole.replace('*', () => repeated(unit, Math.ceil(length / unit.length))),
  }));
  const deep = DEEP.map(([open = '', close = '']) => ({
    name: `${open} many levels deep`,
    textOf(length: number) {
      const levels = Math.ceil(length / (open.length + close.length));
      return `${open.repeat(levels)}1${close.repeat(levels)}`;
    },
  }));
  const slow = [...flat, ...deep].filter(({ textOf }) => superlinearAt(work, textOf) !== undefined);
  expect(slow.map(({ name }) => name)).toEqual([]);
});
