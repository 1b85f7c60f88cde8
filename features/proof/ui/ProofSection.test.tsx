import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { fakeLookup } from '../../../tests/fakes/lookup.ts';
import { createOwnProofTools } from '../../../tests/fakes/proof-tools.ts';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { createFakeSend, createLateAnswer } from '../../../tests/fakes/send.ts';
import { fail } from '../../../utils/outcome.ts';
import { allEnglishMessages } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import { describeLookup } from '../../shipment/shipment-description.ts';
import { ProofSection } from './ProofSection.tsx';
import { useEvidence } from './use-evidence.tsx';
import { ProofToolsProvider } from './use-proof-tools.ts';

const messages = allEnglishMessages;
const { onlyWhenAsked, choiceLostTitle, choiceLostAdvice } = messages.proof;
const description = describeLookup(fakeLookup('ABCD1234567890'), { messages, locale: 'en', now: 0 });

const root = setUpRoot();

function Proof({ images, more }: { images: string[]; more: object }) {
  const evidence = useEvidence(description);
  return <ProofSection proof={{ images, ...more }} description={description} evidence={evidence} />;
}

async function show(answers: object, images = ['https://images.example/1'], more: object = {}) {
  const background = createFakeSend(answers);
  const tools = createOwnProofTools(background.send);
  await tools.load();
  act(() =>
    render(
      <MessagesProvider value={messages}>
        <ProofToolsProvider value={tools}>
          <Proof images={images} more={more} />
        </ProofToolsProvider>
      </MessagesProvider>,
      root,
    ),
  );
  return { tools, answers: background.answers };
}

/** Clicks the choice, and waits until the background has answered and the view is rendered. */
const choose = () =>
  act(async () => {
    root.querySelector<HTMLElement>(`[aria-label="${onlyWhenAsked}"]`)?.click();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  });
const UNREADABLE = { getProofPreference: { onDemand: true, unreadable: true } };

test('says that the choice about photos is unreadable until it is made again', async () => {
  await show({ ...UNREADABLE, setProofPreference: {} });
  expect(root.textContent).toContain(`${choiceLostTitle}${choiceLostAdvice}`);
  expect(root.querySelector('img')).toBeNull();
  await choose();
  expect(root.textContent).not.toContain(choiceLostTitle);
});

test('still says so if the new choice could not be stored', async () => {
  await show({ ...UNREADABLE, setProofPreference: fail('newerData') });
  await choose();
  expect(root.textContent).toContain(choiceLostTitle);
});

test('says why a choice about photos was not saved, until one is', async () => {
  const getProofPreference = { onDemand: false };
  const { answers } = await show({ getProofPreference, setProofPreference: fail('storageFull') });
  await choose();
  const { title } = messages.failures.storageFull({ kind: 'storageFull' });
  expect(root.querySelector('[role="alert"]')?.textContent).toContain(title);
  Object.assign(answers, { setProofPreference: {} });
  await choose();
  expect(root.querySelector('[role="alert"]')).toBeNull();
});

test('says nothing about a choice that is readable, or beside a proof without images', async () => {
  await show({ getProofPreference: { onDemand: true } });
  expect(root.textContent).not.toContain(choiceLostTitle);
  await show(UNREADABLE, []);
  expect(root.textContent).not.toContain(choiceLostTitle);
});

test('says that a proof has no photos only if none were sent', async () => {
  const { none, refused } = messages.noImages;
  await show({}, []);
  expect(root.textContent).toContain(none);
  for (const images of [[], ['https://images.example/1']]) {
    await show({}, images, { hasRefusedImages: true });
    expect(root.textContent).toContain(refused);
    expect(root.textContent).not.toContain(none);
  }
});

test('says how many photos were left out', async () => {
  await show({});
  expect(root.textContent).not.toContain('raw response');
  await show({}, undefined, { imagesLeftOut: 3 });
  expect(root.textContent).toContain(messages.noImages.leftOut(3));
});

test('follows a choice that was made in the options', async () => {
  const { tools, answers } = await show({ getProofPreference: { onDemand: true } });
  expect(root.querySelector('img')).toBeNull();
  answers.getProofPreference = { onDemand: false };
  await act(() => tools.load());
  expect(root.querySelector('img')).not.toBeNull();
});

test('keeps the choice of the agent if an older one arrives later', async () => {
  const { tools, answers } = await show({ getProofPreference: { onDemand: true }, setProofPreference: {} });
  const late = createLateAnswer();
  answers.getProofPreference = late.promise;
  const loading = tools.load();
  await choose();
  late.give({ onDemand: true });
  await act(() => loading);
  expect(root.querySelector('img')).not.toBeNull();
});
