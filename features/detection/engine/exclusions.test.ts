import { describe, expect, it } from 'vitest';
import { luhn } from './carriers/check-digits.ts';
import { isDate, isForeign, isIban, isIsin, isNeverId, isOtherNumber, isTaxNumber } from './exclusions.ts';

describe('numbers of other systems', () => {
  it.each([
    'DE89370400440532013000',
    'ES9121000418450200051332',
    'FR7630006000011234567890189',
    'BE68539007547034',
  ])('IBAN %s', (code) => {
    expect(isIban(code)).toBe(true);
    expect(isIban(code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)))).toBe(false);
  });

  it.each(['RITM0012345678', 'SCTASK0012345678'])('requested item or task %s', (code) => {
    expect(isForeign(code)).toBe(true);
  });

  it.each(['US0378331005', 'DE0005140008', 'FR0000120271'])('ISIN %s', (code) => {
    expect(isIsin(code)).toBe(true);
    expect(isIsin(code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)))).toBe(false);
  });

  it.each(['DE123456789', 'ATU12345678', 'CHE123456789', 'ESB12345678', 'FR40303265045', 'GB123456789000'])(
    'VAT or EORI %s',
    (code) => {
      expect(isTaxNumber(code)).toBe(true);
    },
  );

  it.each(['ORDER12345678', 'SKU12345678', 'INV20260001234', 'RMA12345678', 'IMG12345678', 'TEL12345678'])(
    'prefix of %s',
    (code) => {
      expect(isForeign(code)).toBe(true);
    },
  );

  it.each([
    'UR11260000042188731',
    'AB12345678',
    'ABCD1234567890',
    'UUS1234567890123',
    'YT2026110300012345',
    'LP00123456789012',
    'JD0002254012345678',
    'GFUS01234567890123',
    'TBA123456789012',
    'SPX123456789012345',
    'LTN12345678',
    'DE12345678901234',
  ])('does not exclude %s', (code) => {
    expect(isForeign(code)).toBe(false);
  });
});

describe('digits', () => {
  it('pass the Luhn check', () => {
    expect(luhn('4111111111111111')).toBe(true);
    expect(luhn('4111111111111112')).toBe(false);
  });

  it.each(['20261103', '19760328', '20261103120455', '202611031204'])('date %s', (code) => {
    expect(isDate(code)).toBe(true);
  });

  it.each(['20261403', '19760328201434', '20261132', '2026110', '202611039912', '9400111899223100001234'])(
    'no date: %s',
    (code) => {
      expect(isDate(code)).toBe(false);
    },
  );

  it.each([
    '4111111111111111',
    '356938035643809',
    '9783161484100',
    '0612345678',
    '1762166755',
    '1762166755000',
  ])('other number %s', (code) => {
    expect(isOtherNumber(code)).toBe(true);
  });

  it.each(['940011189922310', '123456789012', '7023210039414604', '00340434161094012345'])(
    'free: %s',
    (code) => {
      expect(isOtherNumber(code)).toBe(false);
    },
  );
});

it.each([
  '550e8400-e29b-41d4-a716-446655440000',
  'UA-12345678-1',
  'GTM-1234567',
  '555-123-4567',
  '1-555-123-4567',
  '06-12-34-56-78',
  '03-11-2026',
  '2026-11-03',
  'XkQ3J92kd8Zp4Tq7',
  '402-2345678-9012345',
  'TCK-2026110912345',
  'REQ-20261109001',
  'd41d8cd98f00b204e9800998ecf8427e',
  'da39a3ee5e6b4b0d3255bfef95601890afd80709',
])('excludes %s with any label', (raw) => {
  expect(isNeverId(raw)).toBe(true);
});

it.each([
  'ABCD1234567890',
  'abcd1234567890',
  'Abcd1234567890',
  '1234-5678-9012',
  'ABCD-1234-5678-90',
  'GX-12345678',
])('does not exclude %s with a label', (raw) => {
  expect(isNeverId(raw)).toBe(false);
});

it('an IBAN begins with a country', () => {
  expect(isIban('QZ8212345678901234567')).toBe(false);
});
