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

function show(state: EvidenceState): void {
  act(() =>
    render(
      <MessagesProvider value={allEnglishMessages}>
        <EvidenceReport state={state} onCancel={() => undefined} onAllow={undefined} />
      </MessagesProvider>,
      root,
    ),
  );
}

test('announces the start and the result of saving evidence, and shows the progress of each photo', () => {
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
    show(state);
    announced.add(root.querySelector('[role="status"]')?.textContent ?? '');
    shown.push(root.querySelector('.evidence-line p:not(.sr-only)')?.textContent ?? '');
  }
  expect([...announced]).toEqual(['', t.packing, t.evidenceSaved('evidence.zip')]);
  expect(shown).toEqual(['', t.fetching(0, 2), t.fetching(1, 2), t.packing, t.evidenceSaved('evidence.zip')]);
});

test('advises to download the photos of a file that could not be made only if there are any', () => {
  show({ step: 'failed', total: 2 });
  expect(root.textContent).toContain('Download the photos');
  show({ step: 'failed', total: 0 });
  expect(root.textContent).toBe(t.evidenceFailed(false));
  expect(root.textContent).not.toContain('photo');
});
