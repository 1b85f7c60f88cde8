import type { Site } from '../../utils/site-pattern.ts';
import type { SiteProblem } from './helpdesk-settings.ts';

const pagesOf = ({ host, hasSubdomains, isHttp }: Site): string =>
  `All pages of ${host}${hasSubdomains ? ' and its subdomains' : ''}${isHttp ? ', without encryption' : ''}`;

const plainProblem: Record<Exclude<SiteProblem['kind'], 'isKnown' | 'isThere'>, string> = {
  notAnAddress: 'This isn’t a website address. Enter one such as helpdesk.example.com.',
  notHttps: 'The URL has to start with https://. Others aren’t encrypted.',
  hasCredentials: 'Leave out the user name, the password and the @.',
  hasWildcard: 'A * is allowed only at the start, as in *.example.com.',
  tooBroad: 'Too broad. Enter one site, such as *.example.com.',
};

export const helpdesksText = {
  title: 'Helpdesks',
  lead: 'Where Waybill looks for tracking IDs. It does nothing on any other page.',
  retry: 'Try again',
  unreadableTitle: 'The saved list of helpdesks couldn’t be read.',
  unreadableAdvice:
    'If it’s damaged, your next change starts a new list: add your own sites to it again. A list from a newer version isn’t replaced.',

  own: 'Your own sites',
  noOwn: 'None yet. Add the address of your helpdesk if it isn’t in the list below.',
  address: 'Address of a helpdesk',
  addressPlaceholder: 'helpdesk.example.com',
  addressHint: 'Start with *. to include subdomains. Your browser will ask for permission.',
  isPunycode: (host: string) => `Contains non-Latin letters (${host}). Make sure this is your site.`,
  isManySites: (host: string) =>
    `This covers all sites that end in .${host}. Enter one of them, such as *.example.${host}.`,
  isLoopback: 'This computer only, without encryption: for development.',
  add: 'Add',
  pagesOf,
  problem: (problem: SiteProblem): string => {
    if (problem.kind === 'isKnown') return `Already supported: see ${problem.name} below.`;
    if (problem.kind === 'isThere')
      return `This is in the list already: ${lowerFirst(pagesOf(problem.site))}.`;
    return plainProblem[problem.kind];
  },
  /** @param host such as `*.example.com` */
  refused: (host: string) => `Your browser didn’t allow access, so Waybill stays off on ${host}.`,
  added: (site: Site) => `Added: ${lowerFirst(pagesOf(site))}. No need to reload open tabs.`,
  removed: (site: Site) => `Removed: ${lowerFirst(pagesOf(site))}.`,
  undo: 'Undo',
  remove: (host: string) => `Remove ${host}`,
  lostTitle: 'Your browser doesn’t allow Waybill on these pages.',
  lostAdvice: 'It does nothing there until you allow it.',
  allow: 'Allow access',
  notSaved: 'The change wasn’t saved.',

  known: (count: number) => `${count} known helpdesks`,
  isOff: 'Off: Waybill does nothing there.',
  isNotAllowed: 'Off: your browser doesn’t allow Waybill there. Turn it on to allow it.',
  switchLater: 'Changes apply immediately, including in open tabs.',
};

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
