import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { parseBaseUrl } from '../../utils/base-url.ts';
import type { Connections } from '../connection/model.ts';
import type { Environment } from '../platform/model.ts';
import { createWebhookRequest, MASKED_TOKEN, type WebhookRequest } from '../platform/webhook-request.ts';

/**
 * Where test webhooks go.
 * @param saved the saved connections, with the addresses of both environments
 */
export function createTargetState(saved: ReadonlySignal<Connections | undefined>) {
  /** The sandbox at first, and again after each test sent to production. */
  const environment = signal<Environment>('sandbox');
  /** Ticked for the next test; stored nowhere. */
  const isAuthorized = signal(false);
  const hasToken = computed(() => saved.value?.[environment.value].hasClientToken ?? false);
  /** The request as it is shown; absent while no address is configured. */
  const request = computed(() => requestTo(environment.value, isAuthorized.value));

  function requestTo(target: Environment, isWithToken: boolean): WebhookRequest | undefined {
    const parsed = parseBaseUrl(saved.value?.[target].clientUrl ?? '');
    return parsed.ok
      ? createWebhookRequest(parsed.url.href, isWithToken ? MASKED_TOKEN : undefined)
      : undefined;
  }

  return {
    environment,
    isAuthorized,
    hasToken,
    request,
    /** Where a test to an environment would go, or `undefined` while no address is configured. */
    urlOf: (target: Environment) => requestTo(target, false)?.url,
    chooseEnvironment(next: Environment) {
      environment.value = next;
      isAuthorized.value = false;
    },
    authorize(isTicked: boolean) {
      isAuthorized.value = isTicked;
    },
  };
}

export type TargetState = ReturnType<typeof createTargetState>;
