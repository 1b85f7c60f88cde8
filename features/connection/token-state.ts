import { signal } from '@preact/signals';
import { latestOnly } from '../../utils/async.ts';
import type { Failure } from '../../utils/outcome.ts';
import type { TokenState } from '../platform/model.ts';
import type { Send } from '../protocol.ts';

/** State of the selected environment's token on the options page, without the token itself. */
export function createTokenState(send: Send) {
  const token = signal<TokenState | undefined>(undefined);
  const failure = signal<Failure | undefined>(undefined);
  const readings = latestOnly();

  /** Reads the token's state. */
  async function load(): Promise<void> {
    const isLatest = readings.ask();
    const outcome = await send('getToken', {});
    if (outcome.ok && isLatest()) token.value = outcome.value.token;
  }

  async function forget(): Promise<void> {
    const outcome = await send('forgetToken', {});
    failure.value = outcome.ok ? undefined : outcome.failure;
    // The token stays on screen, with the failure; without a connection, it could not be read again.
    if (!outcome.ok) return;
    // Answers that are still pending may name the deleted token.
    readings.drop();
    await load();
  }

  return { token, failure, load, forget };
}

export type SelectedTokenState = ReturnType<typeof createTokenState>;
