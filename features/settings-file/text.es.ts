import { spanishOptionsText } from '../connection/text.es.ts';
import { spanishRulesText } from '../detection/text.es.ts';
import { spanishLanguageText } from '../language/text.es.ts';
import { spanishPhotosText } from '../proof/text.es.ts';
import { spanishReplyTemplatesText } from '../replies/templates-text.es.ts';
import { spanishReplyFormText } from '../replies/text.es.ts';
import { spanishStatusColorsText } from '../status-colors/text.es.ts';
import { pluralIn } from '../wording.ts';
import type { SettingChange, UrlField } from './settings-changes.ts';
import type { LeftOut, SettingsFileProblem } from './settings-file.ts';
import type { settingsFileText } from './text.en.ts';

const plural = pluralIn('es');

const refused: Record<SettingsFileProblem['kind'], string> = {
  tooLong: 'Tiene más de 1\u00a0000\u00a0000 de caracteres. Un archivo de configuración tiene muchos menos.',
  notJson: 'No es JSON. Elija un archivo exportado desde Waybill.',
  notSettings: 'No es un archivo de configuración de Waybill.',
  newer: 'Es de una versión más reciente de Waybill. Actualice Waybill y vuelva a intentarlo.',
  wrong: 'Estas partes no se pueden usar:',
};

const onOff = (isOn: boolean) => (isOn ? 'Activado' : 'Desactivado');
const orNone = (text: string) => text || 'Ninguna';
const named = (names: string[]) => (names.length === 0 ? 'Ninguno' : names.join('\n'));
const MAX_LISTED = 10;
/** Returns a text such as `Nuevos: A, B y 3 más`, or nothing for an empty list. */
function listed(what: string, ids: string[]): string {
  if (ids.length === 0) return '';
  const more = ids.length - MAX_LISTED;
  return `${what}: ${ids.slice(0, MAX_LISTED).join(', ')}${more > 0 ? ` y ${more} más` : ''}`;
}
const switchName = {
  labels: `Detección: ${spanishRulesText.labels}`,
  carriers: `Detección: ${spanishRulesText.carriers}`,
  leavesNameOut: `Respuestas: ${spanishReplyFormText.leaveNameOut}`,
  statusColours: spanishStatusColorsText.switch,
  proofOnDemand: spanishPhotosText.switch,
};

const lostSecret: Record<UrlField, string> = {
  partnerUrl: 'La clave guardada es de la URL anterior y se eliminará, aunque luego deshaga el cambio.',
  clientUrl:
    'El token de acceso guardado es de la URL anterior y se eliminará, aunque luego deshaga el cambio.',
};

const templateName = ({ language, state }: LeftOut) =>
  `${spanishReplyFormText.stateName[state]}, ${spanishReplyFormText.languageName[language].toLowerCase()}`;

function change(changed: SettingChange): ReturnType<typeof settingsFileText.change> {
  switch (changed.kind) {
    case 'environment': {
      const { from, to } = changed;
      const names = spanishOptionsText.environmentName;
      return { name: 'Entorno', from: names[from], to: names[to] };
    }
    case 'address': {
      const { environment, field, from, to, losesSecret } = changed;
      return {
        name: `${spanishOptionsText.environmentName[environment]}: ${spanishOptionsText[field]}`,
        from: orNone(from),
        to: orNone(to),
        note: losesSecret ? lostSecret[field] : undefined,
      };
    }
    case 'patterns':
      return { name: 'Patrones propios', from: named(changed.from), to: named(changed.to) };
    case 'detectionMode':
      return {
        name: 'Detección: Búsqueda',
        from: spanishRulesText.modeName[changed.from],
        to: spanishRulesText.modeName[changed.to],
      };
    case 'notIds': {
      const { from, to, added, removed } = changed;
      const lines = [listed('Nuevos', added), listed('Quitados', removed)].filter((line) => line !== '');
      return {
        name: 'Detección: No son ID',
        from: spanishRulesText.notIdsCount(from),
        to: [spanishRulesText.notIdsCount(to), ...lines].join('\n'),
      };
    }
    case 'template': {
      const { from, to } = changed;
      return {
        name: `Respuesta: ${templateName(changed)}`,
        from: from ?? 'La predeterminada',
        to: to ?? 'La predeterminada',
      };
    }
    case 'interfaceLanguage': {
      const { label, choices } = spanishLanguageText;
      return { name: label, from: choices[changed.from], to: choices[changed.to] };
    }
    case 'agent':
    case 'signature': {
      const { agentName, signature } = spanishReplyTemplatesText;
      const name = `Respuestas: ${changed.kind === 'agent' ? agentName : signature}`;
      return { name, from: orNone(changed.from), to: orNone(changed.to) };
    }
    case 'replyLanguage': {
      const nameOf = (language: typeof changed.from) =>
        language ? spanishReplyFormText.languageName[language] : 'El del navegador';
      return { name: 'Idioma de las respuestas', from: nameOf(changed.from), to: nameOf(changed.to) };
    }
    case 'proofOnDemand':
      // The file stores the opposite of the switch.
      return { name: switchName.proofOnDemand, from: onOff(!changed.from), to: onOff(!changed.to) };
    default:
      return { name: switchName[changed.kind], from: onOff(changed.from), to: onOff(changed.to) };
  }
}

/** Texts of the section that exports and imports settings. */
export const spanishSettingsFileText: typeof settingsFileText = {
  title: 'Archivo de configuración',
  lead: 'Lleve su configuración a otro navegador o traiga la de otro.',
  contents:
    'Incluye las URL, el entorno, los patrones, las reglas de detección, las plantillas, su nombre y firma, y las preferencias. Nunca claves, ID consultados, sistemas agregados ni opciones de su organización.',
  fileName: 'waybill-configuracion.json',
  export: 'Exportar',
  import: 'Importar…',
  summaryTitle: (count: number) =>
    count === 0 ? 'No cambiaría nada' : plural(count, 'Cambiaría 1 opción', `Cambiarían ${count} opciones`),
  now: 'Ahora',
  after: 'Tras importar',
  lockedCount: (count: number) =>
    plural(
      count,
      '1 opción está definida por su organización y no cambiará.',
      `${count} opciones están definidas por su organización y no cambiarán.`,
    ),
  apply: 'Aplicar cambios',
  cancel: 'Cancelar',
  close: 'Cerrar',
  undo: 'Deshacer',
  change,
  refusedTitle: 'El archivo no se importó.',
  refused: ({ kind }: SettingsFileProblem) => refused[kind],
  morePaths: (count: number) => `y ${count} más`,
  failed: 'La configuración sigue como estaba.',
  done: {
    exported: 'Exportado, sin claves.',
    same: 'No hay nada que importar. Esta configuración ya está en uso.',
    undone: 'Deshecho. La configuración está como antes.',
    partlyUndone: 'Deshecho, salvo lo que se cambió después de la importación.',
  },
  unreadable: 'No incluye la configuración que no se pudo leer.',
  leftOut: (templates: LeftOut[]) =>
    `No se exportó por un error: ${templates.map(templateName).join('; ')}. Corríjalo en «Respuestas».`,
  applied: (count: number) => plural(count, 'Se cambió 1 opción.', `Se cambiaron ${count} opciones.`),
  enterSecret: {
    partnerUrl: 'Introduzca la clave de la nueva URL en la página «Conexión».',
    clientUrl: 'Introduzca el token de acceso de la nueva URL en la página «Conexión».',
  },
};
