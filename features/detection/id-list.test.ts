import { expect, test } from 'vitest';
import { readIdList } from './id-list.ts';

const NINE_DIGITS = { parts: [{ kind: 'digits' as const, min: 9, max: 9 }] };
const IDS = Array.from({ length: 200 }, (_, index) => `ABCD${1234568000 + index}`);

test.each([
  ['lines', IDS.join('\n')],
  ['lines of another system', IDS.join('\r\n')],
  ['commas', IDS.join(', ')],
  ['spaces', IDS.join(' ')],
  ['bullets and quotes', IDS.map((id) => `- "${id}"`).join('\n')],
  ['columns of a spreadsheet', IDS.map((id, index) => `${100_245 + index}\t${id}\tShipped`).join('\n')],
  ['sentences', IDS.map((id) => `Where is my parcel ${id}, please?`).join(' ')],
])('finds every ID: %s', (_kind, text) => {
  expect(readIdList(text, []).recognised).toEqual(IDS);
});

test('lists an ID in different spellings once', () => {
  const text = 'ABCD1234567890\nabcd1234567890\nABCD 1234 5678 90\nABCD1234567890';
  expect(readIdList(text, [])).toEqual({ recognised: ['ABCD1234567890'], others: [], isColumn: true });
});

test('recognises custom patterns', () => {
  expect(readIdList('please 123456789 and 223456789', [NINE_DIGITS]).recognised).toEqual([
    '123456789',
    '223456789',
  ]);
});

test.each([
  ['77665544\n77665545\n77665544', ['77665544', '77665545']],
  ['"77665544"\n * x-77 \n', ['77665544', 'x-77']],
  ['77665544, 77665545; 77665546', ['77665544', '77665545', '77665546']],
  ['Tracking\n77665544', ['77665544']],
])('lists entries of an unknown format in a column: %j', (text, others) => {
  expect(readIdList(text, [])).toEqual({ recognised: [], others, isColumn: true });
});

test('accepts recognised IDs and other entries in one column', () => {
  expect(readIdList('ABCD1234567890\n77665544', [])).toEqual({
    recognised: ['ABCD1234567890'],
    others: ['77665544'],
    isColumn: true,
  });
});

test('offers the entries of an unknown format that stand in the same column of a spreadsheet as the IDs', () => {
  const rows = [
    'Order\tTracking ID\tSent',
    '100-245\tABCD1234567890\t2026-11-18',
    '100-246\tx-77\t2026-11-19',
  ];
  expect(readIdList(rows.join('\r\n'), [])).toEqual({
    recognised: ['ABCD1234567890'],
    others: ['x-77'],
    isColumn: true,
  });
});

test.each([
  [
    'commas',
    'Order,Tracking ID,Customer\n100245,ABCD1234567890,"Marlow, Robin"\n100246,x-77,"Doe, Kim"\n',
    'x-77',
  ],
  ['semicolons', '100245;"ABCD1234567890";12,50\r\n100246;"x-77";9,90\r\n', 'x-77'],
])(
  'offers the unknown entries of the ID column of a CSV file, not its other columns: %s',
  (_kind, text, other) => {
    expect(readIdList(text, [])).toEqual({
      recognised: ['ABCD1234567890'],
      others: [other],
      isColumn: true,
    });
  },
);

test.each(['ABCD1234567890, x-77\nABCD1234567891, x-78', 'ABCD1234567890,x-77,ABCD1234567891,x-78'])(
  'a list between commas has no columns: %j',
  (text) => {
    expect(readIdList(text, []).others).toEqual(['x-77', 'x-78']);
  },
);

test('finds the IDs that stand in other columns of a spreadsheet, too', () => {
  const rows = ['ABCD1234567890\tlate', 'ABCD1234567891\tas ABCD1234567892', 'none\tlate'];
  expect(readIdList(rows.join('\n'), [])).toEqual({
    recognised: ['ABCD1234567890', 'ABCD1234567891', 'ABCD1234567892'],
    others: [],
    isColumn: false,
  });
});

test('does not treat a text as a column, and lists only separate entries', () => {
  const text =
    'Hello,\nplease look at ABCD1234567890.\n77665544\nname@mail.example\nhttps://x.example/12\nThanks';
  expect(readIdList(text, [])).toEqual({
    recognised: ['ABCD1234567890'],
    others: ['77665544'],
    isColumn: false,
  });
});

test('does not treat a text with an ID in a sentence as a column', () => {
  expect(readIdList('Where is ABCD1234567890?\n77665544', []).isColumn).toBe(false);
});

test.each(['', ' \n \n', 'correct horse battery staple', '12\nab', '1'.repeat(65)])(
  'finds no ID in %j',
  (text) => {
    expect(readIdList(text, [])).toMatchObject({ recognised: [], others: [] });
  },
);

test('lists an ignored ID only if it is a separate entry', () => {
  const ignoredIds = ['ABCD1234567890'];
  expect(readIdList('Where are ABCD1234567890 and WXYZ1234567890?', [], ignoredIds)).toMatchObject({
    recognised: ['WXYZ1234567890'],
    others: [],
  });
  expect(readIdList('ABCD1234567890\nWXYZ1234567890', [], ignoredIds)).toEqual({
    recognised: ['WXYZ1234567890'],
    others: ['ABCD1234567890'],
    isColumn: true,
  });
});
