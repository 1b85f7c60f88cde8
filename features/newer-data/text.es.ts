import { listIn } from '../wording.ts';
import type { newerDataText } from './text.en.ts';

/** The users' names for the stored items. */
const NAMES: Record<string, string> = {
  'connection.settings': 'la conexión',
  'helpdesks.sites': 'los sistemas de tickets y sitios',
  'detection.patterns': 'los patrones',
  'detection.rules': 'las reglas de detección',
  'status-colors.enabled': 'la opción de colores de estado',
  'proof.preference': 'la preferencia sobre las fotos',
  'replies.templates': 'las plantillas de respuesta',
  'replies.choices': 'el idioma de las respuestas',
  'watch.watches': 'los ID en seguimiento',
  'recent.entries': 'los ID recientes',
  'webhook.history': 'los webhooks de prueba anteriores',
  'language.choice': 'el idioma',
};

const listNames = listIn('es');
const list = (keys: readonly string[]): string => listNames(keys.map((key) => NAMES[key] ?? key));

export const spanishNewerDataText: typeof newerDataText = {
  title: 'Una versión más reciente de Waybill guardó parte de sus datos.',
  advice: (keys: readonly string[]) =>
    `Esta versión no puede leerlos ni cambiarlos: ${list(keys)}. Actualice Waybill para usarlos o reemplácelos por los valores predeterminados.`,
  replace: 'Reemplazar…',
  confirmTitle: '¿Reemplazar lo que guardó la versión más reciente?',
  confirmAdvice: (keys: readonly string[]) =>
    `Se perderá lo siguiente y no se puede deshacer: ${list(keys)}.`,
  confirm: 'Reemplazar',
  cancel: 'Cancelar',
};
