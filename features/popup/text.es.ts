import type { popupText } from './text.en.ts';

/** The texts of the popup itself. The texts of its views are in their features. */
export const spanishPopupText: typeof popupText = {
  field: 'ID de seguimiento',
  placeholder: 'ID de seguimiento o lista',
  lookUp: 'Consultar',
  nothingEntered: 'Primero introduzca un ID.',

  paste: 'Pegar',
  pasteAndAllow: 'Pegar. Si lo permite, los ID copiados se ofrecen aquí.',
  offer: ['Consultar', 'del portapapeles'],
  clipboardRefused: 'El navegador no permite que Waybill lea el portapapeles. Péguelo en el campo.',
  clipboardEmpty: 'No hay texto en el portapapeles.',
  notRecognised:
    'No hay ningún ID de seguimiento en el portapapeles. Para consultarlo de todos modos, péguelo en el campo.',

  onThisPage: (count: number) => `En esta página · ${count}`,
  firstOnThisPage: (listed: number, count: number) => `En esta página · los primeros ${listed} de ${count}`,
  back: 'Volver a la lista',
  noIds: {
    on: { title: 'No se encontró ningún ID en esta página.', advice: 'Introduzca o pegue uno arriba.' },
    off: {
      title: 'Waybill está desactivado en este sitio.',
      advice: 'Introduzca o pegue un ID arriba, o active el sitio.',
    },
    absent: {
      title: 'Waybill no funciona en esta página.',
      advice: 'Introduzca o pegue un ID arriba. Si este es su sistema de tickets, agréguelo.',
    },
  },
  addHelpdesk: 'Agregar sistema de tickets',
  sites: 'Activar o desactivar sitios',

  unlikely: 'No parece un ID de seguimiento.',
  lookUpAnyway: 'Consultar de todos modos',
  notAnId: 'No parece un ID de seguimiento. Introduzca uno aquí.',
  nothingSelected:
    'Primero seleccione un ID de seguimiento. Fuera de un sistema de tickets, haga clic derecho en él y elija «Consultar».',

  openPanel: 'Abrir en el panel lateral',
  watched: 'En seguimiento',
  changed: 'Cambió',
  copyingReply: 'Copiando la respuesta…',
  replyCopied: (trackingId: string) => `Respuesta para ${trackingId} copiada.`,
  noReply: (trackingId: string) => `Abra ${trackingId} para elegir una respuesta.`,
  replyNotCopied: 'No se pudo copiar la respuesta.',
  keys: { move: 'Moverse', open: 'Abrir', copyReply: 'Respuesta', all: 'Teclas' },
  openShortcuts: 'Atajos de teclado (?)',
};
