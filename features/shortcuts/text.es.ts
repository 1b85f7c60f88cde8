import type { keyCapsText } from './caps-text.en.ts';
import type { shortcutsText } from './text.en.ts';

/** Keys that are drawn as a sign, in words for screen readers. */
export const spanishKeyCapsText: typeof keyCapsText = {
  spokenCaps: {
    ArrowUp: 'Flecha arriba',
    ArrowDown: 'Flecha abajo',
    ArrowLeft: 'Flecha izquierda',
    ArrowRight: 'Flecha derecha',
    Enter: 'Intro',
    '?': 'Signo de interrogación',
    '/': 'Barra',
  },
};

/** The sheet of keys, and the options' page about them. */
export const spanishShortcutsText: typeof shortcutsText = {
  title: 'Teclado',
  surfaces: {
    ticket: 'En un ticket',
    answer: 'En la tarjeta y el panel',
    lists: 'En la ventana de Waybill y las listas',
    webhook: 'En «Webhook de prueba»',
  },
  actions: {
    nextId: 'Ir al siguiente ID de seguimiento',
    previousId: 'Ir al ID de seguimiento anterior',
    showShipment: 'Mostrar su envío',
    lookUpSelection: 'Consultar el texto seleccionado',
    openPopup: 'Abrir la ventana de Waybill',
    reply: 'Responder',
    insertReply: 'Insertar la respuesta',
    copySummary: 'Copiar el resumen',
    saveEvidence: 'Guardar pruebas',
    openInPanel: 'Abrir en el panel',
    keepOpen: 'Mantener abierta',
    previousAnswer: 'ID anterior',
    nextAnswer: 'ID siguiente',
    closeAnswer: 'Cerrar',
    goToField: 'Ir al campo del ID de seguimiento',
    moveUp: 'Subir en la lista',
    moveDown: 'Bajar en la lista',
    openShipment: 'Abrir el envío',
    copyReplyOfRow: 'Copiar su respuesta',
    sendWebhook: 'Enviar el webhook de prueba',
    nextProblem: 'Siguiente problema del payload',
    showShortcuts: 'Mostrar esta lista',
  },
  noKeys: 'Sin asignar',
  lead: 'Las teclas de tickets, respuestas y listas. Pulse\u00a0? para verlas en cualquier página de Waybill.',
  changeable: 'Las combinaciones con Alt se pueden cambiar en el navegador.',
  changeInBrowser: 'Cambiar los atajos del navegador',
};
