import type { cardText } from './text.en.ts';

export const spanishCardText: typeof cardText = {
  emptyTitle: 'Nada que mostrar.',
  emptyAdvice: 'Cierre esta tarjeta y haga clic de nuevo en el ID de seguimiento.',
  openInPanel: 'Panel',
  keepOpen: 'Mantener abierta',
  previousId: 'ID anterior',
  nextId: 'ID siguiente',
  idPlace: (place: number, count: number, hasMore: boolean) =>
    `${place === 0 ? '–' : place} de ${count}${hasMore ? '+' : ''} en este ticket`,
  opening: 'Abriendo…',
  goneTitle: 'Esta página ya no muestra el ID.',
  goneAdvice: 'Compruebe que es el ticket correcto antes de responder.',
  hiddenTitle: 'No se cambió nada: esta página tapa o mueve la tarjeta.',
  hiddenAdvice: 'Haga el cambio en la ventana de Waybill.',
  showOutsidePage: 'Abrir la ventana de Waybill',
};
