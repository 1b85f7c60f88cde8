/** Replaces the access token wherever it is shown or copied, because pages never receive the token itself. */
export const MASKED_TOKEN = '<ACCESS_TOKEN>';

export interface WebhookRequest {
  method: 'POST';
  url: string;
  headers: Record<string, string>;
}

/**
 * Creates the request of a test webhook (docs/platform-api.md#test-webhook), for the preview and for sending.
 * @param clientUrl Client API base URL without a trailing slash
 * @param token sent in an `Authorization` header, which the operation does not require
 */
export function createWebhookRequest(clientUrl: string, token?: string): WebhookRequest {
  return {
    method: 'POST',
    url: `${clientUrl}/webhook/test`,
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
  };
}
