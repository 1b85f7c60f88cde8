import { expect, test } from 'vitest';
import { englishOptionsMessages as messages } from '../options-catalogue.ts';
import { detailOf } from './row-text.ts';
import type { Subject } from './subjects.ts';
import type { Verdict } from './verdict.ts';

const { selfTest } = messages;
const PASSED: Verdict = { state: 'passed' };
const API: Subject = { kind: 'partnerUrl', environment: 'sandbox', address: 'https://partner.example/v1' };
const STORAGE: Subject = { kind: 'storage', area: 'local' };
const CLOCK: Subject = { kind: 'clock' };

test.each<[string, Subject, Verdict | undefined, string | undefined]>([
  ['an address before the test', API, undefined, 'partner.example'],
  ['an address that has passed', API, PASSED, `partner.example ${selfTest.apiTested.partnerUrl}.`],
  ['no address', { ...API, address: '' }, PASSED, undefined],
  ['storage before the test', STORAGE, undefined, undefined],
  ['storage that has passed', STORAGE, PASSED, selfTest.storageTested],
  ['a clock before the test', CLOCK, undefined, undefined],
  ['a clock that has passed', CLOCK, PASSED, selfTest.clockTested],
  ['a side panel that has passed', { kind: 'sidePanel' }, PASSED, selfTest.sidePanelTested],
])('describes %s', (_name, subject, verdict, detail) => {
  expect(detailOf(messages, subject, verdict)).toBe(detail);
});
