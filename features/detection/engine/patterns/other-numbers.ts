/** Numbers in tickets that are not tracking IDs. */
export const OTHER_NUMBER_KINDS = [
  'phone',
  'order',
  'invoice',
  'return',
  'case',
  'card',
  'account',
  'tax',
  'product',
  'device',
  'date',
] as const;
export type OtherNumberKind = (typeof OTHER_NUMBER_KINDS)[number];

/** Every prefix with every number of digits. */
const each = (prefixes: string, from: number, to: number): string[] =>
  prefixes
    .split(' ')
    .flatMap((prefix) =>
      Array.from({ length: to - from + 1 }, (_, index) => prefix + '#'.repeat(from + index)),
    );

/**
 * Shapes of each kind in North America, the United Kingdom, France, Spain and Germany; `#` is any digit, `@` any
 * letter.
 */
const TEMPLATES: Record<OtherNumberKind, readonly string[]> = {
  phone:
    '514555#### 1514555#### 06######## 07######## 01######## 336######## 00336######## 6######## 9######## 346######## 0151######## 0160####### 030####### 49151######## 49160####### 447######### 00447#########'.split(
      ' ',
    ),
  order: [
    ...each('# 2026', 4, 9),
    '702##############',
    '30###############',
    ...each('O OR ORD ORDER ORD2026 PO P PED CMD BE BST SO S WEB SHOP', 5, 12),
  ],
  invoice: each('I IN INV INV2026 FAC FACT F FV RE RG R RECH', 5, 12),
  return: each('R RMA RET RT', 5, 12),
  case: [...each('# CS C INC TKT CASE REQ SR T', 5, 10), '50068########AAA'],
  card: ['4###############', '5###############', '37#############', '6011############'],
  account: [
    'DE####################',
    'FR76#######################',
    'ES######################',
    'GB##@@@@##############',
    'CH###################',
    'BE##############',
    'NL##@@@@##########',
  ],
  tax: 'FR########### FR############## DE######### DE############### ESB######## B######## GB######### GB############ IT########### ATU######## ########### #########'.split(
    ' ',
  ),
  product: ['########', '############', '40###########', '978##########', 'B0########', '@@####', '@@@####'],
  device: ['35#############', 'C02@@###@@##', '@@@@@@####'],
  date: '202611## 2026110# 20261103## 20261103141# 202611031412 20261103141212 1793######  1793#########'.split(
    /\s+/,
  ),
};

/** Samples of one kind of number, without spaces and dashes. Always the same samples, so that warnings are stable. */
export const otherNumbersOf = (kind: OtherNumberKind): string[] =>
  TEMPLATES[kind].map((template) =>
    template.replace(/[#@]/g, (place, index: number) =>
      place === '#' ? `${(index * 7 + 3) % 10}` : String.fromCharCode(65 + ((index * 7 + 3) % 26)),
    ),
  );
