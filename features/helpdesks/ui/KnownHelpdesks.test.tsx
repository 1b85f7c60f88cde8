// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { messagesFor } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import { KnownHelpdesks } from './KnownHelpdesks.tsx';

let root: HTMLElement;

beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
});

test('shows helpdesks as off that the user has switched off, or that the browser does not allow', () => {
  act(() =>
    render(
      <MessagesProvider value={messagesFor('en')} options={messagesFor('en')}>
        <KnownHelpdesks
          off={['Zendesk']}
          withoutAccess={['Intercom']}
          outcome={{ step: 'none' }}
          onSwitch={() => undefined}
        />
      </MessagesProvider>,
      root,
    ),
  );
  const isOn = (name: string) =>
    [...root.querySelectorAll('li')]
      .find(({ textContent }) => textContent?.startsWith(name))
      ?.querySelector('[role="switch"]')
      ?.getAttribute('aria-checked');
  expect(['Zendesk', 'Intercom', 'Gorgias'].map(isOn)).toEqual(['false', 'false', 'true']);
});
