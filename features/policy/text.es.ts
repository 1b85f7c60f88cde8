import { spanishBaseUrlProblemText } from '../../components/texts/settings-text.es.ts';
import { pluralIn } from '../wording.ts';
import type { PolicyProblem, PolicyProblemKind } from './model.ts';
import type { policyText } from './text.en.ts';

const plural = pluralIn('es');

const problem: Record<PolicyProblemKind, string> = {
  unknownName: 'Opción desconocida.',
  notAGroup: 'Debe ser un grupo de opciones.',
  notAList: 'Debe ser una lista.',
  ...spanishBaseUrlProblemText,
  notAKey: 'Una clave solo tiene letras sin acentos, dígitos y signos, sin espacios.',
  keyWithoutAddress: 'apiKey se ignora si no hay una partnerUrl válida.',
  notAnEnvironment: 'Debe ser production o sandbox.',
  notAHost: 'Debe ser un host como help.example.com.',
  notAPattern: 'Debe tener un nombre y ejemplos.',
  nothingInCommon: 'Se necesitan al menos tres ejemplos con el mismo formato.',
  tooManyPatterns: 'Solo se usan los primeros 50.',
  notATemplate:
    'No hay plantilla para este idioma y tipo de respuesta, o tiene un error en sus llaves o corchetes.',
  notDays: 'Debe ser un número entero de 0 a 30.',
};

/** Texts for settings that the user's organisation manages. */
export const spanishPolicyText: typeof policyText = {
  locked: 'Definido por su organización',
  keyIsSet: 'Hay una clave definida',
  recentDays: (days: number) =>
    days === 0
      ? 'Los ID recientes no se guardan.'
      : `Los ID recientes se guardan durante ${plural(days, '1 día', `${days} días`)}.`,
  problemTitle: (count: number) =>
    plural(
      count,
      'Se ignoró una parte de la política de su organización.',
      `Se ignoraron ${count} partes de la política de su organización.`,
    ),
  problemAdvice: 'Lo demás se aplica. Envíe esto a su equipo de informática:',
  problem: ({ path, kind }: PolicyProblem) => `${path || 'La política'}: ${problem[kind]}`,
};
