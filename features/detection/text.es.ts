import { pluralIn } from '../wording.ts';
import type { CharacterClass, PatternPart } from './engine/patterns/custom-pattern.ts';
import type { InferenceProblem } from './engine/patterns/infer-pattern.ts';
import type { OtherNumberKind } from './engine/patterns/other-numbers.ts';
import type { PatternWarning } from './engine/patterns/pattern-warnings.ts';
import { MAX_IGNORED_IDS } from './model.ts';
import type { detectionText, rulesText } from './text.en.ts';

const plural = pluralIn('es');

const className: Record<CharacterClass, { one: string; many: string }> = {
  digits: { one: 'dígito', many: 'dígitos' },
  capitals: { one: 'letra', many: 'letras' },
  alphanumerics: { one: 'letra o dígito', many: 'letras o dígitos' },
};

function partInWords(part: PatternPart): string {
  if (part.kind === 'literal') return part.text;
  const { min, max, kind } = part;
  const name = className[kind][max === 1 ? 'one' : 'many'];
  if (min === max) return `${min} ${name}`;
  return min === 0 ? `hasta ${max} ${name}` : `de ${min} a ${max} ${name}`;
}

/** `UR seguido de 17 dígitos`; `R, 1 letra, 9 dígitos y después CA`. */
function inWords(parts: readonly PatternPart[]): string {
  const words = parts.map(partInWords);
  const [first = '', ...others] = words;
  if (others.length === 0) return first;
  if (others.length === 1) return `${first} seguido de ${others[0]}`;
  return `${words.slice(0, -1).join(', ')} y después ${others.at(-1)}`;
}

const otherNumbers: Record<OtherNumberKind, string> = {
  phone: 'números de teléfono',
  order: 'números de pedido',
  invoice: 'números de factura',
  return: 'números de devolución',
  case: 'números de caso y de ticket',
  card: 'números de tarjeta',
  account: 'números de cuenta bancaria',
  tax: 'números de identificación fiscal',
  product: 'códigos de producto',
  device: 'números de serie',
  date: 'fechas y horas',
};

const notValid = (text: string) =>
  `«${text}» no es válido. Use letras y dígitos, con espacios o - . _ / : entre ellos.`;

function problem(found: InferenceProblem): string {
  switch (found.kind) {
    case 'tooFew':
      return plural(found.missing, 'Falta un ejemplo más.', `Faltan ${found.missing} ejemplos más.`);
    case 'notAnId':
      return notValid(found.text);
    case 'tooShort':
      return `«${found.text}» es demasiado corto: un ID tiene cuatro caracteres como mínimo.`;
    case 'tooLong':
      return `«${found.text}» es demasiado largo: un ID tiene cuarenta caracteres como máximo.`;
    case 'noDigits':
      return `«${found.text}» no tiene dígitos, así que parece una palabra corriente.`;
    case 'both':
      return `${found.text} es a la vez ejemplo y contraejemplo.`;
    case 'nothingInCommon':
      return 'Estos ejemplos tienen muy poco en común. Agregue cada tipo de ID como un patrón aparte.';
  }
}

function warning(found: PatternWarning): string {
  switch (found.kind) {
    case 'counterExamples':
      return `${found.ids.join(', ')}: es un contraejemplo, pero coincide. Agregue al menos cinco ejemplos para distinguirlos.`;
    case 'alsoFits':
      return `${otherNumbers[found.what]}, como ${found.sample}`;
    case 'digitsOnly':
      return 'cualquier número de esta longitud, salvo que una etiqueta indique qué es';
    case 'noFixedLetters':
      return 'cualquier código de esta longitud: los ejemplos no tienen letras en común';
    case 'short':
      return 'muchos códigos cortos: con pocos caracteres es difícil distinguirlos';
  }
}

export const spanishDetectionText: typeof detectionText = {
  title: 'Detección',
  lead: 'Waybill encuentra los ID por enlaces, etiquetas y formatos conocidos. Agregue algunos de los suyos y también los encontrará.',
  loading: 'Cargando los patrones…',
  retry: 'Reintentar',

  patterns: 'Patrones',
  noPatterns: 'Todavía no hay patrones. Pegue abajo algunos de sus ID.',
  unreadableTitle: 'No se pudieron leer los patrones.',
  unreadableAdvice: 'Los patrones dañados se reemplazan al guardar uno. Los de una versión más reciente, no.',
  edit: (name: string) => `Editar ${name}`,
  remove: (name: string) => `Eliminar ${name}`,
  isBeingEdited: 'Se está editando abajo',
  saved: (name: string) => `«${name}» se guardó. Los tickets abiertos se revisan de nuevo.`,
  removed: (name: string) => `«${name}» se eliminó.`,
  undo: 'Deshacer',
  notSaved: 'No se pudieron cambiar los patrones.',
  importPatterns: 'Importar',
  exportPatterns: 'Exportar',
  fileName: 'waybill-patrones.json',
  imported: (added: number, known: number) => {
    const there = known === 0 ? '' : ` ${plural(known, '1 ya estaba', `${known} ya estaban`)}.`;
    return `${plural(added, 'Se agregó 1 patrón', `Se agregaron ${added} patrones`)}.${there}`;
  },
  importProblem: {
    notJson: 'No se puede leer este archivo: no es JSON.',
    notPatterns: 'No es un archivo de patrones de Waybill. No se importó nada.',
    tooMany: 'Serían más de 50 patrones. No se importó nada.',
  },

  teach: 'Agregar un patrón',
  editing: 'Editar el patrón',
  examples: 'Ejemplos',
  examplesHint: 'Al menos tres ID, uno por línea. Cuanto más variados, mejor.',
  counterExamples: 'Contraejemplos (opcional)',
  counterExamplesHint: 'Números parecidos que son otra cosa, como pedidos.',
  startOver: 'Empezar de nuevo',
  cancel: 'Cancelar',

  pattern: 'Patrón',
  noPattern: 'Aquí aparece lo que los ejemplos tienen en común.',
  inWords,
  problem,
  fitsExamples: (count: number) => `Coincide con los ${count} ejemplos, con o sin espacios o guiones.`,
  verdict: {
    good: 'Correcto',
    warned: (count: number) => plural(count, '1 advertencia', `${count} advertencias`),
  },
  alsoFinds: 'También encontraría:',
  counterWarning: 'Un contraejemplo coincide.',
  warning,
  name: 'Nombre del patrón',
  save: 'Guardar patrón',
  tooMany: 'Ya hay 50 patrones. Primero elimine uno.',

  preview: 'Probarlo',
  previewHint: 'Pegue un ticket para ver qué resaltaría Waybill.',
  nothingFound: 'No hay ningún ID en este texto.',
  thisPattern: 'Este patrón',
  otherwise: 'Detección integrada',
};

/** Texts of the rules for what counts as an ID. */
export const spanishRulesText: typeof rulesText = {
  title: 'Qué cuenta como ID',
  loading: 'Cargando las reglas…',
  retry: 'Reintentar',
  unreadableTitle: 'No se pudieron leer las reglas.',
  unreadableAdvice:
    'Se aplican las reglas predeterminadas. Las reglas dañadas se reemplazan al cambiar una aquí. Las de una versión más reciente, no.',
  notChanged: 'No se pudieron cambiar las reglas.',

  mode: 'Búsqueda',
  modeName: { eager: 'Amplia', strict: 'Estricta' },
  modeMeans: {
    eager: () => 'Resalta todo lo que parezca un ID de seguimiento.',
    strict: (labels: boolean) =>
      labels
        ? 'Resalta solo los ID junto a una etiqueta, en un enlace o que coincidan con un patrón propio.'
        : 'Resalta solo los ID en un enlace o que coincidan con un patrón propio.',
  },
  labels: 'Etiquetas',
  labelsOn: 'Toma como ID los números que siguen a «número de seguimiento» o están bajo ese encabezado.',
  labelsOff:
    'Las etiquetas no convierten un número en ID. «Número de pedido» y similares lo siguen descartando.',
  carriers: 'Números de transportistas',
  carriersOn: 'Toma como ID los números con el dígito de control de un transportista o cerca de su nombre.',
  carriersOff: 'El dígito de control o el nombre de un transportista no convierten un número en ID.',
  carriersLocked: 'La búsqueda estricta los omite.',

  notIds: 'No son ID',
  notIdsCount: (count: number) => plural(count, '1 entrada', `${count} entradas`),
  enter: 'No resaltar nunca',
  enterHint:
    'Uno por línea. No importan las mayúsculas, los espacios ni los guiones. Se pueden consultar de todos modos.',
  add: 'Agregar',
  empty: 'Todavía no hay nada. Agregue números que Waybill confunda con ID de seguimiento.',
  remove: (id: string) => `Quitar ${id}`,
  problem: (found) => {
    switch (found.kind) {
      case 'empty':
        return 'Primero introduzca un número.';
      case 'tooMany':
        return `La lista admite ${MAX_IGNORED_IDS} entradas como máximo. Primero quite algunas; no se agregó nada.`;
      case 'notAnId':
        return notValid(found.text);
      default:
        return problem(found);
    }
  },
  added: (ids: readonly string[], known: number) => {
    const what = plural(
      ids.length,
      `${ids[0]} ya no se resalta.`,
      `${ids.length} entradas ya no se resaltan.`,
    );
    const there = plural(known, '1 ya estaba en la lista.', `${known} ya estaban en la lista.`);
    return known === 0 ? what : `${what} ${there}`;
  },
  allKnown: (ids: readonly string[]) =>
    plural(ids.length, `${ids[0]} ya está en la lista.`, `Los ${ids.length} ya están en la lista.`),
  removed: (id: string) => `${id} se quitó de la lista.`,
  undo: 'Deshacer',

  leftOut: 'Omitido por las reglas de abajo',
};
