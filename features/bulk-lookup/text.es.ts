import { waitText } from '../../components/texts/wait-text.ts';
import { spanishStateText } from '../shipment/text.es.ts';
import { pluralIn } from '../wording.ts';
import type { bulkLookupText } from './text.en.ts';
import type { bulkViewText } from './view-text.en.ts';

const plural = pluralIn('es');

const MAX_LISTED = 3;
/** For example `A, B, C y 4 más`. */
function firstOf(all: string[]): string {
  const more = all.length - MAX_LISTED;
  return `${all.slice(0, MAX_LISTED).join(', ')}${more > 0 ? ` y ${more} más` : ''}`;
}

export const spanishBulkLookupText: typeof bulkLookupText = {
  rowStatus: {
    ...spanishStateText.statusCategory,
    notFound: 'No encontrado',
    failed: 'Con error',
    waiting: 'Sin consultar',
  },
  open: 'Introducir una lista',
  showTable: (count: number) => `Volver a la tabla · ${count}`,
  lookingUp: 'Consultando…',

  replyForAll: (count: number) => `Respuesta para los ${count}`,

  check: (requests: number, total: number) => `Consultar ${requests} de ${total}`,
  checkNeeds: (requests: number) => plural(requests, 'Requiere 1 consulta', `Requiere ${requests} consultas`),
  openAsTable: 'Abrir como tabla',
  openAsTableNeeds: 'Muestra lo que ya se sabe, sin consultas',
  clickToLookUp: 'Haga clic para consultar',
  deliveredAge: (day: string) => `entregado ${day}`,
  updatedAge: (age: string) => `actualizado ${age}`,
};

export const spanishBulkViewText: typeof bulkViewText = {
  back: 'Volver',

  draftTitle: 'Consultar una lista',
  draftField: 'Lista de ID',
  draftHint: 'Pegue cualquier texto: una lista, un ticket, una columna de una hoja de cálculo.',
  found: (count: number) =>
    count === 0 ? 'No se encontró ningún ID' : plural(count, '1 ID encontrado', `${count} ID encontrados`),
  includeOthers: (count: number, example: string) =>
    plural(
      count,
      `Consultar también ${example}`,
      `Consultar también otras ${count} entradas, como ${example}`,
    ),
  othersAre: 'Ningún formato conocido coincide.',
  tooMany: (max: number, count: number) => `Se consultan los primeros ${max} de ${count}.`,
  lookUp: (count: number) => (count === 0 ? 'Consultar' : `Consultar ${count} ID`),

  tableTitle: (count: number) => `${count} ID`,
  progress: (done: number, total: number) => `${done} de ${total}`,
  progressName: 'Consultados hasta ahora',
  stop: 'Cancelar',
  stopping: 'Cancelando…',
  pausedTitle: 'Demasiadas solicitudes.',
  pausedFor: (ms) => `Continúa en ${waitText(ms, 'es')}.`,
  done: (total: number) => plural(total, '1 consultado.', `Se consultaron los ${total}.`),
  doneWithFailures: (failed: number) =>
    plural(failed, '1 no se pudo consultar.', `${failed} no se pudieron consultar.`),
  notLookedUp: (left: number) => `${left} sin consultar.`,
  cancelled: (left: number) => `Cancelado. ${left} sin consultar.`,
  platformChanged: 'Cambió el entorno o la configuración de la conexión.',
  platformChangedAdvice: 'Consúltelos todos de nuevo para no mezclar resultados.',
  lookUpAgain: 'Consultar de nuevo',
  resume: (left: number) => plural(left, 'Consultar el que falta', `Consultar los ${left} que faltan`),
  retryFailed: (count: number) => plural(count, 'Reintentar 1 con error', `Reintentar ${count} con error`),

  filter: 'Filtrar la tabla',
  filterPlaceholder: 'Filtrar',
  statusFilter: 'Mostrar solo',
  all: (count: number) => `Todos ${count}`,
  only: (words: string, count: number) => `${words} ${count}`,
  noMatches: 'Sin coincidencias.',
  showAll: 'Mostrar todos',
  replyTitle: (count: number) => `Respuesta sobre ${count} ID`,
  unclear: (count: number) => `${count} ID sin una respuesta clara.`,
  unclearAdvice: (unclear: string[]) =>
    `La respuesta solo dice que está revisando ${firstOf(unclear)}. Agregue lo que sepa.`,

  copyTsv: 'Copiar tabla',
  copyCsv: 'Copiar como CSV',
  columnId: 'ID de seguimiento',
  columnStatus: 'Estado',
  columnLine: 'Detalles',
  columnUpdated: 'Actualizado',
  columns: {
    trackingId: 'ID de seguimiento',
    rowStatus: 'Estado',
    status: 'Estado de la plataforma',
    statusCode: 'Código de estado',
    updatedAt: 'Actualizado',
    carrier: 'Transportista',
    carrierId: 'Número de seguimiento del transportista',
    deliveredOn: 'Fecha de entrega',
    environment: 'Entorno',
    checkedAt: 'Consultado',
    note: 'Nota',
  },
};
