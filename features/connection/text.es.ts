import { spanishBaseUrlProblemText } from '../../components/texts/settings-text.es.ts';
import type { Environment } from '../platform/model.ts';
import { listIn } from '../wording.ts';
import type { optionsText } from './text.en.ts';

const list = listIn('es');

const HOUR_MS = 3_600_000;

/** Returns a rough time from now: `en 24 h`, `en 40 min`. */
function fromNow(ms: number): string {
  return ms >= HOUR_MS
    ? `en ${Math.round(ms / HOUR_MS)} h`
    : `en ${Math.max(1, Math.round(ms / 60_000))} min`;
}

const environmentName: Record<Environment, string> = { production: 'Producción', sandbox: 'Sandbox' };

export const spanishOptionsText: typeof optionsText = {
  title: 'Configuración de Waybill',
  navigation: 'Páginas',
  help: 'Ayuda',
  menu: 'Menú',
  keyboard: 'Teclado',
  photos: 'Fotos',
  pageNotLoaded: 'No se pudo cargar esta página.',
  reloadPage: 'Recargar la configuración',
  loading: 'Cargando la configuración…',

  environmentName,
  lookupsUse: 'Las consultas usan',
  sandboxOn: 'Las consultas usan el sandbox. Lo que se ve son datos de prueba.',
  sandboxOff: 'Las consultas usan producción.',

  connectionTitle: 'Conexión',
  connectionLead: 'Las URL de API y la clave que usan las consultas.',
  groupLead: { production: 'Envíos reales', sandbox: 'Datos de prueba' },
  addressPlaceholder: 'https://',
  usedForLookups: 'en uso',
  partnerUrl: 'URL de Partner API',
  partnerUrlHint: 'Se usa para consultar envíos.',
  partnerKey: 'Clave de Partner API',
  keyIsSaved: 'Guardada. Introduzca otra',
  keyHint: 'Se queda en este navegador y solo se envía a esta URL.',
  keyOfAnotherAddress: 'La clave guardada es de otra URL. Introduzca la de esta.',
  keyGoesWithAddress: 'Si guarda sin URL, se elimina la clave guardada.',
  keyProblem: {
    needsAddress: 'Introduzca la URL a la que corresponde esta clave.',
    hasBadCharacters: 'Una clave solo tiene letras sin acentos, dígitos y signos, sin espacios.',
    isJson: 'Introduzca solo la clave, sin el JSON que la rodea.',
  },
  clientToken: 'Token de acceso de Client API (opcional)',
  clientTokenIsSaved: 'Guardado. Introduzca otro',
  clientTokenHint: {
    none: 'Solo se envía con webhooks de prueba, si marca «Enviar Authorization».',
    kept: 'Solo se envía a esta URL, y si lo marca en un webhook de prueba.',
    ofAnotherAddress: 'El token guardado es de otra URL. Se eliminará al guardar.',
    goesWithAddress: 'Si guarda sin URL, se elimina el token guardado.',
  },
  clientTokenProblem: {
    needsAddress: 'Introduzca la URL a la que corresponde este token.',
    hasBadCharacters: 'Un token solo tiene letras sin acentos, dígitos y signos, sin espacios.',
    isJson: 'Introduzca solo el token, sin el JSON que lo rodea.',
  },
  removeClientToken: 'Eliminar el token de acceso guardado',
  showSecret: 'Mostrar el token',
  hideSecret: 'Ocultar el token',
  showKey: 'Mostrar la clave',
  hideKey: 'Ocultar la clave',
  clientUrl: 'URL de Client API',
  clientUrlHint: {
    production: 'Opcional. Se usa para los webhooks de prueba que usted confirme.',
    sandbox: 'Opcional. Se usa para los webhooks de prueba.',
  },
  baseUrlProblem: spanishBaseUrlProblemText,
  isPunycode: (host: string) => `Contiene letras no latinas (${host}). Compruebe que sea su sitio.`,
  isLoopback: 'Solo este equipo, sin cifrar: para desarrollo.',

  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Guardado',
  unsaved: 'Sin guardar:',
  unsavedField: (field: string, environment: Environment) =>
    `${field}, ${environmentName[environment].toLowerCase()}`,
  unsavedMore: (count: number) => `y ${count} más`,
  discard: 'Descartar',
  saveRefused: 'Primero corrija los campos marcados',
  saveFailed: 'No se guardó. Los datos introducidos siguen aquí.',

  accessNeeded: 'Se necesita acceso',
  accessMissing: (origins: readonly string[]) => `El navegador todavía no permite ${list(origins)}.`,
  allowAccess: 'Permitir acceso',

  check: 'Comprobar conexión',
  checking: (name: string) => `Comprobando ${name.toLowerCase()}…`,
  checkSaveFirst: 'Primero guarde: se comprueba la configuración guardada.',
  checkStep: {
    saved: {
      good: () => 'URL y clave guardadas',
      failed: () => 'Falta la URL o la clave',
      unknown: () => 'URL y clave',
    },
    access: {
      good: (host) => `Acceso a ${host} permitido`,
      failed: (host) => `Acceso a ${host} no permitido`,
      unknown: (host) => `Acceso a ${host}`,
    },
    reachable: {
      good: (host) => `${host} responde`,
      failed: (host) => `${host} no responde`,
      unknown: (host) => `Respuesta de ${host}`,
    },
    keyAccepted: {
      good: () => 'Clave aceptada',
      failed: (_host, kind) => (kind === 'keyRejected' ? 'Clave rechazada' : 'No se recibió ningún token'),
      unknown: () => 'Clave',
    },
  },
  checkResult: { good: 'correcto', failed: 'error', unknown: 'sin probar' },
  checkedHost: 'la plataforma',
  notChecked: 'La comprobación indica si la plataforma acepta esta configuración.',
  notSetUp: 'Sin configurar.',
  lookupsFail: {
    production: 'Las consultas fallarán: la producción no está configurada.',
    sandbox: 'Las consultas fallarán: el sandbox no está configurado.',
  },
  lookupsFailAdvice: 'Introduzca su URL y su clave abajo y guarde.',
  lookupsFailLink: 'Sin configurar: las consultas fallarán',
  connected: (age: string | undefined) => `Conectado · comprobado ${age ?? 'ahora mismo'}`,
  notConnected: (age: string | undefined) => `Sin conexión · comprobado ${age ?? 'ahora mismo'}`,
  clientAnswers: 'Client API responde.',
  clientDoesNotAnswer: (host: string) => `Client API no responde en ${host}.`,
  typoAdvice: 'Compruebe que la URL esté bien escrita y que haya red.',
  pathAdvice: 'Compruebe la URL de Partner API. Es lo que va antes de «/auth/token».',
  noToken: 'Todavía no hay token. Waybill lo obtiene cuando lo necesita.',
  tokenValidUntil: (time: string, inMs: number) => `Token válido hasta: ${time} (${fromNow(inMs)})`,
  tokenObtained: (time: string) => `Obtenido: ${time}`,
  renewToken: 'Renovar',
  forgetToken: 'Eliminar',
  forgetFailed: 'No se pudo eliminar el token.',

  firstRunTitle: 'Le damos la bienvenida. Tres pasos para empezar:',
  firstRunSteps: [
    'Introduzca abajo la URL de Partner API y la clave de su cuenta.',
    'Guarde y permita el acceso cuando el navegador lo pida.',
    'Compruebe la conexión y haga clic en un ID de seguimiento de cualquier ticket.',
  ],
  lostTitle: 'La configuración guardada ya no está.',
  lostAdvice:
    'El navegador la perdió, quizá por un fallo o por falta de espacio en el disco. Introdúzcala de nuevo o importe un archivo de configuración.',
  unreadableTitle: 'No se pudo leer la configuración guardada.',
  unreadableAdvice:
    'Si está dañada, al guardar se reemplaza por los valores de abajo. La de una versión más reciente, no.',
  keysEndTitle: 'Las claves solo duran hasta que cierre Firefox.',
  keysEndAdvice:
    'Firefox está configurado para no recordar el historial, así que no las almacena. Introdúzcalas de nuevo en cada inicio o cámbielo en los ajustes de privacidad de Firefox.',
  switchFailed: 'El entorno no se cambió.',
  retry: 'Reintentar',
};
