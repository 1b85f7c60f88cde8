import type { Vocabulary } from './language.ts';

/** Spanish. */
export const spanishLabels = {
  tracking: ['seguimiento~', 'paquete~', 'envío', 'guía', 'rastreo', 'localizador'],
  paths: ['seguimiento', 'rastreo', 'rastrear', 'localizar', 'envio'],
  number: ['nro', 'código'],
  references: ['referencia', 'referencias'],
  orders: ['pedido', 'compra', 'orden', 'devolución'],
  otherThings: [
    'factura',
    'incidencia',
    'móvil',
    'tarjeta',
    'cuenta',
    'cliente',
    'pago',
    'fecha',
    'albarán',
    'expediente',
    'vuelo',
  ],
  otherNumbers: ['teléfono', 'iva', 'nif', 'nie', 'cif', 'rfc'],
  stops: ['pendiente', 'desconocido'],
  denials: ['sin', 'ningún'],
  verbs: ['es', 'era', 'son'],
  as: ['como'],
  siblings: ['nuev*', 'anterior*'],
  conjunctions: ['y', 'e', 'o'],
  of: ['del'],
  articles: ['el'],
  with: ['con'],
  fillers: ['es', 'con'],
} satisfies Vocabulary;
