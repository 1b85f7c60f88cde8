import type { Site } from '../../utils/site-pattern.ts';
import type { SiteProblem } from './helpdesk-settings.ts';
import type { helpdesksText } from './text.en.ts';

const pagesOf = ({ host, hasSubdomains, isHttp }: Site): string =>
  `Todas las páginas de ${host}${hasSubdomains ? ' y sus subdominios' : ''}${isHttp ? ', sin cifrar' : ''}`;
const pagesInSentence = (site: Site): string => pagesOf(site).replace('Todas', 'todas');

const plainProblem: Record<Exclude<SiteProblem['kind'], 'isKnown' | 'isThere'>, string> = {
  notAnAddress: 'No es la dirección de un sitio web. Un ejemplo: helpdesk.example.com.',
  notHttps: 'La URL debe empezar por https://. Las demás no están cifradas.',
  hasCredentials: 'Quite el nombre de usuario, la contraseña y la @.',
  hasWildcard: 'El signo * solo puede estar al principio, como en *.example.com.',
  tooBroad: 'Demasiado amplio. Introduzca un solo sitio, como *.example.com.',
};

export const spanishHelpdesksText: typeof helpdesksText = {
  title: 'Sistemas de tickets',
  lead: 'Dónde busca Waybill los ID. En otras páginas no hace nada.',
  retry: 'Reintentar',
  unreadableTitle: 'No se pudo leer la lista guardada de sistemas de tickets.',
  unreadableAdvice:
    'Si está dañada, su próximo cambio inicia una lista nueva; agregue entonces de nuevo sus sitios. Una lista de una versión más reciente no se reemplaza.',

  own: 'Sus propios sitios',
  noOwn: 'Todavía ninguno. Agregue la dirección de su sistema de tickets si no está en la lista de abajo.',
  address: 'Dirección de un sistema de tickets',
  addressPlaceholder: 'helpdesk.example.com',
  addressHint: 'Empiece con *. para incluir los subdominios. El navegador pedirá permiso.',
  isPunycode: (host: string) => `Contiene letras no latinas (${host}). Compruebe que sea su sitio.`,
  isManySites: (host: string) =>
    `Son todos los sitios que terminan en .${host}. Indique uno solo, como *.example.${host}.`,
  isLoopback: 'Solo este equipo, sin cifrar: para desarrollo.',
  add: 'Agregar',
  pagesOf,
  problem: (problem: SiteProblem): string => {
    if (problem.kind === 'isKnown') return `Ya es compatible: vea ${problem.name} abajo.`;
    if (problem.kind === 'isThere') return `Ya está en la lista: ${pagesInSentence(problem.site)}.`;
    return plainProblem[problem.kind];
  },
  refused: (host: string) => `El navegador no lo permitió, así que Waybill sigue desactivado en ${host}.`,
  added: (site: Site) => `Agregado: ${pagesInSentence(site)}. No hace falta recargar las pestañas abiertas.`,
  removed: (site: Site) => `Eliminado: ${pagesInSentence(site)}.`,
  undo: 'Deshacer',
  remove: (host: string) => `Eliminar ${host}`,
  lostTitle: 'El navegador no permite que Waybill funcione en estas páginas.',
  lostAdvice: 'No hará nada en ellas hasta que se permita el acceso.',
  allow: 'Permitir acceso',
  notSaved: 'El cambio no se guardó.',

  known: (count: number) => `${count} sistemas conocidos`,
  isOff: 'Desactivado: Waybill no hace nada allí.',
  isNotAllowed: 'Desactivado: el navegador no permite que Waybill funcione allí. Actívelo para permitirlo.',
  switchLater: 'Los cambios se aplican de inmediato, también en las pestañas abiertas.',
};
