const DELIVERY_LIMIT_MS = 10_000;

/** The result of a delivery. The specification does not define its body. */
interface Delivery {
  delivered: boolean;
  endpoint: string;
  endpointStatus: number | null;
  durationMs: number;
  problem?: string;
}

/**
 * Sends a webhook to an endpoint, unchanged byte for byte.
 * @param signal aborts the delivery if the result is no longer needed
 */
export async function deliver(endpoint: string, body: ArrayBuffer, signal: AbortSignal): Promise<Delivery> {
  const start = performance.now();
  const elapsed = () => Math.round(performance.now() - start);
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'local-platform-webhooks' },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(DELIVERY_LIMIT_MS)]),
    });
    await answer.body?.cancel();
    return { delivered: answer.ok, endpoint, endpointStatus: answer.status, durationMs: elapsed() };
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'No answer';
    return { delivered: false, endpoint, endpointStatus: null, durationMs: elapsed(), problem };
  }
}
