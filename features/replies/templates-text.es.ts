import type { replyTemplatesText } from './templates-text.en.ts';

/** The section of the options in which reply templates are edited. */
export const spanishReplyTemplatesText: typeof replyTemplatesText = {
  title: 'Respuestas',
  lead: 'Plantillas de «Responder» en este navegador.',
  situation: 'Tipo de respuesta',
  language: 'Idioma',
  edited: (name: string) => `${name} · modificada`,
  unsaved: (name: string) => `${name} · sin guardar`,

  loading: 'Cargando las plantillas…',
  retry: 'Reintentar',
  unreadableTitle: 'No se pudieron leer sus plantillas.',
  unreadableAdvice:
    'Abajo están las predeterminadas. Al guardar una, se reemplazan las plantillas dañadas. Las de una versión más reciente no se reemplazan.',

  template: 'Plantilla',
  hint: 'Las frases con datos que faltan se omiten. Use [corchetes] para omitir solo una parte de la frase.',
  placeholders: 'Insertar un dato',
  empty: 'Escriba un texto.',
  tooLong: (most: number) => `Una plantilla puede tener ${most.toLocaleString('es')} caracteres como máximo.`,

  senderTitle: 'Nombre y firma',
  agentName: 'Su nombre',
  agentHint: 'Reemplaza {agent} en las plantillas.',
  signature: 'Firma',
  signatureHint: 'Reemplaza {signature}, al final de las plantillas predeterminadas.',
  saveSender: 'Guardar nombre y firma',

  save: 'Guardar plantilla',
  saving: 'Guardando…',
  saved: 'Guardada',
  isDefault: 'Es la plantilla predeterminada.',
  isEdited: 'Distinta de la predeterminada.',
  isUnsaved: 'Sin guardar',
  correctFirst: 'Primero corrija la plantilla.',
  notStored: 'No se pudo guardar. Sus cambios siguen aquí.',
  otherNotStored: (name, language) => `No se pudo guardar «${name}» (${language}). Sus cambios siguen ahí.`,
  undo: 'Deshacer cambios',
  useDefault: 'Restablecer',

  previewTitle: 'Vista previa',
  sample: 'Envío de ejemplo',
  allKnown: 'Con todos los datos',
  idOnly: 'Solo con el ID de seguimiento',
};
