import { describe, expect, it } from 'vitest';
import { findTrackingIds } from './detect.ts';

/** "evidence ID" for each match, in order. */
const found = (text: string, label?: string): string[] =>
  findTrackingIds(text, label === undefined ? {} : { label }).map(({ evidence, id }) => `${evidence} ${id}`);

const ID = 'ABCD1234567890';

describe('built-in shape', () => {
  it.each([
    [`Where is ${ID}?`, ID],
    [`(${ID})`, ID],
    [`"${ID}".`, ID],
    [`${ID}, please`, ID],
    [`My order shipped with ${ID} last week`, ID],
    ['UR11260000042188731', 'UR11260000042188731'],
    ['Still waiting for AB12345678', 'AB12345678'],
    ['Where is my order? ABCD1234567890', ID],
    ['ABCD 1234 5678 90 has not moved', ID],
    ['where is abcd1234567890', ID],
    ['QXRT 123 456 7890', 'QXRT1234567890'],
    [`09:02  Customer: ${ID}`, ID],
    [`(11:17 AM) Kunde: ${ID}`, ID],
    [`03-04-2026 13:05 - Klant: ${ID}`, ID],
    [`Iván: ${ID}`, ID],
    ['ABCD-1234567890 and ABCD-1234-567-890', ID, ID],
    ['ABCD1234567890/WXYZ1234567890', ID, 'WXYZ1234567890'],
    ['ABCDEF1234567890', 'ABCDEF1234567890'],
    ['ABCD1234567 is here, ABCD1234567890', ID],
    // As short as these, they are found beside an ID of the same form only.
    ['ABCD12345678 and the heavy one ABCD-87654321', 'ABCD12345678', 'ABCD87654321'],
    ['ABCD12345678, abcd87654321', 'ABCD12345678', 'ABCD87654321'],
  ])('%s', (text, ...ids) => {
    expect(found(text)).toEqual(ids.map((id) => `shape ${id}`));
  });

  it("leaves two groups in a carrier's format to the carrier", () => {
    expect(found('JVGL 0612345678')).toEqual(['carrier JVGL0612345678']);
  });

  it("accepts letters and a date only in a carrier's format", () => {
    expect(found('LP20251103123456')).toEqual(['shape LP20251103123456']);
    expect(found('ORX20251103123456')).toEqual([]);
  });

  it.each([
    ['Order ABCD1234567890'],
    ['order number: ABCD1234567890'],
    ['Commande n° ABCD1234567890'],
    ['Pedido ABCD1234567890'],
    ['Bestellnummer ABCD1234567890'],
    ['Rechnung Nr. ABCD1234567890'],
    ['invoice no ABCD1234567890'],
    ['ABCD1234567890 is my order number'],
    ['RMA12345678'],
    ['INV20260001234'],
    ['SKU: ABCD12345678'],
    ['IBAN DE89370400440532013000'],
    ['DE89 3704 0044 0532 0130 00'],
    ['VAT DE123456789'],
    ['ATU12345678'],
    ['CHE123456789'],
    ['EORI GB123456789000'],
    ['US0378331005'],
    ['ABCD1234567890@mail.example'],
    ['ABCD1234567890.pdf'],
    ['IMG_ABCD12345678'],
    ['SKU-ABCD12345678'],
    ['ABCD1234567890-1'],
    ['id=ABCD1234567890'],
    ['files/ABCD1234567890'],
    ['abcd123456789'],
    ['ABCD-87654321'],
    ['ABCD-2026-1234567'],
    ['abcdef1234567890'],
    ['aB1234567890'],
    ['ABCDEF12345678'],
    ['ABCDEFGHI1234567890'],
    ['ABCD1234567'],
    ['eyJABCD1234567890.eyJzdWIiOiIx'],
    ['VISA 4111 1111 1111 1111'],
    ['ABC 4539 1488 0343 6467'],
    ['4111 1111 1111 1111'],
    ['5551234567'],
    ['MAIN 415 555 0134'],
    ['MOB 0151 2345 6789'],
    ['WVWZZZ1JZ3W386752'],
    ['9783161484100'],
    ['#12345678'],
    ['550E8400-E29B-41D4-A716-446655440000'],
  ])('is not in: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
