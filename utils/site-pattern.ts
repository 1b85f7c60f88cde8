import { isHostName, isLoopbackHost, withoutRootDot } from './base-url.ts';

/** Web pages: all pages of one host, or of a host and all its subdomains. Ports are not distinguished. */
export interface Site {
  isHttp: boolean;
  /** In the browser's notation: `xn--…` for non-ASCII letters. */
  host: string;
  hasSubdomains: boolean;
}

/** The reasons why a text is not the address of a site. */
export interface AddressProblem {
  kind: 'notAnAddress' | 'notHttps' | 'hasCredentials' | 'hasWildcard' | 'tooBroad';
}

/** Match patterns of all https pages, as browsers write them. */
const ALL_SITES: readonly string[] = ['<all_urls>', '*://*/*', 'https://*/*'];
const PATTERN = /^(https?):\/\/(\*\.)?([^/*:@]+)\/\*$/;
const SCHEME = /^([a-z][a-z\d+.-]*):\/\//i;
const WILDCARD = '*.';
/**
 * Browsers have no match pattern that covers subdomains of these, and none for IPv6 addresses that works in every
 * browser.
 */
const IP_ADDRESS = /^\d+(\.\d+){3}$|^\[/;

/** The host part of a site's match pattern, such as `*.example.com`. */
export const hostPatternOf = ({ host, hasSubdomains }: Site): string =>
  `${hasSubdomains ? WILDCARD : ''}${host}`;

/** The match pattern of a site, for host access and content scripts. */
export const patternOf = (site: Site): string =>
  `${site.isHttp ? 'http' : 'https'}://${hostPatternOf(site)}/*`;

/** The site of a match pattern; `undefined` for a pattern that is not a single site, such as `<all_urls>`. */
export function siteOfPattern(pattern: string): Site | undefined {
  const [, scheme, wildcard, host] = PATTERN.exec(pattern) ?? [];
  if (host === undefined) return undefined;
  return { isHttp: scheme === 'http', host, hasSubdomains: wildcard !== undefined };
}

/** The site of a page's URL or origin; `undefined` for pages without a web host. */
export function siteOfAddress(address: string): Site | undefined {
  const url = urlOf(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return { isHttp: url.protocol === 'http:', host: withoutRootDot(url.hostname), hasSubdomains: false };
}

function urlOf(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** Whether all pages of a site also belong to another one. */
export function covers(outer: Site, inner: Site): boolean {
  if (outer.isHttp !== inner.isHttp) return false;
  if (outer.host === inner.host) return outer.hasSubdomains || !inner.hasSubdomains;
  return outer.hasSubdomains && inner.host.endsWith(`.${outer.host}`);
}

/** Whether a match pattern covers all https pages. */
export function coversAllSites(pattern: string): boolean {
  return ALL_SITES.includes(pattern);
}

/**
 * The names under which the registries of many countries give out sites, as in `example.co.uk`. Not the Public Suffix List,
 * whose 200 kB would be too much for a hint.
 */
const REGISTRY =
  /^(?:ac|co|com|edu|go|gob|gouv|gov|govt|gub|ltd|me|mil|ne|net|nom|or|org|plc|sch)\.[a-z]{2}$/;

/** Whether a site seems to be all those under a name of a registry, such as `*.co.uk`. */
export function isManySites({ host, hasSubdomains }: Site): boolean {
  return hasSubdomains && REGISTRY.test(host);
}

/** Whether two match patterns have pages in common. */
export function overlap(a: string, b: string): boolean {
  const [first, second] = [siteOfPattern(a), siteOfPattern(b)];
  return first !== undefined && second !== undefined && (covers(first, second) || covers(second, first));
}

/**
 * Parses the address of a site: a host, the URL of one of its pages, or `*.` and a host for all its subdomains. https
 * only; http is allowed on this computer.
 * @param text typed by the user; surrounding white space is ignored
 * @returns the site, or the first problem found
 */
export function readSite(text: string): { ok: true; site: Site } | { ok: false; problem: AddressProblem } {
  const scheme = SCHEME.exec(text.trim())?.[1]?.toLowerCase();
  const rest = text.trim().replace(SCHEME, '');
  const authority = rest.split(/[/?#\\]/, 1)[0] ?? '';
  const hasSubdomains = authority.startsWith(WILDCARD);
  const name = hasSubdomains ? authority.slice(WILDCARD.length) : authority;
  const refuse = (kind: AddressProblem['kind']) => ({ ok: false, problem: { kind } }) as const;

  if (authority.includes('@')) return refuse('hasCredentials');
  if (authority === '*') return refuse('tooBroad');
  if (name.includes('*')) return refuse('hasWildcard');
  const url = urlOf(`https://${name}/`);
  const host = withoutRootDot(url?.hostname ?? '');
  if (!isHostName(host) || url?.pathname !== '/') return refuse('notAnAddress');
  const isLoopback = isLoopbackHost(host);
  if (scheme !== undefined && scheme !== 'https' && !isLoopback) return refuse('notHttps');
  if (!isLoopback && !withoutRootDot(name).includes('.'))
    return refuse(hasSubdomains ? 'tooBroad' : 'notAnAddress');
  if (host.startsWith('[') || (hasSubdomains && (isLoopback || IP_ADDRESS.test(host))))
    return refuse('notAnAddress');
  // Users type this computer's address without a scheme, and it usually serves http.
  return { ok: true, site: { isHttp: isLoopback && scheme !== 'https', host, hasSubdomains } };
}
