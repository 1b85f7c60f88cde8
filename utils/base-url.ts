/** Why a text cannot be the base address of an API; keys of the message catalogue's `baseUrlProblem`. */
export type BaseUrlProblem = 'notAUrl' | 'notHttps' | 'hasCredentials' | 'hasQuery' | 'hasFragment';

export interface BaseUrl {
  /** Without a trailing slash: paths such as `/track` are appended to it. */
  href: string;
  origin: string;
  host: string;
  isLoopback: boolean;
}

/** Without `[::1]`: no match pattern for it works in every browser, so access could never be granted. */
const LOOPBACK_HOSTS = new Set(['127.0.0.1', 'localhost']);

/** Whether a host of `URL.hostname` form is this machine. */
export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK_HOSTS.has(hostname);
}

/**
 * Reads the base address of an API: https only, loopback http allowed for the local platform (docs/decisions.md#9).
 * @param text what the user typed; surrounding space is ignored
 * @returns the address, or the first problem found
 */
export function parseBaseUrl(
  text: string,
): { ok: true; url: BaseUrl } | { ok: false; problem: BaseUrlProblem } {
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    return { ok: false, problem: 'notAUrl' };
  }
  const isLoopback = isLoopbackHost(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback)) {
    return { ok: false, problem: 'notHttps' };
  }
  if (url.username || url.password) return { ok: false, problem: 'hasCredentials' };
  if (url.search) return { ok: false, problem: 'hasQuery' };
  if (url.hash) return { ok: false, problem: 'hasFragment' };
  const href = url.origin + url.pathname.replace(/\/+$/, '');
  return { ok: true, url: { href, origin: url.origin, host: url.host, isLoopback } };
}

/**
 * The match pattern that grants access to an origin. Ports are left out: Firefox does not support them in match patterns.
 * @param origin such as `https://api.example.com`
 */
export function originPattern(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}/*`;
}

/**
 * Requests access to hosts from the browser. Call it in the click handler, before the first `await`. Never rejects.
 * @param patterns match patterns, such as `https://api.example.com/*`
 * @returns whether access to all of them is granted
 */
export type RequestAccess = (patterns: string[]) => Promise<boolean>;
