import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { described, formatContext, lookup, NOW, URLS } from '../../tests/fakes/proven-lookup.ts';
import { unzip } from '../../tests/unzip.ts';
import { frenchMessages } from '../catalogue.fr.ts';
import type { SharedMessages } from '../shared-catalogue.ts';
import { describeLookup } from '../shipment/shipment-description.ts';
import { createEvidence, type EvidenceState, type EvidenceStore } from './evidence-state.ts';
import type { ImageOutcome } from './fetch-image.ts';

const PNG = readFileSync(new URL('../../dev/platform/images/hallway-square.png', import.meta.url));

const SIX_URLS = Array.from({ length: 6 }, (_, index) => `https://images.example/${index + 1}`);
const sixImages = describeLookup(
  { ...lookup, shipment: { ...lookup.shipment, proofOfDelivery: { pods: SIX_URLS } } },
  { ...formatContext, now: NOW },
);

const good: ImageOutcome = {
  ok: true,
  image: {
    bytes: new Blob([PNG], { type: 'image/png' }),
    kind: { extension: 'png', type: 'image/png', isShowable: true },
  },
};
const gone: ImageOutcome = { ok: false, problem: { kind: 'refused', host: 'images.example', status: 404 } };

let answers: ((outcome: ImageOutcome) => void)[];
let saved: { name: string; bytes: Blob }[];
let texts: { messages: SharedMessages; locale: string };
let store: EvidenceStore;
let seen: EvidenceState[];

async function savedFiles(): Promise<Map<string, Buffer>> {
  const [file] = saved;
  if (!file) throw new Error('Nothing was saved.');
  return unzip(Buffer.from(await file.bytes.arrayBuffer()));
}

// So that no test waits for the code that is loaded on first use.
beforeAll(() => import('./make-evidence.ts'));

beforeEach(() => {
  answers = [];
  saved = [];
  seen = [];
  texts = { ...formatContext };
  store = createEvidence({
    texts,
    now: () => NOW,
    fetchImage: () => new Promise((resolve) => answers.push(resolve)),
    saveFile: (name, bytes) => saved.push({ name, bytes }),
  });
  store.state.subscribe((state) => seen.push(state));
});

async function saveWith(outcomes: ImageOutcome[]): Promise<void> {
  const saving = store.save(described);
  for (const [index, outcome] of outcomes.entries()) {
    await vi.waitFor(() => expect(answers[index]).toBeDefined());
    answers[index]?.(outcome);
  }
  await saving;
}

describe('the file', () => {
  test('contains the summary, the record and the unchanged images', async () => {
    await saveWith([good, good, good]);
    expect(saved[0]?.name).toBe('ABCD1234567890_2026-11-18_evidence.zip');
    const files = await savedFiles();
    expect([...files.keys()]).toEqual([
      'summary.html',
      'record.json',
      'ABCD1234567890_2026-11-18_1.png',
      'ABCD1234567890_2026-11-18_2.png',
      'ABCD1234567890_2026-11-18_3.png',
    ]);
    expect(files.get('ABCD1234567890_2026-11-18_2.png')?.equals(PNG)).toBe(true);
  });

  test('records source and time, and the platform’s unchanged response', async () => {
    await saveWith([good, gone, good]);
    const record = JSON.parse((await savedFiles()).get('record.json')?.toString() ?? '');
    expect(record).toMatchObject({
      trackingId: 'ABCD1234567890',
      source: { host: 'api.example.com', environment: 'sandbox', retrievedAt: '2026-11-21T11:59:00.000Z' },
      savedAt: '2026-11-21T12:00:00.000Z',
      reply: lookup.raw,
      replyIsCut: false,
      images: [
        { number: 1, url: URLS[0], bytes: PNG.length, type: 'image/png' },
        { number: 2, url: URLS[1], missing: { kind: 'refused', status: 404 } },
        { number: 3 },
      ],
    });
    expect(record.images[0].sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  test('lists missing images with the reason', async () => {
    await saveWith([good, gone, good]);
    const files = await savedFiles();
    const summary = files.get('summary.html')?.toString() ?? '';
    expect(summary).toContain('Photo 2: images.example denied access (404)');
    expect(summary).toContain('src="ABCD1234567890_2026-11-18_3.png"');
    expect(files.has('ABCD1234567890_2026-11-18_2.png')).toBe(false);
    expect(store.state.value).toMatchObject({ step: 'saved', total: 3, missing: [{ number: 2 }] });
  });
});

describe('save', () => {
  test('reports its progress', async () => {
    await saveWith([good, gone, good]);
    const steps = seen.map((state) =>
      state.step === 'fetching' ? `${state.done}/${state.total}` : state.step,
    );
    expect(steps).toEqual(['idle', '0/3', '1/3', '2/3', '3/3', 'packing', 'saved']);
  });

  test('saves nothing and reports nothing more after being cancelled', async () => {
    const saving = store.save(described);
    store.cancel();
    for (const answer of answers) answer(good);
    await saving;
    expect(saved).toEqual([]);
    expect(store.state.value).toEqual({ step: 'idle' });
  });

  test('saves nothing if it is cancelled while the file is made', async () => {
    store.state.subscribe(({ step }) => {
      if (step === 'packing') store.cancel();
    });
    await saveWith([good, good, good]);
    expect(saved).toEqual([]);
    expect(store.state.value).toEqual({ step: 'idle' });
  });

  test('fetches at most four images at a time and keeps their order', async () => {
    const saving = store.save(sixImages);
    await vi.waitFor(() => expect(answers).toHaveLength(4));
    answers[3]?.(gone);
    await vi.waitFor(() => expect(answers).toHaveLength(5));
    answers[0]?.(good);
    await vi.waitFor(() => expect(answers).toHaveLength(6));
    for (const answer of answers) answer(good);
    await saving;
    expect(store.state.value).toMatchObject({ step: 'saved', missing: [{ number: 4, url: SIX_URLS[3] }] });
  });

  test('fetches no further image after being cancelled', async () => {
    const saving = store.save(sixImages);
    await vi.waitFor(() => expect(answers).toHaveLength(4));
    store.cancel();
    for (const answer of answers) answer(good);
    await saving;
    expect(answers).toHaveLength(4);
    expect(store.state.value).toEqual({ step: 'idle' });
  });

  test('leaves out images for which the file has no room, fetches no more, and names them', async () => {
    const large = (size: number): ImageOutcome => ({
      ok: true,
      image: { ...good.image, bytes: Object.defineProperty(new Blob([PNG]), 'size', { value: size }) },
    });
    const saving = store.save(sixImages);
    await vi.waitFor(() => expect(answers).toHaveLength(4));
    for (const [index, size] of [60_000_000, 40_000_000, 1, 0].entries()) answers[index]?.(large(size));
    await saving;
    expect(answers).toHaveLength(4);
    const missing = [3, 5, 6].map((number) => ({ number, problem: { kind: 'noRoom' } }));
    expect(store.state.value).toMatchObject({ step: 'saved', total: 6, missing });
    const files = await savedFiles();
    expect([...files.keys()].filter((name) => name.endsWith('.png'))).toHaveLength(3);
    expect(files.get('summary.html')?.toString()).toMatch(/Photo 5: .*100 MB/);
  });

  test('is in the language that the interface has when it is saved', async () => {
    texts.messages = frenchMessages;
    await saveWith([good, good, good]);
    const summary = (await savedFiles()).get('summary.html')?.toString();
    expect(summary).toContain('lang="fr"');
    expect(summary).toContain(frenchMessages.evidence.sandbox);
  });

  test('saves a shipment without images', async () => {
    const bare = { ...lookup, shipment: { ...lookup.shipment, proofOfDelivery: { pods: [] } } };
    await store.save(describeLookup(bare, { ...formatContext, now: NOW }));
    expect([...(await savedFiles()).keys()]).toEqual(['summary.html', 'record.json']);
    expect(seen.map(({ step }) => step)).toEqual(['idle', 'packing', 'packing', 'saved']);
  });

  test('fails with the number of photos, which decides what else the agent can do', async () => {
    const failing = createEvidence({
      texts,
      now: () => NaN,
      fetchImage: async () => gone,
      saveFile: () => undefined,
    });
    await failing.save(described);
    expect(failing.state.value).toEqual({ step: 'failed', total: URLS.length });
  });
});

test('evidence without a proof of delivery does not mention a proof or photos', async () => {
  const { proofOfDelivery: _proof, ...underWay } = lookup.shipment;
  const lost = { ...underWay, status: 'LOST', events: [{ text: 'SORTED', place: 'Toronto' }] };
  await store.save(describeLookup({ ...lookup, shipment: lost }, { ...formatContext, now: NOW }));
  const files = await savedFiles();
  expect([...files.keys()]).toEqual(['summary.html', 'record.json']);
  const summary = files.get('summary.html')?.toString() ?? '';
  expect(summary).toContain('<title>Tracking record of shipment ABCD1234567890</title>');
  expect(summary).toContain('Toronto');
  expect(summary).not.toMatch(/proof of|photo/i);
});
