/** Stands for the access token wherever a request is shown or copied: pages never see the token itself. */
export const MASKED_TOKEN = '<ACCESS_TOKEN>';

export interface WebhookRequest {
  method: 'POST';
  url: string;
  headers: Record<string, string>;
}

/**
 * The request of the webhook test (docs/platform-api.md#test-webhook), shared by what is shown before sending and what
 * is sent.
 * @param clientUrl Client API base address without a trailing slash
 * @param token goes into an `Authorization` header, which the operation does not require
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
