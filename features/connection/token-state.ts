import { signal } from '@preact/signals';
import type { Failure } from '../../utils/outcome.ts';
import type { TokenState } from '../platform/model.ts';
import type { Send } from '../protocol.ts';

/** State of the selected environment's token on the options page, without the token itself. */
export function createTokenState(send: Send) {
  const token = signal<TokenState | undefined>(undefined);
  const failure = signal<Failure | undefined>(undefined);
  let latest = 0;

  /** Reads the token's state. If two reads overlap, the later one wins. */
  async function load(): Promise<void> {
    latest += 1;
    const own = latest;
    const outcome = await send('getToken', {});
    if (own === latest && outcome.ok) token.value = outcome.value.token;
  }

  async function forget(): Promise<void> {
    const outcome = await send('forgetToken', {});
    failure.value = outcome.ok ? undefined : outcome.failure;
    await load();
  }

  return { token, failure, load, forget };
}

export type SelectedTokenState = ReturnType<typeof createTokenState>;
