import type { launchText } from './text.en.ts';

export const frenchLaunchText: typeof launchText = {
  menu: 'Rechercher «\u00a0%s\u00a0»',
  cardOf: (trackingId) => `Expédition ${trackingId}`,
  noIds: 'Waybill',
  badge: (count, hasMore) =>
    `Waybill\u00a0: ${count} numéro${count > 1 ? 's' : ''} de suivi${hasMore ? ' ou plus' : ''} sur cette page`,
  addressBar: {
    hint: 'Rechercher un numéro de suivi',
    nothing: 'Aucun numéro de suivi trouvé',
    lookUp: (trackingId) => `Rechercher ${trackingId}`,
    again: (trackingId) => `Rechercher à nouveau ${trackingId}`,
  },
};
