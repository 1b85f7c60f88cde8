import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { setUpRoot } from '../../../../tests/fakes/root.ts';
import { allEnglishMessages } from '../../../catalogue.ts';
import { MessagesProvider } from '../../../messages-context.tsx';
import { createPayloadState } from '../../payload-state.ts';
import { PayloadForm } from './PayloadForm.tsx';

const root = setUpRoot();

test('shows no event for a payload that is not JSON', () => {
  const payload = createPayloadState(() => new Date('2026-11-22T12:00:00Z'));
  act(() =>
    render(
      <MessagesProvider value={allEnglishMessages} options={allEnglishMessages}>
        <PayloadForm payload={payload} />
      </MessagesProvider>,
      root,
    ),
  );
  const chosen = () => root.querySelector('select')?.selectedOptions[0]?.textContent;
  act(() => payload.setText('{"event": "another"}'));
  expect(chosen()).toBe(allEnglishMessages.webhook.noEvent);
  act(() => payload.setText('{"event": '));
  expect(chosen()).toBe('');
});
