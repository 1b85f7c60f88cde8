// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { allEnglishMessages } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import type { EvidenceState } from '../evidence-state.ts';
import { EvidenceReport } from './EvidenceReport.tsx';

const root = setUpRoot();
const { proof: t } = allEnglishMessages;

test('announces the begin and the result of saving evidence, and shows each photo on the way', () => {
  const announced = new Set<string>();
  const shown: string[] = [];
  const steps: EvidenceState[] = [
    { step: 'idle' },
    { step: 'fetching', done: 0, total: 2 },
    { step: 'fetching', done: 1, total: 2 },
    { step: 'packing' },
    { step: 'saved', file: 'evidence.zip', total: 2, missing: [] },
  ];
  for (const state of steps) {
    act(() =>
      render(
        <MessagesProvider value={allEnglishMessages}>
          <EvidenceReport state={state} onCancel={() => undefined} onAllow={undefined} />
        </MessagesProvider>,
        root,
      ),
    );
    announced.add(root.querySelector('[role="status"]')?.textContent ?? '');
    shown.push(root.querySelector('.evidence-line p:not(.sr-only)')?.textContent ?? '');
  }
  expect([...announced]).toEqual(['', t.packing, t.evidenceSaved('evidence.zip')]);
  expect(shown).toEqual(['', t.fetching(0, 2), t.fetching(1, 2), t.packing, t.evidenceSaved('evidence.zip')]);
});
