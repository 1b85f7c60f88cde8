import type { HttpReply } from '../../features/platform/http.ts';
import type { PartnerConnection } from '../../features/platform/model.ts';

/** A connection to a fictitious platform. */
export const connection: PartnerConnection = {
  environment: 'sandbox',
  partnerUrl: 'https://partner.example/api',
  origin: 'https://partner.example',
  key: 'sample-key',
  keyFingerprint: 'f1',
  generation: 1,
  isLoopback: false,
};

/** A response as `http` returns it. */
export function httpReply(status: number, body: unknown, headers: Record<string, string> = {}): HttpReply {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { status, statusText: '', headers: new Headers(headers), body: text, isCut: false };
}

/** An unsigned JWT with the given claims; the extension never checks signatures. */
export function jwtWith(claims: object): string {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `${part({ alg: 'none' })}.${part(claims)}.signature`;
}
