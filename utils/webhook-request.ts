/**
 * The request of the webhook test (spec section 4.1), shared by what is shown before sending and what is sent.
 * @param clientUrl Client API base address without a trailing slash
 */
export function webhookRequest(clientUrl: string) {
  return {
    method: 'POST',
    url: `${clientUrl}/webhook/test`,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
  } as const;
}

export type WebhookRequest = ReturnType<typeof webhookRequest>;
