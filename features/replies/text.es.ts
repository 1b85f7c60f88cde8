import type { replyFormText } from './reply-form-text.en.ts';
import type { copyingText } from './text.en.ts';

const stateName: typeof replyFormText.stateName = {
  notShipped: 'Sin enviar',
  moving: 'En tránsito',
  handedOver: 'Otro transportista',
  outForDelivery: 'En reparto',
  waitingForPickup: 'Listo para recoger',
  attempted: 'Intento de entrega',
  noUpdate: 'Sin novedades',
  problem: 'Incidencia',
  returned: 'Devuelto',
  delivered: 'Entregado',
  notReceived: 'Entregado, no recibido',
  notFound: 'No encontrado',
  several: 'Varios ID',
};

const placeholderName: typeof replyFormText.placeholderName = {
  trackingId: 'ID de seguimiento',
  status: 'estado',
  updated: 'día de la actualización',
  carrier: 'transportista',
  carrierId: 'número de seguimiento del transportista',
  carrierPage: 'página de seguimiento del transportista',
  deliveredTo: 'lugar de entrega',
  deliveredOn: 'hora de entrega',
  recipient: 'destinatario',
  images: 'fotos de la entrega',
  address: 'dirección',
  count: 'número de ID',
  parcels: 'lista de ID',
  customer: 'nombre del cliente',
  agent: 'su nombre',
  signature: 'firma',
};

const hidden =
  'No se insertó: esta página tapa o mueve la tarjeta. Abra Waybill desde la barra de herramientas para copiar la respuesta.';

/** The result of inserting, with and without the reply on the clipboard. */
const insertOutcome: typeof replyFormText.insertOutcome = {
  landed: {
    copied: 'Respuesta insertada. Revísela antes de enviarla.',
    notCopied: 'Respuesta insertada. Revísela antes de enviarla.',
  },
  notTaken: {
    copied: 'No se pudo insertar la respuesta. Está en el portapapeles: péguela.',
    notCopied: 'No se pudo insertar la respuesta. Seleccione el texto de arriba y cópielo.',
  },
  noEditor: {
    copied: 'Primero abra el cuadro de respuesta. También puede pegarla: está en el portapapeles.',
    notCopied: 'Primero abra el cuadro de respuesta, o seleccione el texto de arriba y cópielo.',
  },
  cancelled: {
    copied: 'No se insertó. La respuesta está en el portapapeles.',
    notCopied: 'No se insertó.',
  },
  hidden: { copied: hidden, notCopied: hidden },
};

export const spanishCopyingText: typeof copyingText = {
  openReply: 'Responder',
  copySummary: 'Copiar el resumen',
  oneLine: 'En una línea',
  formatted: 'Con formato',
  insert: 'Insertar',
};

export const spanishReplyFormText: typeof replyFormText = {
  stateName,
  languageName: { en: 'Inglés', fr: 'Francés', es: 'Español' },
  placeholderName,
  insertOutcome,
  replyTitle: 'Respuesta al cliente',
  note: 'Nota interna',
  noteAdvice: 'Solo para su equipo, en una nota interna.',
  situation: 'Tipo de respuesta',
  chooseSituation: 'Elija una respuesta',
  language: 'Idioma',
  detected: (language: string) => `${language} · detectado`,
  leaveNameOut: 'Ocultar el nombre del destinatario',
  customer: 'Nombre del cliente (opcional)',
  preview: 'Vista previa',
  replyText: 'Texto de la respuesta',
  edited: 'Modificada',
  resetReply: 'Restablecer',
  restoreReply: 'Recuperar mi texto',
  nothingChosen: 'No hay una respuesta sugerida para este estado. Elija una.',
  missing: (names: string[]) => `Omitido (sin datos): ${names.join(', ')}.`,
  emptyTitle: 'Esta respuesta quedaría vacía.',
  emptyAdvice: (names: string[]) => `Necesita datos que no están disponibles: ${names.join(', ')}.`,
  faultyTitle: 'Esta plantilla no se puede usar.',
  editTemplates: 'Editar plantillas',
  defaultsTitle: 'No se pudieron leer sus plantillas.',
  defaultsAdvice: 'Estas son las predeterminadas.',
  choicesLostTitle: 'No se pudieron leer sus preferencias de respuesta.',
  choicesLostAdvice: 'Compruebe el idioma y si se debe ocultar el nombre.',
  problem: (problem) =>
    problem.kind === 'unpaired'
      ? `Hay un signo «${problem.sign}» sin pareja o dentro de otro.`
      : `No existe el dato {${problem.name}}.`,
  reading: 'Cargando las plantillas…',
  copy: 'Copiar',
  inserting: 'Insertando…',
  insertFailed: 'No se pudo insertar la respuesta. Cópiela.',
  back: 'Volver',
};
