import type { TokenRefusal } from './credentials.ts';
import type { ErrorField, Settings } from './settings.ts';

const SENTENCES: Record<TokenRefusal, string> = {
  MissingTokenError: 'No access token was provided',
  ExpiredTokenError: 'The access token has expired',
  InvalidTokenError: 'The access token is not valid',
  TokenPayloadError: 'The access token could not be read',
};

/** An error as in docs/platform-api.md#errors. */
export function failureReply(status: number, message: string): Response {
  return Response.json({ success: false, message }, { status });
}

/** The response to a rejected token. Status and field are not specified, so both are settings. */
export function refusalReply(refusal: TokenRefusal, settings: Settings): Response {
  const headers: Record<string, string> =
    settings.refusalField === 'header' ? { 'WWW-Authenticate': `Bearer error="${refusal}"` } : {};
  const body = refusalBody(refusal, settings.refusalField);
  return Response.json(body, { status: settings.refusalStatus, headers });
}

function refusalBody(refusal: TokenRefusal, field: ErrorField): object {
  const body = { success: false, message: SENTENCES[refusal] };
  switch (field) {
    case 'message':
      return { ...body, message: refusal };
    case 'error':
    case 'name':
    case 'code':
      return { ...body, [field]: refusal };
    case 'error.name':
      return { ...body, error: { name: refusal } };
    case 'errors[0].message':
      return { ...body, errors: [{ message: refusal }] };
    case 'header':
      return body;
  }
}
