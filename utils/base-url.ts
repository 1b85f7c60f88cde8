/** The reasons why a text is not a valid base URL of an API; keys of the message catalogue's `baseUrlProblem`. */
export type BaseUrlProblem = 'notAUrl' | 'notHttps' | 'hasCredentials' | 'hasQuery' | 'hasFragment';

interface BaseUrl {
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

/** Labels of letters, digits, hyphens and underscores between dots, or an IPv6 address. */
const HOST_NAME = /^(?:[\w-]+\.)*[\w-]+$|^\[/;

/**
 * Whether a host has the form of a host name or IPv6 address. Chromium also parses two addresses with a comma, such as
 * `https://a.example, b.example`, as one URL, whose host contains `%20`.
 * @param hostname as in `URL.hostname`
 */
export function isHostName(hostname: string): boolean {
  return HOST_NAME.test(hostname);
}

/** Removes the dot of a complete name, `api.example.com.`: the same host, but another origin to browsers. */
export const withoutRootDot = (hostname: string): string => hostname.replace(/\.$/, '');

/** Names without an address on the internet: RFC 6761, 6762, 8375, and the reservation of `internal` by ICANN. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/;
/** Networks that are not on the internet (RFC 6890): their first address and the length of the prefix in bits. */
const PRIVATE_IPV4 = (
  [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ] as const
).map(([first, bits]) => ({ first: numberOf(first), size: 2 ** (32 - bits) }));

function numberOf(ipv4: string): number {
  return ipv4.split('.').reduce((number, part) => number * 256 + Number(part), 0);
}

function isPublicIpv4(address: number): boolean {
  return !PRIVATE_IPV4.some(({ first, size }) => address >= first && address < first + size);
}

/** @param text the address without brackets, as `URL.hostname` writes it: hexadecimal, with at most one `::` */
function isPublicIpv6(text: string): boolean {
  const [head = [], tail = []] = text.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const groups = [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
  const [first = 0, second = 0] = groups;
  const ipv4At = (index: number) => (groups[index] ?? 0) * 65_536 + (groups[index + 1] ?? 0);
  // IPv4 addresses inside IPv6: compatible and mapped, translated (64:ff9b::/96), 6to4 (2002::/16).
  const isInZeros = groups.slice(0, 5).every((group) => group === 0) && [0, 0xff_ff].includes(groups[5] ?? 0);
  const isTranslated = first === 0x64 && second === 0xff_9b;
  if (isInZeros || isTranslated) return isPublicIpv4(ipv4At(6));
  if (first === 0x20_02) return isPublicIpv4(ipv4At(1));
  // The internet is in 2000::/3. This leaves out fc00::/7 (private), fe80::/10 (one link) and ff00::/8 (multicast).
  return first >= 0x20_00 && first <= 0x3f_ff;
}

/**
 * Whether a host can be on the internet: not this machine, nothing in a private network or on the same link, and no
 * name without a dot. Only the host itself is examined, not what its name resolves to.
 * @param hostname as in `URL.hostname`, which writes every form of an IP address in one way
 */
export function isPublicHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return isPublicIpv6(hostname.slice(1, -1));
  if (/^\d+(?:\.\d+){3}$/.test(hostname)) return isPublicIpv4(numberOf(hostname));
  const name = withoutRootDot(hostname);
  return name.includes('.') && !PRIVATE_NAME.test(name);
}

/**
 * Parses the base URL of an API: https, or http on a loopback address for the local platform (docs/decisions.md#9). URLs
 * of one host are equal, also with the dot of a complete name.
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
  url.hostname = withoutRootDot(url.hostname);
  const isLoopback = isLoopbackHost(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback)) {
    return { ok: false, problem: 'notHttps' };
  }
  if (!isHostName(url.hostname)) return { ok: false, problem: 'notAUrl' };
  if (url.username || url.password) return { ok: false, problem: 'hasCredentials' };
  if (url.search) return { ok: false, problem: 'hasQuery' };
  if (url.hash) return { ok: false, problem: 'hasFragment' };
  const href = url.origin + url.pathname.replace(/(?<!\/)\/+$/, '');
  return { ok: true, url: { href, origin: url.origin, host: url.host, isLoopback } };
}

/** The origin of a base URL; `undefined` if `parseBaseUrl` rejects the text. */
export function originOf(text: string): string | undefined {
  const parsed = parseBaseUrl(text);
  return parsed.ok ? parsed.url.origin : undefined;
}

/** A host, with what may follow it, without a scheme: `api.example.com/v2`, `localhost:8080`. */
const SCHEMELESS = /^(?:[^\s/:?#@]+\.[^\s/:?#@]+|localhost)(?::\d+)?(?:[/?#]|$)/i;

/**
 * Adds `https://` to a URL that a person has typed without a scheme.
 * @returns the text without surrounding white space; unchanged if it has a scheme or does not begin with a host
 */
export function withScheme(text: string): string {
  const trimmed = text.trim();
  return SCHEMELESS.test(trimmed) ? `https://${trimmed}` : trimmed;
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
