import type { launchText } from './text.en.ts';

export const spanishLaunchText: typeof launchText = {
  menu: 'Consultar «%s»',
  cardOf: (trackingId: string) => `Envío ${trackingId}`,
  noIds: 'Waybill',
  // “ID” has no plural form.
  badge: (count: number, hasMore: boolean) =>
    `Waybill: ${count} ID de seguimiento${hasMore ? ' o más' : ''} en esta página`,
  addressBar: {
    hint: 'Consultar un ID de seguimiento',
    nothing: 'No se encontró ningún ID de seguimiento',
    lookUp: (trackingId: string) => `Consultar ${trackingId}`,
    again: (trackingId: string) => `Consultar ${trackingId} de nuevo`,
  },
};
