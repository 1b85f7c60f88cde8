import type { Environment } from '../platform/model.ts';
import { pluralIn } from '../wording.ts';
import type { noticeText } from './notice-text.en.ts';
import type { watchText } from './text.en.ts';

/** The part of the strings about watched IDs that the background shows as well, in notifications. */
export const spanishNoticeText: typeof noticeText = {
  ended: {
    delivered: 'Entregado: ya no está en seguimiento.',
    notFound: 'No se encontró cinco veces seguidas: ya no está en seguimiento.',
    tooOld: 'Tras 30 días, ya no está en seguimiento.',
  },
  notFound: 'No encontrado',
  statusCode: (code: string) => `Código de estado ${code}`,
  newState: (trackingId: string, state: string, isSandbox: boolean) =>
    `${isSandbox ? '[SANDBOX] ' : ''}${trackingId}: ${state}`,
  was: (state: string) => `Antes: ${state}.`,
  handedTo: (carrier: string) => `Transferido a ${carrier}.`,
};

const plural = /* @__PURE__ */ pluralIn('es');
const name: Record<Environment, string> = { production: 'producción', sandbox: 'el sandbox' };
const otherKind: Record<Environment, string> = { production: 'del sandbox', sandbox: 'de producción' };

export const spanishWatchText: typeof watchText = {
  ...spanishNoticeText,
  title: (count: number) => (count > 0 ? `En seguimiento · ${count}` : 'En seguimiento'),
  stop: (trackingId: string) => `Dejar de seguir ${trackingId}`,
  remove: (trackingId: string) => `Quitar ${trackingId} de la lista`,
  stopped: (trackingId: string) => `${trackingId} ya no está en seguimiento.`,
  undo: 'Deshacer',
  stopAll: 'Detener todo',
  undoAll: 'Deshacer todo',
  changed: 'Cambió',
  notChecked: 'Todavía sin consultar',
  checked: (age: string | undefined) => (age ? `consultado ${age}` : 'consultado ahora mismo'),
  lastCheckFailed: 'Falló la última consulta',
  lastCheckNotFound: 'No encontrado en la última consulta',

  elsewhere: (count: number, selected: Environment) =>
    plural(
      count,
      `1 ID ${otherKind[selected]} está en pausa mientras las consultas usen ${name[selected]}.`,
      `${count} ID ${otherKind[selected]} están en pausa mientras las consultas usen ${name[selected]}.`,
    ),
  paused: (reason: string) => `El seguimiento está en pausa. ${reason}`,
  retryingAt: (reason: string, time: string) => `${reason} Próximo intento: ${time}.`,
  notSaved: (trackingId: string) => `El cambio para ${trackingId} no se guardó.`,
  unreadable:
    'No se pudo leer la lista de ID en seguimiento. Al seguir un ID, se reemplaza, salvo que sea de una versión más reciente.',
  notificationsOff: 'Los cambios se ven aquí.',
  allowNotifications: 'Avisarme también',
};
