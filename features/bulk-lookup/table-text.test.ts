import { expect, test } from 'vitest';
import { fakeLookup } from '../../tests/fakes/lookup.ts';
import { allEnglishMessages } from '../catalogue.ts';
import { readIdList } from '../detection/id-list.ts';
import type { Shipment } from '../shipment/model.ts';
import { type CopiedRow, csvOf, richTableOf } from './table-text.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const messages = allEnglishMessages;

const tsvOf = (rows: readonly CopiedRow[]): string => richTableOf(rows, messages).plain;
const htmlOf = (rows: readonly CopiedRow[]): string => richTableOf(rows, messages).html;

function row(trackingId: string, shipment: Partial<Shipment> = {}): CopiedRow {
  const lookup = fakeLookup(trackingId, shipment, { retrievedAt: NOW });
  return { trackingId, answer: { step: 'answered', lookup } };
}

const HEADING =
  'Tracking ID,Status,Platform status,Status code,Updated,Carrier,Carrier tracking number,Delivered on,Environment,Checked at,Note';
const ASKED = '2026-11-21T12:00:00.000Z';

test('contains a heading and a line for each row', () => {
  const rows: CopiedRow[] = [
    row('A1', {
      status: 'DELIVERED',
      statusCode: 203,
      updatedAt: '2026-11-18T19:32:05.120Z',
      transferCarrierName: 'Northline',
      transferCarrierTrackingId: 'NL1',
      proofOfDelivery: { deliveryDate: '2026-11-18', deliveryTime: '14:32:05', pods: [] },
    }),
    {
      trackingId: 'A2',
      answer: { step: 'failed', failure: { kind: 'notFound', detail: 'No such thing', at: NOW } },
    },
    { trackingId: 'A3', answer: { step: 'waiting' } },
  ];
  expect(csvOf(rows, messages)).toBe(
    [
      HEADING,
      `A1,Delivered,DELIVERED,203,2026-11-18T19:32:05.120Z,Northline,NL1,2026-11-18 14:32:05,sandbox,${ASKED},`,
      `A2,Not found,,,,,,,,${ASKED},No shipment found for this ID.`,
      'A3,Not checked yet,,,,,,,,,',
      '',
    ].join('\r\n'),
  );
  expect(tsvOf(rows).split('\n')[1]?.split('\t').slice(0, 4)).toEqual([
    'A1',
    'Delivered',
    'DELIVERED',
    '203',
  ]);
});

test('omits the recipient, and what the platform says in sentences', () => {
  const failure = { kind: 'platformError', detail: 'No access to the parcel of Robin Marlow' } as const;
  const rows: CopiedRow[] = [
    row('A1', { status: 'DELIVERED', proofOfDelivery: { recipient: 'Robin', pods: [] } }),
    row('A2', { status: 'Handed to Robin Marlow' }),
    { trackingId: 'A3', answer: { step: 'failed', failure } },
  ];
  expect(csvOf(rows, messages) + tsvOf(rows)).not.toContain('Robin');
});

test.each(['=1+1', '+1', '-1', '@A1', ' =1+1', '\t=1', '\r=1', '\n=1', '＝1', '"=1+1"'])(
  'copies %j as text, not as a formula',
  (transferCarrierName) => {
    const rows = [row('A1', { transferCarrierName })];
    const [, line = ''] = tsvOf(rows).split('\n');
    expect(line.split('\t')[5]).toMatch(/^'/);
    expect(htmlOf(rows)).toMatch(/:&quot;&#39;.*>&#39;/);
    expect(csvOf(rows, messages)).toMatch(/A1,Unknown,,,,"?'/);
  },
);

test('escapes a formula behind a semicolon, which some spreadsheets split lines at', () => {
  const rows = [row('A1', { transferCarrierName: 'North;=1+1; "@A1;line' })];
  expect(csvOf(rows, messages)).toContain(`North;'=1+1;' ""@A1;line`);
});

const NUMBERS = ['9400111899223344556677', '00340434161094042557', '0012', '12E45678', 'MAR12', '1-2'];

test.each(NUMBERS)('copies the number %s unchanged, and marks it as text for spreadsheets', (number) => {
  const rows = [row(number, { transferCarrierTrackingId: number })];
  for (const cells of [
    tsvOf(rows).split('\n')[1]?.split('\t'),
    csvOf(rows, messages).split('\r\n')[1]?.split(','),
  ])
    expect([cells?.[0], cells?.[6]]).toEqual([number, number]);
  const marks = [
    `style="mso-number-format:'\\@'"`,
    'sdnum="1033;0;@"',
    `data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;${number}&quot;}"`,
  ];
  expect(htmlOf(rows).split(`<td ${marks.join(' ')}>${number}</td>`)).toHaveLength(3);
});

test('leaves codes and dates to spreadsheets, which can sort them, and empty cells as they are', () => {
  const proofOfDelivery = { deliveryDate: '2026-11-18', deliveryTime: '14:32:05', pods: [] };
  const html = htmlOf([row('A1', { statusCode: 203, proofOfDelivery })]);
  expect(html).toMatch(/<td>203<\/td>.*<td><\/td>.*<td>2026-11-18 14:32:05<\/td>/);
});

test('contains nothing but cells in HTML, whatever the platform says', () => {
  const name = '<img src=x onerror="alert(1)">\t& \'Sons\'';
  const html = htmlOf([row('A1', { transferCarrierName: name })]);
  expect(html).toContain('>&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;Sons&#39;</td>');
  expect(html.replace(/<\/?(?:table|tr|t[dh])\b[^<>]*>/g, '')).not.toMatch(/[<>]/);
  expect(html).toContain(
    'data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;&lt;img src=x onerror=\\&quot;',
  );
});

test('copies IDs in a form that can be pasted as a list for another lookup', () => {
  const ids = ['9400111899223344556677', '00340434161094042557'];
  const { recognised, others } = readIdList(tsvOf(ids.map((id) => row(id))), []);
  expect([...recognised, ...others]).toEqual(ids);
});

test('escapes IDs too', () => {
  expect(tsvOf([row('=HYPERLINK("x")')])).toContain(`\n'=HYPERLINK("x")\t`);
});

test.each([
  ['North, line', '"North, line"'],
  ['North "line"', '"North ""line"""'],
  ['North\nline', '"North\nline"'],
  ["North's line", "North's line"],
])('quotes %j in CSV if necessary, and doubles quotes inside', (transferCarrierName, cell) => {
  const [, line] = csvOf([row('A1', { transferCarrierName })], messages).split('\r\n');
  expect(line).toBe(`A1,Unknown,,,,${cell},,,sandbox,${ASKED},`);
});

test('replaces tabs and line breaks in cells of TSV', () => {
  const text = tsvOf([row('A1', { transferCarrierName: 'a\tb\r\nc' })]);
  expect(text.split('\n')).toHaveLength(2);
  expect(text.split('\n')[1]?.split('\t')[5]).toBe('a b c');
});

test('a cell that begins with a quotation mark does not swallow those after it when a table is pasted', () => {
  // Spreadsheets read such a cell up to the next quotation mark, across tabs and lines.
  const rows = [row('A1', { transferCarrierName: '"North', transferCarrierTrackingId: '5" box' }), row('A2')];
  const cells = tsvOf(rows).split('\n')[1]?.split('\t');
  expect(cells?.slice(5, 7)).toEqual(['"""North"', '5" box']);
});

test('notes that the platform returned another shipment', () => {
  const rows = [row('A1', { trackingId: 'ZZ99', status: 'DELIVERED' }), row('A2', { trackingId: 'a-2' })];
  const [, first, second] = tsvOf(rows).split('\n');
  expect(first?.split('\t').at(-1)).toBe(messages.shipment.otherId('ZZ99'));
  expect(second?.split('\t').at(-1)).toBe('');
});
