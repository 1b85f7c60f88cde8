import type { Failure } from '../../utils/outcome.ts';
import type { commonText, failuresText } from './text.en.ts';

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

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const MAX_WAIT_MS = 60 * MINUTE_MS;

function waitText(ms: number): string {
  const [unit, unitMs] =
    ms > 2 * MINUTE_MS ? (['minute', MINUTE_MS] as const) : (['second', SECOND_MS] as const);
  const count = Math.max(1, Math.ceil(Math.min(ms, MAX_WAIT_MS) / unitMs));
  return new Intl.NumberFormat('es', { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

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
    title: `${failure.host ?? 'La plataforma'} no acepta la clave de Partner API.`,
    advice: 'Compruebe la clave y el entorno en la configuración.',
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
        : `Vuelva a intentarlo en ${waitText(failure.retryAfterMs)}.`,
    action: retry,
  }),
  timedOut: (failure) => ({
    title: `${failure.host ?? 'La plataforma'} no respondió a tiempo.`,
    advice: 'Es posible que esté saturada. Vuelva a intentarlo en un momento.',
    action: retry,
  }),
  offline: (failure) => ({
    title: `Waybill no pudo conectarse con ${hostOf(failure)}.`,
    advice: 'Compruebe la conexión de red y vuelva a intentarlo.',
    action: retry,
  }),
  redirected: (failure) => ({
    title: `${failure.host ?? 'La plataforma'} redirige a otra URL.`,
    advice: 'Waybill nunca sigue una redirección con una clave. Introduzca la URL final en la configuración.',
    action: openOptions,
    alternative: retry,
  }),
  platformError: ({ host, retryAfterMs }) => {
    const again = retryAfterMs ? `Vuelva a intentarlo en ${waitText(retryAfterMs)}.` : 'Vuelva a intentarlo.';
    return {
      title: `${host ?? 'La plataforma'} respondió con un error.`,
      advice: `${again} Si el problema continúa, comunique los detalles que aparecen abajo.`,
      action: retry,
    };
  },
  unreadableReply: (failure) => ({
    title: `${failure.host ?? 'La plataforma'} envió una respuesta que Waybill no puede leer.`,
    advice: 'Compruebe la URL en la configuración o vuelva a intentarlo.',
    action: retry,
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
