import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { SAVED } from '../../../tests/fakes/connections.ts';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { createFakeSend } from '../../../tests/fakes/send.ts';
import { allEnglishMessages } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import { createConnectionState } from '../connection-state.ts';
import { EnvironmentCard } from './EnvironmentCard.tsx';
import { SaveBar } from './SaveBar.tsx';

const root = setUpRoot();
const messages = allEnglishMessages;
const { options } = messages;

test.each([
  ['production', 'discarded', options.discard],
  ['sandbox', 'discarded', options.discard],
  ['production', 'saved', options.save],
  ['sandbox', 'saved', options.save],
] as const)(
  'after a change of %s was %s, the heading of its fields has the focus',
  async (environment, _change, name) => {
    const saveConnections = {
      ...SAVED,
      [environment]: { ...SAVED[environment], partnerUrl: 'https://other.example' },
    };
    const { send } = createFakeSend({ getConnections: SAVED, saveConnections });
    const now = () => new Date(0);
    const state = createConnectionState(send, async () => true, now);
    await state.load();
    state.edit(environment, 'partnerUrl', 'https://other.example');
    act(() =>
      render(
        <MessagesProvider value={messages} options={messages}>
          <form onSubmit={(event) => [event.preventDefault(), void state.save()]}>
            {(['production', 'sandbox'] as const).map((each) => (
              <EnvironmentCard key={each} environment={each} state={state} saved={SAVED} now={now} />
            ))}
            <SaveBar state={state} />
          </form>
        </MessagesProvider>,
        root,
      ),
    );
    const button = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    button?.focus();
    await act(async () => button?.click());
    await expect.poll(() => document.activeElement?.textContent).toBe(options.environmentName[environment]);
  },
);
