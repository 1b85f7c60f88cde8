import { describe, expect, it } from 'vitest';
import { findTrackingIds } from '../detect.ts';

describe('letters and digits beside the name of a carrier', () => {
  it.each([
    ['GLS QXABCDE12345678', 'QXABCDE12345678'],
    ['shipped with TNT, 12345678AB99', '12345678AB99'],
    ['via SEUR: AB12345678CD', 'AB12345678CD'],
  ])('are found: %s', (text, id) => {
    expect(findTrackingIds(text).map((match) => match.id)).toEqual([id]);
  });

  it.each([
    ['GLS invoice QXABCDE12345678'],
    ['The GLS driver had a van, and on it was written QXABCDE12345678'],
    ['GLS wrote. QXABCDE12345678'],
    ['GLS qxabcde12345678'],
    // The forms of these are known, and these are not among them.
    ['UniUni UNI05893840E'],
    ['UPS 2Z999AA10123456784'],
    ['GLS QXABCDE1234'],
    ['QXABCDE12345678'],
    ['DHL QXABC-DE12345678-A'],
  ])('are not found: %s', (text) => {
    expect(findTrackingIds(text)).toEqual([]);
  });
});

describe('a number beside the name of a carrier whose numbers have no form', () => {
  it.each([
    ['sent with Aramex 31245678901 last week', '31245678901'],
    ['Blue Dart no. 71234567890', '71234567890'],
    ['Mondial Relay : 31234567', '31234567'],
    ['It went with Delhivery.\n19163890774096\nthanks', '19163890774096'],
    ['3124567890 (Estafeta) has not moved', '3124567890'],
    ['31245678901 via Aramex', '31245678901'],
    ['BRT 0592 7883 0585', '059278830585'],
    ['Japan Post 1234-5678-9012', '123456789012'],
    ['DTDC D12345678', 'D12345678'],
    ['FedEx parcel, no news since Monday\n568838414941\n', '568838414941'],
  ])('is found: %s', (text, id) => {
    expect(findTrackingIds(text).map((match) => match.id)).toEqual([id]);
  });

  it.each([
    ['Aramex invoice 31245678901'],
    ['Aramex, call 0800 123456'],
    ['Delhivery 20261103'],
    ['complaint 269435860 nos Correios'],
    ['Aramex was late again, so I ask you for the refund of 31245678901'],
    ['Mondial Relay 4111 1111 1111 1111'],
    ['aramexed 31245678901'],
  ])('is not found: %s', (text) => {
    expect(findTrackingIds(text)).toEqual([]);
  });
});

describe('the name of a carrier as the header of a cell', () => {
  const inCell = (text: string, label: string): string[] =>
    findTrackingIds(text, { label }).map(({ id }) => id);

  it.each([
    ['FedEx', '568838414941'],
    ['DHL\nmonday', '1110039512'],
    ['SEUR', '1234567890'],
    ['Parcel\nDPD\nbox', '15976123456789'],
  ])('is evidence: %j', (label, id) => {
    expect(inCell(id, label)).toEqual([id]);
  });

  it.each([
    ['FedEx invoice', '568838414941'],
    ['FedEx', '568838414942'],
    ['Order\nSEUR', '1234567890'],
    ['Material\nSEUR', '1234567890'],
    ['UPS drivers of the week', '568838414941'],
  ])('is none in %j for %s', (label, id) => {
    expect(inCell(id, label)).toEqual([]);
  });
});
