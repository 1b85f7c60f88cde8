import { settingsFailureText } from '../../components/component-texts.ts';
import { siteOfPattern } from '../../utils/site-pattern.ts';
import type { OptionsMessages } from '../options-catalogue.ts';
import type { Subject } from './subjects.ts';
import type { Reason, Verdict } from './verdict.ts';

/** Returns the name of a row's subject. */
export function nameOf({ selfTest, options, helpdesks }: OptionsMessages, subject: Subject): string {
  switch (subject.kind) {
    case 'partnerUrl':
    case 'clientUrl':
      return `${options.environmentName[subject.environment]}, ${selfTest.api[subject.kind]}`;
    case 'required':
      return subject.permission;
    case 'optional':
      return `${subject.permission} (${selfTest.optional})`;
    case 'helpdesk':
      return subject.name;
    case 'site': {
      const site = siteOfPattern(subject.pattern);
      return site ? helpdesks.pagesOf(site) : subject.pattern;
    }
    case 'storage':
      return selfTest.storage[subject.area];
    default:
      return selfTest[subject.kind];
  }
}

/** Returns the finding of a row, or a description of its subject; `undefined` if the name is enough. */
export function detailOf(
  messages: OptionsMessages,
  subject: Subject,
  verdict: Verdict | undefined,
): string | undefined {
  const { selfTest } = messages;
  if (verdict?.state === 'failed') return reasonText(messages, verdict.reason);
  if (verdict?.state === 'passed' && verdict.isPartly) return selfTest.isPartly;
  switch (subject.kind) {
    case 'partnerUrl':
    case 'clientUrl': {
      if (subject.address === '') return undefined;
      const { host } = new URL(subject.address);
      return verdict?.state === 'passed' ? `${host} ${selfTest.apiTested[subject.kind]}.` : host;
    }
    case 'required':
    case 'optional':
      return selfTest.permissionUse[subject.permission];
    case 'clock':
      if (verdict?.state === 'notTested') return selfTest.clockUntold;
      return verdict && selfTest.clockTested;
    case 'storage':
      return verdict?.state === 'passed' ? selfTest.storageTested : undefined;
    case 'sidePanel':
      return verdict && selfTest.sidePanelTested;
    default:
      return undefined;
  }
}

function reasonText(messages: OptionsMessages, reason: Reason): string {
  const { selfTest } = messages;
  switch (reason.kind) {
    case 'failure': {
      const { title } = settingsFailureText(messages, reason.failure);
      const { status, detail } = reason.failure;
      const more = [status === undefined ? undefined : `HTTP ${status}`, detail].filter(Boolean).join(' · ');
      return more === '' ? title : `${title} ${more}`;
    }
    case 'noAccess':
      return selfTest.reason.noAccess(reason.patterns);
    case 'clockBehind':
    case 'clockAhead':
      return selfTest.reason[reason.kind](reason.byMs);
    default:
      return selfTest.reason[reason.kind];
  }
}
