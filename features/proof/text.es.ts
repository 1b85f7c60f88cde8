import { pluralIn } from '../wording.ts';
import type { CopyProblem } from './copy-image.ts';
import type { evidenceText } from './evidence-text.en.ts';
import { IMAGE_LIMITS, isLinkExpired, MAX_EVIDENCE_MEGABYTES } from './image-limits.ts';
import type { imagesText } from './images-text.en.ts';
import type { noImagesText } from './no-images-text.en.ts';
import type { photosText } from './photos-text.en.ts';
import type { proofText } from './text.en.ts';

const plural = pluralIn('es');

/** Why an image cannot be shown, read or copied, in one sentence. */
function problem(found: CopyProblem): string {
  switch (found.kind) {
    case 'refused':
      return isLinkExpired(found.status)
        ? `${found.host} denegó el acceso (${found.status}). Es posible que el enlace haya caducado.`
        : `${found.host} respondió con un error (${found.status}).`;
    case 'timedOut':
      return `${found.host} tardó más de ${IMAGE_LIMITS.seconds} segundos.`;
    case 'noAccess':
      return `Waybill puede mostrar imágenes de ${found.host}, pero no tiene permiso para descargarlas.`;
    case 'unreachable':
      return `No se pudo conectar con ${found.host}.`;
    case 'tooLarge':
      return `Supera los ${IMAGE_LIMITS.megabytes} MB, el máximo que lee Waybill.`;
    case 'noRoom':
      return `No cabe en el archivo, que admite ${MAX_EVIDENCE_MEGABYTES} MB de fotos. Descárguela por separado.`;
    case 'tooManyPixels':
      return `Tiene ${found.megapixels} megapíxeles, demasiados para mostrarla aquí.`;
    case 'notImage':
      return notImage(found.host, found.type);
    case 'notShowable':
      return `Es un archivo ${found.name}, que no se puede mostrar aquí.`;
    case 'notLoaded':
      return 'No se pudo cargar una parte de Waybill. Cierre esta vista y ábrala de nuevo.';
    case 'damaged':
      return 'La imagen está dañada o incompleta.';
    case 'notCopyable':
      return 'Los dibujos (SVG) y los documentos no se pueden copiar como imagen. Descargue el archivo.';
    case 'clipboardRefused':
      return 'El navegador o esta página no permite copiar imágenes. Descargue el archivo.';
  }
}

function notImage(host: string, type: string): string {
  if (type === 'text/html')
    return `${host} envió una página web en lugar de una imagen. Es posible que el enlace haya caducado.`;
  return `${host} envía algo que no es una imagen${type && ` (${type})`}.`;
}

export const spanishProofText: typeof proofText = {
  proofTitle: 'Prueba de entrega',
  receivedBy: 'Recibido por',
  receivedOn: 'Fecha',
  receivedAt: 'Hora',
  copyProofNumber: 'Copiar el número de la prueba',
  imageOf: (index: number, count: number) => `Foto ${index} de ${count} de la prueba`,
  moreImages: (count: number) => `+${count}`,
  showMoreImages: (count: number) => plural(count, 'Mostrar 1 foto más', `Mostrar ${count} fotos más`),
  retry: 'Reintentar',
  viewer: 'Fotos de la prueba',
  position: (index: number, count: number) => `${index} de ${count}`,

  showImages: (count: number) => plural(count, 'Mostrar 1 foto', `Mostrar ${count} fotos`),
  onlyWhenAsked: 'No cargar las fotos automáticamente',
  choiceLostTitle:
    'No se pudo leer su preferencia sobre la carga automática de fotos, así que no se cargan solas.',
  choiceLostAdvice: 'Si está dañada, elija de nuevo. La de una versión más reciente no se reemplaza.',
  slow: 'Cargando todavía…',
  broken: 'No se cargó',
  late: 'Sin respuesta',
  tooLarge: 'Demasiado grande',
  why: '¿Por qué?',
  retryNamed: (name: string) => `Reintentar: ${name}`,
  whyNamed: (name: string) => `¿Por qué? ${name}`,

  saveEvidence: 'Guardar pruebas',
  fetching: (done: number, total: number) => `Descargando fotos: ${done} de ${total}`,
  packing: 'Creando el archivo…',
  cancel: 'Cancelar',
  evidenceSaved: (file: string) => `Se guardó ${file}`,
  evidenceFailed: (hasPhotos: boolean) =>
    `No se pudo crear el archivo. ${hasPhotos ? 'Descargue las fotos una por una.' : 'Inténtelo de nuevo.'}`,
};

export const spanishImagesText: typeof imagesText = {
  problem,
  slowNow: 'El servidor es lento. Cargando todavía…',
  cannotShow: 'La imagen no se puede mostrar.',
  unexplained: (host: string) =>
    `${host} no dio ningún motivo. Es posible que el enlace haya caducado o no sea de una imagen.`,
  zoomIn: 'Acercar (+)',
  zoomOut: 'Alejar (−)',
  fit: 'Ajustar (0)',
  whole: 'Ajustar',
  percent: (percent: number) => `${percent}\u00a0%`,
  rotate: 'Girar (R)',
  download: 'Descargar (D)',
  copy: 'Copiar foto (C)',
  open: 'Abrir el original en otra pestaña (O)',
  openOriginal: 'Abrir el original',
  previous: 'Foto anterior (←)',
  next: 'Foto siguiente (→)',
  close: 'Cerrar foto (Esc)',
  stage: 'Rueda, pellizco o doble clic para ampliar; arrastre o Shift + flechas para mover',
  downloading: 'Descargando…',
  copying: 'Copiando…',
  downloaded: (file: string) => `Se guardó ${file}`,
  copied: 'Foto copiada',
  notDownloaded: (reason: string) => `No se guardó. ${reason}`,
  notCopied: (reason: string) => `No se copió. ${reason}`,
  useOriginal: 'Abra el original y guárdelo desde allí.',
  evidenceMissing: (count: number, total: number) => {
    const failed = plural(count, 'no se pudo guardar', 'no se pudieron guardar');
    const listed = plural(count, 'Consta', 'Constan');
    return `${count} de ${total} ${plural(total, 'foto', 'fotos')} ${failed}. ${listed} en el archivo.`;
  },
  missing: (number: number, reason: string) => `Foto ${number}: ${reason}`,
  allowAccess: (host: string) => `Permitir el acceso a ${host}`,
  allowAccessToAll: 'Permitir el acceso a estos servidores',
};

export const spanishNoImagesText: typeof noImagesText = {
  none: 'No incluye fotos.',
  refused: 'Waybill no puede mostrar todas las fotos adjuntas. Los detalles técnicos dicen por qué.',
  leftOut: (count: number) =>
    plural(
      count,
      '1 foto más está solo en la respuesta sin procesar.',
      `${count} fotos más están solo en la respuesta sin procesar.`,
    ),
};

/** The summary in a saved evidence file. */
export const spanishEvidenceText: typeof evidenceText = {
  language: 'es',
  title: (trackingId: string, hasProof: boolean) =>
    `${hasProof ? 'Prueba de entrega' : 'Registro de seguimiento'} del envío ${trackingId}`,
  sandbox: 'SANDBOX: datos de prueba, no es una entrega real',

  shipmentTitle: 'Envío',
  trackingId: 'ID de seguimiento',
  otherId: 'ID en el registro',
  status: 'Estado de la plataforma',
  delivered: 'Entregado',
  proofNumber: 'Número de la prueba',
  carrierId: 'Número de seguimiento del transportista',

  sourceTitle: 'Origen',
  host: 'Plataforma',
  environment: 'Entorno',
  environmentName: { production: 'Producción', sandbox: 'Sandbox' },
  retrieved: 'Obtenido',
  saved: 'Guardado',
  photosBeside: 'Las fotos originales están junto a este archivo.',
  record: 'record.json contiene la respuesta completa.',

  imagesTitle: 'Fotos',
  noImages: 'Sin fotos.',
  refused: (list) => `No se pudieron guardar todas las fotos: consulte ${list} más arriba.`,
  image: (number: number) => `Foto ${number} de la prueba`,
  from: (url: string) => `De ${url}`,
  missingTitle: 'Fotos que no se pudieron guardar',
  missing: (number: number, reason: string) => `Foto ${number}: ${reason}`,
};

/** The section of the options about loading photos. */
export const spanishPhotosText: typeof photosText = {
  lead: 'Elija si las fotos de una entrega se cargan con la respuesta.',
  switch: 'Cargar las fotos automáticamente',
  on: 'Las fotos aparecen en cuanto se muestra un envío entregado.',
  off: 'Un botón muestra las fotos de cada envío.',
  unreadableTitle: 'No se pudo leer la opción guardada, así que las fotos no se cargan solas.',
  unreadableAdvice: 'Si está dañada, elija de nuevo. Una opción de una versión más reciente no se reemplaza.',
  notSwitched: 'No se pudo cambiar la opción.',
  retry: 'Reintentar',

  whoSees:
    'Las fotos vienen directamente de los servidores que indica la plataforma. Estos ven su dirección de red, pero no qué ticket tiene abierto.',
};
