import type { Failure } from '../../utils/outcome.ts';
import type { commonText, failuresText } from './text.en.ts';
import { waitText } from './wait-text.ts';

export const spanishCommonText: typeof commonText = {
  productName: 'Waybill',
  sandboxMark: 'SANDBOX',
  keyCaps: {
    Control: 'Ctrl',
    Shift: 'Shift',
    Escape: 'Esc',
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
    Enter: '↵',
  },
  copy: 'Copiar',
  copied: 'Copiado',
  couldNotCopy: 'No se pudo copiar',
  close: 'Cerrar',
  refresh: 'Actualizar',
  settings: 'Configuración',
  details: 'Detalles',
  copyDetails: 'Copiar detalles',
  tryAgainNow: 'Ya se puede intentar de nuevo.',
};

const retry = { label: 'Reintentar', does: 'retry' } as const;
const openOptions = { label: 'Abrir configuración', does: 'openOptions' } as const;
const hostOf = (failure: Failure) => failure.host ?? 'la plataforma';
const subjectOf = (failure: Failure) => failure.host ?? 'La plataforma';

/** The texts for each kind of failure: one sentence for the situation, one for the next step. */
export const spanishFailuresText: typeof failuresText = {
  notConfigured: () => ({
    title: 'Waybill todavía no está configurado.',
    advice: 'Introduzca la URL y la clave de su plataforma.',
    action: { label: 'Configurar Waybill', does: 'openOptions' },
  }),
  settingsUnreadable: () => ({
    title: 'No se pudo leer la configuración guardada.',
    advice: 'Abra la configuración e introduzca de nuevo la URL y la clave.',
    action: openOptions,
    alternative: retry,
  }),
  permissionMissing: (failure) => ({
    title: `El navegador no permite que Waybill acceda a ${hostOf(failure)}.`,
    advice: 'Abra la configuración y permita el acceso.',
    action: openOptions,
    alternative: retry,
  }),
  keyMissing: () => ({
    title: 'Falta la clave de Partner API de este entorno.',
    advice: 'Introduzca la clave en la configuración.',
    action: openOptions,
    alternative: retry,
  }),
  keyRejected: (failure) => ({
    title: `${subjectOf(failure)} no acepta la clave de Partner API.`,
    advice: 'Compruebe la clave y el entorno en la configuración. Si la clave se restableció, reintente.',
    action: openOptions,
    alternative: retry,
  }),
  invalidInput: () => ({
    title: 'Ese ID de seguimiento no es válido.',
    advice: 'Compruebe que se haya copiado completo y sin espacios.',
  }),
  notFound: () => ({
    title: 'No hay ningún envío con este ID.',
    advice: 'Confirme el ID con el cliente y compruebe que el entorno seleccionado sea el correcto.',
    action: retry,
  }),
  rateLimited: (failure) => ({
    title: 'Demasiadas solicitudes.',
    advice:
      failure.retryAfterMs === undefined
        ? 'Espere un momento y vuelva a intentarlo.'
        : `Vuelva a intentarlo en ${waitText(failure.retryAfterMs, 'es')}.`,
    action: retry,
  }),
  timedOut: (failure) => ({
    title: `${subjectOf(failure)} no respondió a tiempo.`,
    advice: 'Es posible que el servicio esté saturado. Vuelva a intentarlo en un momento.',
    action: retry,
  }),
  offline: (failure) => ({
    title: `Waybill no pudo conectarse con ${hostOf(failure)}.`,
    advice: 'Compruebe la conexión de red y vuelva a intentarlo.',
    action: retry,
  }),
  redirected: (failure) => ({
    title: `${subjectOf(failure)} redirige a otra URL.`,
    advice:
      'Waybill nunca sigue una redirección con una clave. Inicie sesión en su red si esta lo pide, o introduzca la URL final en la configuración.',
    action: openOptions,
    alternative: retry,
  }),
  platformError: (failure) => {
    const { retryAfterMs } = failure;
    const again = retryAfterMs
      ? `Vuelva a intentarlo en ${waitText(retryAfterMs, 'es')}.`
      : 'Vuelva a intentarlo.';
    return {
      title: `${subjectOf(failure)} respondió con un error.`,
      advice: `${again} Si el problema continúa, comunique los detalles que aparecen abajo.`,
      action: retry,
    };
  },
  unreadableReply: (failure) => ({
    title: `${subjectOf(failure)} envió una respuesta que Waybill no puede leer.`,
    advice:
      'Inicie sesión en su red si esta lo pide, compruebe la URL en la configuración o vuelva a intentarlo.',
    action: retry,
    alternative: openOptions,
  }),
  interrupted: ({ isUncertain }) => ({
    title: 'El navegador interrumpió esta solicitud.',
    advice: isUncertain
      ? 'Es posible que haya surtido efecto. Compruebe qué se guardó antes de volver a intentarlo.'
      : 'No se cambió nada. Vuelva a intentarlo.',
    action: retry,
  }),
  storageFull: () => ({
    title: 'No queda espacio para guardar esto.',
    advice:
      'Elimine webhooks de prueba anteriores o ID recientes, o libere espacio en el disco, y vuelva a intentarlo.',
    action: retry,
  }),
  newerData: () => ({
    title: 'Esto se guardó con una versión más reciente de Waybill, así que no se modificó.',
    advice: 'Actualice Waybill o reemplácelo en la configuración.',
    action: openOptions,
  }),
};
