import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { setUpRoot } from '../../../../tests/fakes/root.ts';
import { allEnglishMessages } from '../../../catalogue.ts';
import { MessagesProvider } from '../../../messages-context.tsx';
import { checkPayload } from '../../payload-check.ts';
import { PayloadProblems } from '../editor/PayloadProblems.tsx';
import { PayloadVerdict } from './PayloadVerdict.tsx';

const root = setUpRoot();
const { webhook } = allEnglishMessages;

/** What screen readers announce of a payload. */
function announced(text: string): string[] {
  const check = checkPayload(text);
  act(() =>
    render(
      <MessagesProvider value={allEnglishMessages} options={allEnglishMessages}>
        <PayloadVerdict check={check} />
        <PayloadProblems id="problems" check={check} onShowLine={() => undefined} />
      </MessagesProvider>,
      root,
    ),
  );
  return [...root.querySelectorAll('[role="status"], [role="alert"], [aria-live]')].map(
    ({ textContent }) => textContent,
  );
}

test('the place of an error in JSON is not announced with each character', () => {
  for (const text of ['{', '{"', '{"event"', '{"event":']) expect(announced(text)).toEqual([webhook.notJson]);
  expect(announced('{}')).not.toEqual([webhook.notJson]);
});
