import { expect, test } from 'vitest';
import { SAVED } from '../../tests/fakes/connections.ts';
import { createFakeProbes } from '../../tests/fakes/probes.ts';
import { createFakeSend, createLateAnswer } from '../../tests/fakes/send.ts';
import { fail } from '../../utils/outcome.ts';
import type { MessageName } from '../protocol.ts';
import type { Probes } from './probes.ts';
import { createSelfTestState, type Row } from './self-test-state.ts';
import type { Subject } from './subjects.ts';
import { countStates, selfTestLines } from './summary.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const SITE = 'https://desk.example/*';
const TIMES = { issuedAt: NOW.getTime(), expiresAt: NOW.getTime() + 3_600_000 };
const CHECK = { environment: 'sandbox', host: 'partner.example', validUntil: TIMES.expiresAt, times: TIMES };

function create(answers: Partial<Record<MessageName, unknown>> = {}, changes: Partial<Probes> = {}) {
  const requested: string[][] = [];
  let tested = 0;
  const fake = createFakeSend({
    getConnections: SAVED,
    getHelpdesks: { off: ['Zendesk'], own: [{ pattern: SITE, hasAccess: true, isManaged: false }] },
    checkConnection: CHECK,
    checkClientApi: { host: 'client.example' },
    addSite: {},
    ...answers,
  });
  const state = createSelfTestState({
    send: fake.send,
    probes: createFakeProbes(changes),
    requestAccess: async (patterns) => {
      requested.push(patterns);
      return true;
    },
    now: () => NOW,
    onTested: () => {
      tested += 1;
    },
  });
  const rows = (): readonly Row[] => ('rows' in state.test.value ? state.test.value.rows : []);
  const row = (kind: Subject['kind']) => rows().find(({ subject }) => subject.kind === kind);
  return { state, fake, requested, rows, row, tested: () => tested };
}

test('tests all subjects with one token request per platform', async () => {
  const { state, fake, row, rows, tested } = create();
  await state.run();
  expect(state.test.value).toMatchObject({ step: 'done', at: NOW.getTime() });
  for (const kind of ['partnerUrl', 'clientUrl', 'clock', 'required', 'storage', 'sidePanel'] as const) {
    expect(row(kind)?.verdict, kind).toEqual({ state: 'passed' });
  }
  expect(row('optional')?.verdict).toEqual({ state: 'notGranted' });
  expect(row('helpdesk')?.verdict).toEqual({ state: 'off' });
  expect(row('site')?.verdict).toMatchObject({ state: 'failed', reason: { kind: 'noAccess' } });
  expect(fake.named('checkConnection').map(({ request }) => request)).toEqual([
    { environment: 'production' },
    { environment: 'sandbox' },
  ]);
  expect(fake.named('checkClientApi')).toHaveLength(2);
  expect(countStates(rows())).toMatchObject({ failed: 1, notGranted: 1, off: 1, notTested: 0 });
  expect(tested()).toBe(1);
});

test('reports a probe that rejects as failed and tests all other subjects', async () => {
  const broken = () => Promise.reject(new Error('gone'));
  const { state, row } = create({}, { keeps: broken, hasPermission: broken });
  await state.run();
  expect(row('storage')?.verdict).toEqual({ state: 'failed', reason: { kind: 'notKept' } });
  expect(row('required')?.verdict).toEqual({ state: 'failed', reason: { kind: 'silent' } });
  expect(row('partnerUrl')?.verdict).toEqual({ state: 'passed' });
});

test('stop leaves pending subjects untested and ignores later results', async () => {
  const late = createLateAnswer();
  const { state, row } = create({ checkConnection: late.promise });
  const running = state.run();
  await expect.poll(() => row('storage')?.verdict).toBeDefined();
  expect(state.test.value.step).toBe('running');
  state.stop();
  late.give(CHECK);
  await running;
  expect(state.test.value.step).toBe('stopped');
  expect(row('partnerUrl')?.verdict).toEqual({ state: 'notTested' });
  expect(row('storage')?.verdict).toEqual({ state: 'passed' });
});

test('a second run ignores the results of the first', async () => {
  const late = createLateAnswer();
  const { state, fake, row } = create({ checkConnection: late.promise });
  const first = state.run();
  await expect.poll(() => row('storage')?.verdict).toBeDefined();
  fake.answers.checkConnection = CHECK;
  await state.run();
  late.give(fail('offline'));
  await first;
  expect(state.test.value.step).toBe('done');
  expect(row('partnerUrl')?.verdict).toEqual({ state: 'passed' });
});

test('exposes a failure to read the subjects', async () => {
  const { state } = create({ getHelpdesks: fail('interrupted') });
  await state.run();
  expect(state.test.value).toEqual({ step: 'failed', failure: { kind: 'interrupted' } });
});

test('grant requests access, registers the site and tests it again', async () => {
  const granted = [SITE];
  let isRegistered = false;
  const { state, fake, requested, row } = create(
    {},
    {
      grantedPatterns: async () => (isRegistered ? granted : []),
      registeredPatterns: async () => (isRegistered ? granted : []),
    },
  );
  await state.run();
  const site = row('site') as Row;
  isRegistered = true;
  await state.grant(site, { does: 'grantAccess', patterns: [SITE] });
  expect(requested).toEqual([[SITE]]);
  expect(fake.named('addSite')).toHaveLength(1);
  expect(row('site')?.verdict).toEqual({ state: 'passed' });
});

test('after a stop, grant tests its row again', async () => {
  let isGranted = false;
  const late = createLateAnswer();
  const { state, row } = create({ checkConnection: late.promise }, { hasPermission: async () => isGranted });
  const running = state.run();
  await expect.poll(() => row('optional')?.verdict).toEqual({ state: 'notGranted' });
  state.stop();
  isGranted = true;
  await state.grant(row('optional') as Row, { does: 'grantPermission', permission: 'notifications' });
  expect(row('optional')?.verdict).toEqual({ state: 'passed' });
  late.give(CHECK);
  await running;
  expect(row('partnerUrl')?.verdict).toEqual({ state: 'notTested' });
  expect(state.test.value.step).toBe('stopped');
});

test('the copied text contains each result with its reason, but no platform messages', async () => {
  const refusal = fail('platformError', { host: 'partner.example', status: 500, detail: 'Robin Marlow' });
  const { state } = create({ checkConnection: refusal });
  expect(selfTestLines(state.test.value)).toEqual(['Self-test: not run']);
  await state.run();
  const lines = selfTestLines(state.test.value);
  expect(lines[0]).toMatch(/^Self-test \(done\) 2026-11-22T12:00:00.000Z: passed \d+, failed 3,/);
  expect(lines).toContain('failed sandbox partnerUrl partner.example: platformError HTTP 500');
  expect(lines).toContain('failed own site https://desk.example/*: noAccess https://desk.example/*');
  expect(lines).toContain('notTested clock');
  expect(lines).toContain('off helpdesk Zendesk');
  expect(lines.join('\n')).not.toContain('Robin');
});
