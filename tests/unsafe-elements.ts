import { BlockList } from 'node:net';

/** Addresses outside of the internet, by Node's own reading of an IP address. */
const PRIVATE = new BlockList();
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  PRIVATE.addSubnet(address, prefix, 'ipv4');
}
for (const [address, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(address, prefix, 'ipv6');
}

function isOnInternet(hostname: string): boolean {
  if (hostname.startsWith('[')) return !PRIVATE.check(hostname.slice(1, -1), 'ipv6');
  if (/^[\d.]+$/.test(hostname)) return !PRIVATE.check(hostname, 'ipv4');
  return /[^.]\.[^.]/.test(hostname) && !/\.(?:localhost|local|internal)\.?$/.test(hostname);
}

/** Elements that the platform's text became, handlers, and addresses that a page must not follow or load. */
export function faultsIn(shown: ParentNode): string[] {
  const elements = [...shown.querySelectorAll('*')];
  return elements.flatMap((element) => {
    const own = element
      .getAttributeNames()
      .filter((name) => name === 'data-hostile' || name.startsWith('on'));
    const isActive = /^(?:script|iframe|object|embed|base|form|link)$/i.test(element.localName);
    const href = element.getAttribute('href');
    const src = element.getAttribute('src');
    return [
      ...own,
      ...(isActive ? [element.localName] : []),
      ...(href === null || isLink(element, href) ? [] : [`href ${href}`]),
      ...(src === null || isImage(element, src) ? [] : [`src ${src}`]),
    ];
  });
}

function isLink(element: Element, href: string): boolean {
  const isApart = element.getAttribute('rel') === 'noopener noreferrer' || !element.hasAttribute('target');
  return URL.canParse(href) && new URL(href).protocol === 'https:' && isApart;
}

function isImage({ localName }: Element, src: string): boolean {
  if (localName !== 'img' || !URL.canParse(src)) return false;
  const { protocol, hostname, port, username, password } = new URL(src);
  return protocol === 'https:' && port + username + password === '' && isOnInternet(hostname);
}
