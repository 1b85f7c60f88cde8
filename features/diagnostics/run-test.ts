import { lazyAsync } from '../../utils/async.ts';
import type { Outcome } from '../../utils/outcome.ts';
import type { ConnectionCheck } from '../connection/model.ts';
import { ENVIRONMENTS, type Environment } from '../platform/model.ts';
import type { Send } from '../protocol.ts';
import type { Probes } from './probes.ts';
import type { Subject } from './subjects.ts';
import {
  failed,
  judgeClock,
  judgeHelpdesk,
  judgeHost,
  judgePermission,
  judgeSite,
  type Verdict,
} from './verdict.ts';

/** Tests one subject. Never rejects. */
export type RunTest = (subject: Subject) => Promise<Verdict>;

interface Dependencies {
  send: Send;
  probes: Probes;
  now: () => Date;
}

/** Creates the tests of one run, which share one token request per platform. */
export function createRunTest({ send, probes, now }: Dependencies): RunTest {
  const checks = new Map<Environment, Promise<Outcome<ConnectionCheck>>>();
  const granted = lazyAsync(probes.grantedPatterns);
  const registered = lazyAsync(probes.registeredPatterns);

  function check(environment: Environment): Promise<Outcome<ConnectionCheck>> {
    const running = checks.get(environment) ?? send('checkConnection', { environment });
    checks.set(environment, running);
    return running;
  }

  async function testClock(): Promise<Verdict> {
    const outcomes = await Promise.all(ENVIRONMENTS.map(check));
    const times = outcomes.flatMap((outcome) =>
      outcome.ok && outcome.value.times ? [outcome.value.times] : [],
    );
    return judgeClock(times[0], now().getTime());
  }

  async function testPermission(kind: 'required' | 'optional', permission: string): Promise<Verdict> {
    const isGranted = await probes.hasPermission(permission);
    return judgePermission(kind, isGranted, isGranted && (await probes.answers(permission)));
  }

  async function test(subject: Subject): Promise<Verdict> {
    switch (subject.kind) {
      case 'partnerUrl':
        return judgeHost(await check(subject.environment));
      case 'clientUrl':
        return judgeHost(await send('checkClientApi', { environment: subject.environment }));
      case 'clock':
        return testClock();
      case 'required':
      case 'optional':
        return testPermission(subject.kind, subject.permission);
      case 'helpdesk':
        return judgeHelpdesk(subject, await granted());
      case 'site':
        return judgeSite(subject.pattern, await granted(), await registered());
      case 'storage':
        return (await probes.keeps(subject.area)) ? { state: 'passed' } : failed({ kind: 'notKept' });
      case 'sidePanel':
        return probes.hasSidePanel() ? { state: 'passed' } : failed({ kind: 'silent' });
    }
  }

  return async (subject) => {
    try {
      return await test(subject);
    } catch {
      // Not logged, because the failure is the result of the test.
      return failed(subject.kind === 'storage' ? { kind: 'notKept' } : { kind: 'silent' });
    }
  };
}
