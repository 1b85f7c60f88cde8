import { oneDecimalIn, pluralIn } from '../wording.ts';
import type { diagnosticsText } from './text.en.ts';

const plural = pluralIn('es');
const oneDecimal = oneDecimalIn('es');
const kilobytes = (bytes: number): string => `${oneDecimal(bytes / 1024)} KB`;

export const spanishDiagnosticsText: typeof diagnosticsText = {
  title: 'Diagnóstico',
  lead: 'Permisos y solicitudes recientes, para resolver problemas.',
  version: 'Versión',
  browser: 'Navegador',
  permissions: 'Permisos',
  storage: 'Almacenamiento en uso',
  bytes: (local: number | undefined, session: number | undefined) =>
    [
      local === undefined ? undefined : `${kilobytes(local)} guardados`,
      session === undefined ? undefined : `${kilobytes(session)} hasta cerrar el navegador`,
    ]
      .filter((part) => part !== undefined)
      .join('; ') || 'No disponible.',
  hostAccess: (host: string, isAllowed: boolean) => `${host}: ${isAllowed ? 'permitido' : 'sin acceso'}`,
  requests: (count: number) =>
    count === 0
      ? 'Todavía no hay solicitudes'
      : plural(count, 'La última solicitud', `Las últimas ${count} solicitudes`),
  requestsNote: 'Hasta 200 solicitudes de esta sesión. No se registran ID, claves, tokens ni respuestas.',
  tableLabel: 'Solicitudes',
  when: 'Cuándo',
  why: 'Motivo',
  host: 'Host',
  result: 'Resultado',
  duration: 'Tiempo',
  ms: (ms: number) => `${Math.round(ms)} ms`,
  reason: {
    token: 'Token',
    lookup: 'Consulta',
    testWebhook: 'Webhook de prueba',
    selfTest: 'Autodiagnóstico',
  },
  failure: {
    notConfigured: 'sin configurar',
    settingsUnreadable: 'configuración ilegible',
    permissionMissing: 'sin acceso',
    keyMissing: 'sin clave',
    keyRejected: 'clave rechazada',
    invalidInput: 'no aceptado',
    notFound: 'no encontrado',
    rateLimited: 'demasiadas solicitudes',
    timedOut: 'sin respuesta a tiempo',
    offline: 'sin conexión',
    redirected: 'redirigido',
    platformError: 'error de la plataforma',
    unreadableReply: 'respuesta ilegible',
    interrupted: 'interrumpido',
    storageFull: 'almacenamiento lleno',
    newerData: 'datos más recientes',
  },
  clear: 'Borrar la lista',
  removed: (count: number) => plural(count, '1 solicitud eliminada.', `${count} solicitudes eliminadas.`),
  undo: 'Deshacer',
  copy: 'Copiar diagnóstico',
};
