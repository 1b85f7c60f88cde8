/** The reasons why a text is not a valid base URL of an API; keys of the message catalogue's `baseUrlProblem`. */
export type BaseUrlProblem = 'notAUrl' | 'notHttps' | 'hasCredentials' | 'hasQuery' | 'hasFragment';

export interface BaseUrl {
  /** Has no trailing slash: paths such as `/track` are appended to it. */
  href: string;
  origin: string;
  host: string;
  isLoopback: boolean;
}

/** Does not contain `[::1]`: no match pattern for it works in every browser, so access could never be granted. */
const LOOPBACK_HOSTS = new Set(['127.0.0.1', 'localhost']);

/** Whether a host, as in `URL.hostname`, is this machine. */
export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK_HOSTS.has(hostname);
}

/**
 * Parses the base URL of an API: https, or http on a loopback address for the local platform (docs/decisions.md#9).
 * @param text typed by the user; surrounding white space is ignored
 * @returns the URL, or the first problem found
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
  const href = url.origin + url.pathname.replace(/(?<!\/)\/+$/, '');
  return { ok: true, url: { href, origin: url.origin, host: url.host, isLoopback } };
}

/**
 * The match pattern for access to an origin. It contains no port: Firefox does not support ports in match patterns.
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
