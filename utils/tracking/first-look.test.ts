import { describe, expect, it } from 'vitest';
import { mayHoldId } from './first-look.ts';

const ID = 'ABCD1234567890';

describe('the first look', () => {
  it.each([
    'Hello, on 3 Nov 2026 at 10:45 order #10457 was packed in 90210. Call 01 23.',
    'The parcel has not arrived, the tracking number does not work.',
    'Your order 4711204711 was paid; call 020 7946 0958.',
    'https://shop.example/help',
  ])('passes over %s', (text) => {
    expect(mayHoldId(text)).toBe(false);
  });

  it.each([
    ID,
    'AB\u00adCD12\u200b34',
    'ABCD 1234 5678 90',
    'ABCD\u00a01234\u00a05678\u00a090',
    '1Z 999 AA1 01 2345 6784',
    'My parcel 4711204711',
    'Le numéro de suivi est le 8R 05663 72965 9',
    'n° de expédition 123456789012',
    'Einschreiben RA 84 650 867 0 DE',
    'Identcode 39.71 741.183 9',
    'rr473124829gb',
    'guía 1234-5678-9012',
    'Sendungsnr. 12345AB8',
    'trak nr 12345678',
    'with DHL: 1234567890',
    'https://shop.example/track/TG7XKQM4',
    '１２３４５６７',
  ])('stops at %j', (text) => {
    expect(mayHoldId(text)).toBe(true);
  });

  it('wants no word where a label stands over the text', () => {
    expect(mayHoldId('4711204711')).toBe(false);
    expect(mayHoldId('4711204711', true)).toBe(true);
  });
});

/** A word with each letter missing, doubled, or swapped with the next; the first one stays. */
function slipsOf(word: string): string[] {
  return [...word].slice(1).flatMap((letter, index) => {
    const [before, after] = [word.slice(0, index + 1), word.slice(index + 2)];
    const next = after.charAt(0);
    return [before + after, before + letter + letter + after, before + next + letter + after.slice(1)];
  });
}

it.each(['tracking', 'shipment', 'parcel', 'sendung', 'suivi', 'seguimiento', 'paquete'])(
  'stops at every slip of %s',
  (word) => {
    // "parce" is a word of its own.
    const slips = slipsOf(word).filter((slip) => slip !== 'parce');
    expect(slips.filter((slip) => !mayHoldId(`${slip} 482451988778`))).toEqual([]);
  },
);
