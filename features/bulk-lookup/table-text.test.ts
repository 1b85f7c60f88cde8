import { expect, test } from 'vitest';
import { fakeLookup } from '../../tests/fakes/lookup.ts';
import { allEnglishMessages } from '../catalogue.ts';
import { readIdList } from '../detection/id-list.ts';
import type { Shipment } from '../shipment/model.ts';
import { type CopiedRow, csvOf, tsvOf } from './table-text.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const messages = allEnglishMessages;

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
  expect(tsvOf(rows, messages).split('\n')[1]?.split('\t').slice(0, 4)).toEqual([
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
  expect(csvOf(rows, messages) + tsvOf(rows, messages)).not.toContain('Robin');
});

test.each(['=1+1', '+1', '-1', '@A1', ' =1+1', '\t=1', '\r=1', '\n=1', '＝1', '"=1+1"'])(
  'copies %j as text, not as a formula',
  (transferCarrierName) => {
    const rows = [row('A1', { transferCarrierName })];
    const [, line = ''] = tsvOf(rows, messages).split('\n');
    expect(line.split('\t')[5]).toMatch(/^'/);
    expect(csvOf(rows, messages)).toMatch(/A1,Unknown,,,,"?'/);
  },
);

test('escapes a formula behind a semicolon, which some spreadsheets split lines at', () => {
  const rows = [row('A1', { transferCarrierName: 'North;=1+1; "@A1;line' })];
  expect(csvOf(rows, messages)).toContain(`North;'=1+1;' ""@A1;line`);
});

test.each([
  ['9400111899223344556677', "'9400111899223344556677"],
  ['00340434161094042557', "'00340434161094042557"],
  ['0012', "'0012"],
  ['12E45678', "'12E45678"],
  ['123456789012345', '123456789012345'],
  ['0', '0'],
  ['1Z00E16', '1Z00E16'],
])('copies the number %s so that a spreadsheet keeps all its digits', (transferCarrierTrackingId, cell) => {
  const rows = [row(transferCarrierTrackingId, { transferCarrierTrackingId })];
  for (const cells of [
    tsvOf(rows, messages).split('\n')[1]?.split('\t'),
    csvOf(rows, messages).split('\r\n')[1]?.split(','),
  ])
    expect([cells?.[0], cells?.[6]]).toEqual([cell, cell]);
});

test('copies IDs in a form that a list for another lookup takes', () => {
  const ids = ['9400111899223344556677', '00340434161094042557'];
  const table = tsvOf(
    ids.map((id) => row(id)),
    messages,
  );
  expect(table.match(/'\d+/g)).toHaveLength(2);
  const { recognised, others } = readIdList(table, []);
  expect([...recognised, ...others]).toEqual(ids);
});

test('escapes IDs too', () => {
  expect(tsvOf([row('=HYPERLINK("x")')], messages)).toContain(`\n'=HYPERLINK("x")\t`);
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
  const text = tsvOf([row('A1', { transferCarrierName: 'a\tb\r\nc' })], messages);
  expect(text.split('\n')).toHaveLength(2);
  expect(text.split('\n')[1]?.split('\t')[5]).toBe('a b c');
});

test('a cell that begins with a quotation mark does not swallow those after it when a table is pasted', () => {
  // Spreadsheets read such a cell up to the next quotation mark, across tabs and lines.
  const rows = [row('A1', { transferCarrierName: '"North', transferCarrierTrackingId: '5" box' }), row('A2')];
  const cells = tsvOf(rows, messages).split('\n')[1]?.split('\t');
  expect(cells?.slice(5, 7)).toEqual(['"""North"', '5" box']);
});

test('notes that the platform returned another shipment', () => {
  const rows = [row('A1', { trackingId: 'ZZ99', status: 'DELIVERED' }), row('A2', { trackingId: 'a-2' })];
  const [, first, second] = tsvOf(rows, messages).split('\n');
  expect(first?.split('\t').at(-1)).toBe(messages.shipment.otherId('ZZ99'));
  expect(second?.split('\t').at(-1)).toBe('');
});
