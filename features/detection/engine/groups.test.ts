import { describe, expect, it } from 'vitest';
import { findTrackingIds } from './detect.ts';

const found = (text: string): string[] => findTrackingIds(text).map(({ id }) => id);

describe('digits in groups of any length', () => {
  it.each([
    ['went via DPD on parcel number 1597 8712 639 662.', '15978712639662'],
    ['nr przesyłki 693281 760862 996141 617778, kod odbioru', '693281760862996141617778'],
    ['raccomandata 21321 425 537 7: il sito dice', '213214255377'],
    ['Sendungsnummer: 09980 1234 5678 90', '099801234567890'],
    ['N° de colis : 25 0123 45678 90', '250123456789' + '0'],
    ['número de seguimiento 6136 0546 6707 57', '61360546670757'],
    ['1597 8712 639 662 is my tracking number', '15978712639662'],
    ['parcels 1597 8712 639 662 and 1597 8712 640 001', '15978712639662', '15978712640001'],
    ['DPD 0998 012 345 678 9', ...[]],
  ])('are an ID directly beside a label: %s', (text, ...ids) => {
    expect(found(text)).toEqual(ids);
  });

  it.each([
    ['the tracking says nothing, call 020 7946 0958'],
    ['Mon colis ? Appelez le 06 12 34 56 78'],
    ['tracking: call 030 1234 5678'],
    ['parcel 555 123 4567'],
    ['order number 1597 8712 639 662'],
    ['Please call UPS on 01632 960 123 45'],
    ['FedEx 0800 123 4567'],
    ['parcel from 2026 03 12 10 30 22'],
    ['1597 8712 639 662'],
  ])('are none elsewhere: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('do not hide the ID behind them', () => {
    expect(found('Tracking number (call 030 1234 5678): ABCD1234567890')).toEqual(['ABCD1234567890']);
    expect(found('my tracking number, phone 030 1234 5678, is 48245198877')).toEqual([]);
  });
});

describe('the parts of a GS1 bar code', () => {
  it.each([
    ['(01)03893162805319(21)CN7992859906(10)8553'],
    ['(21)ABCD1234567890'],
    ['tracking code (01)03893162805312(10)AB12345678'],
    ['tracking code ]C10205012345829378'],
  ])('are no IDs: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['(00)347384446692379939 (02)05012345829378', '00347384446692379939'],
    [']C100347384446692379939', '00347384446692379939'],
    ['1) ABCD1234567890 2) ABCD1234567891', 'ABCD1234567890', 'ABCD1234567891'],
    ['our parcel (ABCD1234567890)', 'ABCD1234567890'],
  ])('but for the number of the parcel: %s', (text, ...ids) => {
    expect(found(text)).toEqual(ids);
  });
});

describe('words for other things', () => {
  it.each([
    ['Ref No: RU 2917 7728 2 GB', 'RU291777282GB'],
    ['Receipt no. RU291777282GB', 'RU291777282GB'],
    ['reçu : RU291777282GB', 'RU291777282GB'],
    ['Canada Post item 7023210039414604', '7023210039414604'],
    ['eParcel article 36433768753501000930200', '36433768753501000930200'],
    ['Postes Canada : votre article 7023 2100 3941 4604', '7023210039414604'],
    ['inpost dal locker 6200 3710 7579 0940 8080 3268', '620037107579094080803268'],
    ['Return ref: H000TA0029744108', 'H000TA0029744108'],
    ['retourcode 3SABCD1234567', '3SABCD1234567'],
  ])('do not hide the number of a parcel: %s', (text, id) => {
    expect(found(text)).toEqual([id]);
  });

  it.each([
    ['Item no. 7023210039414604'],
    ['Ref No: ABCD1234567890'],
    ['our article 36433768753501000930200'],
    ['return number ABCD1234567890'],
    ['locker 620037107579'],
  ])('hide other numbers: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('numbers of other systems', () => {
  it.each([
    ['merchant key MK109085316490 (rotated)'],
    ['our police report PR1234567890'],
    ['AEO NLAEOF00006954103, REX NLREX123456789'],
    ['1 EFECTA 95 CN27101245 l 54,910'],
    ['D-U-N-S 45-978-1383, DUNS: ABCD1234567890'],
    ['share order ID\nOD428857289117879719'],
    ['Order no: LL47633521. Questions? Quote LL49094771'],
    ['Een code ziet er zo uit: 3SXXXX123456789'],
    ['Beispiel 00340434000000000000'],
    ['Salió por GLS, expedición 105471-8983'],
  ])('are not found: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['Order no: LL47633521. Tracking number: LL49094771', 'LL49094771'],
    ['my parcel MP1090853164', 'MP1090853164'],
    ['expedición 482451988778', '482451988778'],
    ['AWB 605-90726408', '60590726408'],
  ])('do not hide an ID: %s', (text, id) => {
    expect(found(text)).toEqual([id]);
  });
});

describe('a list of numbers of several carriers', () => {
  it.each([
    ['track & trace codes:\nABCD113605823\nabcd182877491\n05220985328837\nAlle drie'],
    ['Tracking numbers:\n- ABCD113605823\n- ABCD182877491\n- 05220985328837\n'],
    ['Sendungsnummern\nABCD113605823\nABCD182877491\n05220985328837'],
    ['numéros de colis :\nABCD113605823\nABCD182877491\n05220985328837'],
    ['numeri di spedizione:\nABCD113605823\nABCD182877491\n05220985328837'],
  ])('is read to its end: %s', (text) => {
    expect(found(text)).toEqual(['ABCD113605823', 'ABCD182877491', '05220985328837']);
  });

  it.each([
    ['Tracking number:\nABCD113605823\n05220985328837'],
    ['Tracking numbers:\nABCD113605823\n\n\n\nRegards\n05220985328837'],
    ['Tracking numbers: ABCD113605823\nOrder 05220985328837'],
    ['Tracking numbers:\nABCD113605823\n05220985328837 was my order'],
    ['Tracking numbers:\nABCD113605823\n0522098532'],
  ])('ends where other lines begin: %s', (text) => {
    expect(found(text)).toEqual(['ABCD113605823']);
  });

  it.each([
    ["First parcel's tracking number: 614233671722. Second parcel's: 619737914203."],
    ['First parcel number 614233671722. The second one: 619737914203'],
    ['Primer paquete 614233671722. El segundo: 619737914203'],
    ['Erste Sendung 614233671722. Die zweite ist 619737914203'],
    ['Premier colis 614233671722. Le deuxième : 619737914203'],
  ])('may name its second number: %s', (text) => {
    expect(found(text)).toEqual(['614233671722', '619737914203']);
  });
});

describe('letters and digits in groups', () => {
  it.each([
    ['app shows QHTM 109 875 9976', 'QHTM1098759976'],
    ['Aufkleber KVTN 8951640898, auch', 'KVTN8951640898'],
    ['au même nom : PRLM.825.188.2326', 'PRLM8251882326'],
    ['the royal mail number is Q M 4 8 1 4 2 4 5 6 4 G B and the order', 'QM481424564GB'],
    ['Her box = CP 8624 7383 5615 1601 , came in damaged', '8624738356151601'],
    ['N° de colis 6A 505 8031 5991', '6A50580315991'],
    ['Article No. 36LC U005 5730 3401 0009 3090 0', '36LCU00557303401000930900'],
    ['Son colis : 00U1Z5VM (lu)', '00U1Z5VM'],
    ['GLS Paket ZA1B2C34', 'ZA1B2C34'],
    ['ONTRAC, was due 9am\n#C17 8128 1561 1973 -> says', 'C17812815611973'],
    ['the aramex one is 4279 8568 838 is it?', '42798568838'],
    ['LTA n° 057 6305 4202', '05763054202'],
    ['Sendungsnummern: JJD00032572497422411652', 'JJD00032572497422411652'],
    ['Hermes. moment\nH10000750617205258420', 'H10000750617205258420'],
    ['TRK00340434365035534631', '00340434365035534631'],
  ])('are found: %s', (text, id) => {
    expect(found(text)).toEqual([id]);
  });

  it.each([
    ['see BOOK 8951640898'],
    ['MPRN 7197693388, CNH 00016188270'],
    ['call EXT 109 875 9976'],
    ['our CP 8624738356151602'],
    ['Son colis : BLEU2026 et gris'],
    ['GLS contract AB123456'],
    ['the shop code on your map is GB64704610'],
    ['Payout ID PYT2610190044821'],
    ['e-way bill 2814 0162 7911'],
    ['model AW900 1642 2026 1234'],
    ['#C17 8128 1561 1974'],
    ['Aramex 0800 1234 567'],
  ])('are not, if they may be words and other numbers: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('numbers that show the form of a number', () => {
  it.each([
    ['na stronie jest przykład RR123456785PL'],
    ['Example: ABCD1234567890'],
    ['Format (ABCD1234567890)'],
    ['My old supplier used ABCD1234567890 style ones'],
  ])('are not found: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('are not those of parcels', () => {
    expect(found('some are late, for example ABCD1234567890 and others')).toEqual(['ABCD1234567890']);
    expect(found('quelques colis, par exemple ABCD1234567890')).toEqual(['ABCD1234567890']);
  });
});

describe('the keys of JSON', () => {
  it.each([
    ['{"parcel": {"trackingNumber": "ABCD1234567", "receiverPhone": "48501555014"}}', 'ABCD1234567'],
    [
      '<Consignment>\n <CustomerOrder>ZT-0285460</CustomerOrder>\n <ParcelNumber>15978844221038</ParcelNumber>',
      '15978844221038',
    ],
    ['{"parcel": {"id": "48501555014", "openCode": "48291512345"}}', '48501555014'],
    ['"shipments": [{"number": "48501555014"}, {"weight": "4850155501"}]', '48501555014'],
  ])('label their own values only: %s', (text, id) => {
    expect(found(text)).toEqual([id]);
  });
});

describe('a number in the paragraph below its heading', () => {
  it.each([
    ['Collection ref\n\n\nPRG265543888\n\n\nImogen'],
    ['Auftrag:\n\n \n\nABCD1234567890\n'],
    ['Order number\n\n\n\nABCD1234567890'],
    ['Facture\n\nABCD1234567890\n'],
  ])('belongs to it: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['I am writing again about my late order\n\nABCD1234567890\n'],
    ['This is about an order.\n\nABCD1234567890\n'],
  ])('does not belong to a sentence: %s', (text) => {
    expect(found(text)).toEqual(['ABCD1234567890']);
  });
});

describe('a word in capitals before a number', () => {
  const NUMBER = '158603073801';

  it.each(['WAS', 'IS', 'EST', 'NUEVA', 'SAYS', 'AND', 'UND'])('is no part of it: %s', (word) => {
    expect(found(`THE TRACKING NUMBER ${word} ${NUMBER}`)).toEqual([NUMBER]);
    expect(found(`THE TRACKING NUMBER ${word} 1586 0307 3801`)).toEqual([NUMBER]);
  });

  it('may be the beginning of a postal number', () => {
    expect(found('LA 473 124 829 FR')).toEqual(['LA473124829FR']);
    expect(found('tracking number LE 123456785 FR')).toEqual(['LE123456785FR']);
  });
});
