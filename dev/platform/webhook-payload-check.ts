import { en } from 'zod/locales';
import { WebhookPayloadSchema } from '../../features/webhook/model.ts';

export interface PayloadProblem {
  /** Such as `data.proofOfDelivery.pods[0]`; empty for the payload as a whole. */
  path: string;
  message: string;
}

/** The reasons why a body is not a WebhookPayload (docs/platform-api.md#webhook-payload). */
export function problemsOf(body: ArrayBuffer): PayloadProblem[] {
  let payload: unknown;
  try {
    payload = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (error) {
    return [{ path: '', message: error instanceof Error ? error.message : 'Not JSON' }];
  }
  const issues = WebhookPayloadSchema.safeParse(payload, { error: en().localeError }).error?.issues ?? [];
  return issues.map(({ path, message }) => ({ path: joinPath(path), message }));
}

function joinPath(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}
