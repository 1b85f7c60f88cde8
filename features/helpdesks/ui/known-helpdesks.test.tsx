import { type ComponentChild, render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { allEnglishMessages } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import { KnownHelpdesks } from './KnownHelpdesks.tsx';

const root = setUpRoot();

const show = (component: ComponentChild): void => {
  const messages = allEnglishMessages;
  act(() =>
    render(
      <MessagesProvider value={messages} options={messages}>
        {component}
      </MessagesProvider>,
      root,
    ),
  );
};

test('shows helpdesks as off that the user has switched off, or that the browser does not allow', () => {
  show(
    <KnownHelpdesks
      off={['Zendesk']}
      withoutAccess={['Intercom']}
      outcome={{ step: 'none' }}
      onSwitch={() => undefined}
    />,
  );
  const isOn = (name: string) =>
    [...root.querySelectorAll('li')]
      .find(({ textContent }) => textContent?.startsWith(name))
      ?.querySelector('[role="switch"]')
      ?.getAttribute('aria-checked');
  expect(['Zendesk', 'Intercom', 'Gorgias'].map(isOn)).toEqual(['false', 'false', 'true']);
});

test('is folded until a helpdesk is off', () => {
  const isOpen = (off: string[]) => {
    act(() => render(null, root));
    show(
      <KnownHelpdesks off={off} withoutAccess={[]} outcome={{ step: 'none' }} onSwitch={() => undefined} />,
    );
    return root.querySelector('details')?.open;
  };
  expect([isOpen([]), isOpen(['Zendesk'])]).toEqual([false, true]);
});
