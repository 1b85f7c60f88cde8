import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { parseBaseUrl } from '../../utils/base-url.ts';
import type { Connections } from '../connection/model.ts';
import type { Environment } from '../platform/model.ts';
import { createWebhookRequest, MASKED_TOKEN, type WebhookRequest } from '../platform/webhook-request.ts';

/**
 * The target of test webhooks.
 * @param saved the saved connections, with the URLs of both environments
 */
export function createTargetState(saved: ReadonlySignal<Connections | undefined>) {
  /** Starts with the sandbox, and returns to it after each test sent to production. */
  const environment = signal<Environment>('sandbox');
  /** Whose response the user expects on screen: that of the latest test, or of a later choice. */
  const expected = signal<Environment>('sandbox');
  const wantsToken = signal(false);
  const hasToken = computed(() => saved.value?.[environment.value].hasClientToken ?? false);
  /** Whether the next test is sent with a token; never stored. The token may have been removed since the box was ticked. */
  const isAuthorized = computed(() => wantsToken.value && hasToken.value);
  /** The request on screen; undefined while no URL is configured. */
  const request = computed(() => requestTo(environment.value, isAuthorized.value));

  function requestTo(target: Environment, isWithToken: boolean): WebhookRequest | undefined {
    const parsed = parseBaseUrl(saved.value?.[target].clientUrl ?? '');
    return parsed.ok
      ? createWebhookRequest(parsed.url.href, isWithToken ? MASKED_TOKEN : undefined)
      : undefined;
  }

  function choose(next: Environment): void {
    environment.value = next;
    wantsToken.value = false;
  }

  return {
    environment,
    expected,
    isAuthorized,
    hasToken,
    request,
    /** The URL of a test to an environment; undefined while no URL is configured. */
    urlOf: (target: Environment) => requestTo(target, false)?.url,
    chooseEnvironment(next: Environment) {
      choose(next);
      expected.value = next;
    },
    /** Call this after a test to production. Its response remains the expected one. */
    returnToSandbox: () => choose('sandbox'),
    expect(next: Environment) {
      expected.value = next;
    },
    authorize(isTicked: boolean) {
      wantsToken.value = isTicked;
    },
  };
}

export type TargetState = ReturnType<typeof createTargetState>;
