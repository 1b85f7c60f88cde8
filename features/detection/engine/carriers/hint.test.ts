import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../tests/random.ts';
import { findTrackingIds, type Match } from '../detect.ts';
import { plainText } from '../normalise.ts';
import { tokensOf } from '../tokens.ts';
import { hintFor } from './hint.ts';

function carrierOf(text: string, { start }: Match): string {
  const plain = plainText(text).text;
  const token = tokensOf(plain).find((each) => each.start === start);
  return token ? hintFor(plain, token).carrier : '';
}

/** "evidence ID carrier" for each match, in order. */
const found = (text: string): string[] =>
  findTrackingIds(text).map((match) => `${match.evidence} ${match.id} ${carrierOf(text, match)}`);

describe('letters and digits with a check digit', () => {
  it.each([
    ['Where is 1Z999AA10123456784?', '1Z999AA10123456784 UPS'],
    ['hi, 1z999aa10123456784 has not moved', '1Z999AA10123456784 UPS'],
    ['It left as 1Z 999 AA1 01 2345 6784 on Monday', '1Z999AA10123456784 UPS'],
    ['RR473124829GB is stuck in customs', 'RR473124829GB Post'],
    ['Mon LB987654326FR est bloqué', 'LB987654326FR Post'],
    ['¿Dónde está PQ400123456ES?', 'PQ400123456ES Post'],
    ['Wo ist RX 123 456 785 DE?', 'RX123456785DE Post'],
    ['Ein Einschreiben, RX 12 345 678 5 DE', 'RX123456785DE Post'],
    ['C12345678901236 not delivered', 'C12345678901236 OnTrac'],
    ['09980123456789S kam nie an', '09980123456789S DPD'],
    ['Royal Mail ref RR473124829GB', 'RR473124829GB Post'],
    ['Correos referencia PQ400123456ES', 'PQ400123456ES Post'],
  ])('decide by themselves: %s', (text, expected) => {
    expect(found(text)).toEqual([`carrier ${expected}`]);
  });

  it.each([
    ['a wrong check digit', '1Z999AA10123456785, RR473124828GB, C12345678901237'],
    ['no such country', 'RR473124829XX'],
    ['another label', 'Order RR473124829GB, serial number 1Z999AA10123456784'],
    ['dashes', 'C1234-5678-901236'],
    ['mixed case', 'c12345678901236X, 1z999Aa10123456784'],
    ['a longer code', 'RR473124829GBX C123456789012369'],
  ])('do not decide with %s', (_what, text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('a form that only one carrier has', () => {
  it.each([
    ['hang on: uus241751826908122', 'UUS241751826908122 UniUni'],
    ['tba123456789012 never came', 'TBA123456789012 Amazon'],
    ['Where is 4PX0012345678901CN?', '4PX0012345678901CN 4PX'],
    ['the second one, UG005730169YP, wait airplane', 'UG005730169YP Yanwen'],
    ['third CNUSUP12345678901 custom clearance', 'CNUSUP12345678901 Cainiao'],
    ['INTLCMD123456789 est en retard', 'INTLCMD123456789 Intelcom'],
    ['Ours is LTN12345678N1, shipped 2/24', 'LTN12345678N1 Landmark Global'],
    ['it is 1LSCXAB1234567Z', '1LSCXAB1234567Z LaserShip'],
    ['Ik wacht op 3SABCD1234567', '3SABCD1234567 PostNL'],
    ['it says H00ABC1234567890', 'H00ABC1234567890 Evri'],
    ['ist H1001234567890123456 da?', 'H1001234567890123456 Hermes'],
    ['spxdfw012345678901 lost', 'SPXDFW012345678901 SpeedX'],
    ['El PQ4D5F0700123450128013T no llega', 'PQ4D5F0700123450128013T Correos'],
    ['1z 999 aa1 01 2345 6784 is late', '1Z999AA10123456784 UPS'],
    ['UPS1Z999AA10123456784', '1Z999AA10123456784 UPS'],
    ['TRK9400111200000000000017', '9400111200000000000017 USPS'],
    ['RR-473-124-829-GB', 'RR473124829GB Post'],
    ['RR.473.124.829.GB', 'RR473124829GB Post'],
    ['it was rr 4731 2482 9gb', 'RR473124829GB Post'],
    ['uus 1234 5678 9012 3', 'UUS1234567890123 UniUni'],
    ['um u u s 1 2 3 4 5 6 7 8 9 0 1 2 3 okay', 'UUS1234567890123 UniUni'],
    ['mon 8r05663729659 traine', '8R05663729659 Colissimo'],
    ['1uw1aaa123456 fermo', '1UW1AAA123456 Poste Italiane'],
  ])('decides by itself: %s', (text, expected) => {
    expect(found(text)).toEqual([`carrier ${expected}`]);
  });

  it.each([
    ['another length', 'uus241751, 4PX001234567890CN, UG00573016YP, 3SABCD123, H00ABC123456789'],
    ['another label', 'Order 4PX0012345678901CN, serial number 3SABCD1234567'],
    ['mixed case', 'uUs241751826908122X, 3sAbCD1234567'],
  ])('does not decide with %s', (_what, text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('digits near the name of a carrier', () => {
  it.each([
    ['Your parcel went out with FedEx, 568838414941.', '568838414941 FedEx'],
    ['Fed Ex no. 568838414941', '568838414941 FedEx'],
    ['Federal Express 568838414941', '568838414941 FedEx'],
    ['Sent with FedEx. The number is 568838414941', '568838414941 FedEx'],
    ['Mit GLS verschickt. Nummer: 56883841494', '56883841494 GLS'],
    ['Enviado con FedEx. El número es 568838414941', '568838414941 FedEx'],
    ['USPS shows 9400111200000000000017 as accepted', '9400111200000000000017 USPS'],
    ['9400 1112 0000 0000 0000 17 (USPS) has not moved', '9400111200000000000017 USPS'],
    ['shipped by DHL Express on Monday as 1234567891', '1234567891 DHL'],
    ['Canada Post: 7023210039414604', '7023210039414604 Canada Post'],
    ['Purolator 329014521622', '329014521622 Purolator'],
    ['UPS K1234567895', 'K1234567895 UPS'],
    ['Remis à Postes Canada sous le 7023210039414604', '7023210039414604 Canada Post'],
    ['Parti avec Colissimo 6A12345678901 hier', '6A12345678901 Colissimo'],
    ['Lo lleva DHL con el 1234567891', '1234567891 DHL'],
    ['Enviado por FedEx 449044304137821', '449044304137821 FedEx'],
    ['Das liegt bei DHL unter 1234567891', '1234567891 DHL'],
    ['Hermes 01234567890123 ist seit Montag unterwegs', '01234567890123 Hermes'],
    ['DPD: 01234567890123', '01234567890123 DPD'],
    ['FedEx\n568838414941', '568838414941 FedEx'],
    ['My order is with FedEx, 568838414941', '568838414941 FedEx'],
    ['pakket van bpost 3232 1234 5678 9012 3456 7890', '323212345678901234567890 bpost'],
    ['InPost 612345678901234567890123', '612345678901234567890123 InPost'],
    ['Salió con GLS 61234567890123', '61234567890123 GLS'],
    ['Poczta Polska 00559007731234567890', '00559007731234567890 Poczta Polska'],
    ['Old Dominion freight 77712345675', '77712345675 Old Dominion'],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual([`carrier ${expected}`]);
  });

  it('get the carrier with the nearest of several names', () => {
    expect(found('from FedEx to Purolator 320000000044')).toEqual(['carrier 320000000044 Purolator']);
    expect(found('from Purolator to FedEx 320000000044')).toEqual(['carrier 320000000044 FedEx']);
    expect(found('320000000044 (FedEx, not Purolator)')).toEqual(['carrier 320000000044 FedEx']);
    expect(found('from FedEx to Purolator 390000000018')).toEqual(['carrier 390000000018 FedEx']);
  });

  it('include every member of a list', () => {
    expect(found('FedEx 568838414941 and 797806677146')).toHaveLength(2);
  });

  it.each([
    ['Your FedEx invoice 568838414941'],
    ['FedEx account number 568838414941'],
    ['Facture FedEx 568838414941'],
    ['Factura de DHL 1234567891'],
    ['the invoice from FedEx 568838414941'],
    ['Rechnung von DHL 1234567891'],
    ['DHL Rechnung Nr. 1234567891'],
    ['568838414941 is my FedEx order number'],
    ['I asked FedEx. My number is 568838414941'],
    ['FedEx is late\nRef 568838414941 abc'],
    ['FedEx wrote to me twice and nobody there could find the parcel, I only got 568838414941'],
    ['DHL called me from 0612345672'],
    ['DHL 18005551234'],
    ['Toll Free: 800.555.0132'],
    ['Veho toll-free 800.555.0132'],
    ['FedEx 568838414942'],
    ['Canada Post 7023210039414605'],
    ['Hermes answered on Monday that it was 01234567890123'],
    ['DHL 20261103120455'],
    ['startups 568838414941, fedexed 568838414941'],
  ])('are not found in: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('digits without the name of a carrier', () => {
  it.each([
    ['Please check 568838414941 for me'],
    ['Le 7023210039414604 est introuvable'],
    ['El 1234567891 no llega'],
    ['Wo bleibt 449044304137821?'],
    ['9400111200000000000018, 00370123456000000010, 01370123456000000016'],
    ['4111111111111111, 356938035643809, 4006381333931, 0614141007349'],
    ['K1234567895'],
  ])('are not found in: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['Where is 9400111200000000000017?', '9400111200000000000017 USPS'],
    ['420 90210 9400 1112 0000 0000 0000 17', '420902109400111200000000000017 USPS'],
    ['pallet 00370123456000000016 short', '00370123456000000016 SSCC'],
    ['(00)370123456000000016', '00370123456000000016 SSCC'],
    ['Da steht 0034 0434 1610 9404 2557 drauf', '00340434161094042557 DHL'],
    ['op de doos: 323212345678901234567890', '323212345678901234567890 bpost'],
    ['tu jest 612345678901234567890123', '612345678901234567890123 InPost'],
    ['99.60.123456.12345678 ist weg', '996012345612345678 Swiss Post'],
  ])('are found if nothing else looks so: %s', (text, expected) => {
    expect(found(text)).toEqual([`carrier ${expected}`]);
  });

  it('never match, unless they begin like a long number of a carrier', () => {
    const roll = createRandom(11).below;
    const sentences = ['%', 'It is %, thanks.', 'Voici le % svp', 'Es % o no', 'Das ist die % hier'];
    for (let round = 0; round < 20_000; round++) {
      const digits = Array.from({ length: 10 + roll(13) }, () => roll(10)).join('');
      if (/^(?:9[1-69].{16}|00.{18})/.test(digits)) continue;
      expect(found((sentences[roll(sentences.length)] ?? '%').replace('%', digits))).toEqual([]);
    }
  });
});

describe('stronger evidence', () => {
  it.each([
    ['Tracking number 568838414941', 'label 568838414941'],
    ['Tracking number 1234567891', 'label 1234567891'],
    ['DHL tracking number 1234567891', 'label 1234567891'],
    ['Tracking number 348512670194', 'label 348512670194'],
    ['FedEx tracking number 286548999999', 'label 286548999999'],
    ['Tracking number 286548999999', 'label 286548999999'],
    ['Sendungsnummer 00340434161094042557', 'label 00340434161094042557'],
    ['Numéro de suivi 6A12345678901', 'label 6A12345678901'],
    ['Where is LX11234567?', 'shape LX11234567'],
    ['Where is ABC123456789?', 'shape ABC123456789'],
    ['Purolator ABC123456789', 'shape ABC123456789'],
    ['Where is ABCD1234567890?', 'shape ABCD1234567890'],
  ])('decides: %s', (text, expected) => {
    expect(findTrackingIds(text).map(({ evidence, id }) => `${evidence} ${id}`)).toEqual([expected]);
  });

  it('has more confidence than a carrier', () => {
    const [label, shape, carrier] = findTrackingIds(
      'Tracking number 568838414941. LX11234567 is here. 1Z999AA10123456784 too',
    );
    expect([label?.evidence, shape?.evidence, carrier?.evidence]).toEqual(['label', 'shape', 'carrier']);
    expect(shape?.confidence).toBeGreaterThan(carrier?.confidence ?? 1);
    expect(label?.confidence).toBeGreaterThan(shape?.confidence ?? 1);
  });
});

it('finds a number that is spelled letter by letter', () => {
  expect(found('so it reads 1 Z 9 9 9 A A 1 0 1 2 3 4 5 6 7 8 4, thanks')).toEqual([
    'carrier 1Z999AA10123456784 UPS',
  ]);
});

it('finds an air waybill as airlines write it, by its check digit', () => {
  expect(found('please check 618-44129735 (Singapore to Lyon)')).toEqual(['carrier 61844129735 Air waybill']);
});

it.each(['618-44129736', '061-44129735', '618-44129-735'])('finds no air waybill in %s', (number) => {
  expect(findTrackingIds(`please check ${number} (Singapore to Lyon)`)).toEqual([]);
});
