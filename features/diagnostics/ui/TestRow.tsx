import { CircleCheck, CircleDashed, CircleMinus, CircleX } from 'lucide-preact';
import { useId, useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { Spinner } from '../../../components/Indicators.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import { detailOf, nameOf } from '../row-text.ts';
import type { Row, SelfTestState } from '../self-test-state.ts';
import { fixOf, type Grant, type VerdictState } from '../verdict.ts';

interface Props {
  row: Row;
  onGrant: SelfTestState['grant'];
}

const ICONS: Record<VerdictState, typeof CircleCheck> = {
  passed: CircleCheck,
  failed: CircleX,
  notGranted: CircleMinus,
  notSetUp: CircleMinus,
  off: CircleMinus,
  notTested: CircleDashed,
};

/** Row of one tested subject, with its result and a button that fixes a problem. */
export function TestRow({ row, onGrant }: Props) {
  const messages = useOptionsMessages();
  const { selfTest } = messages;
  const { subject, verdict } = row;
  const name = useId();
  const line = useRef<HTMLLIElement>(null);
  const Icon = verdict && ICONS[verdict.state];
  const detail = detailOf(messages, subject, verdict);
  const fix = verdict && fixOf(subject, verdict);
  /** Moves the focus to the row, because the clicked button disappears. */
  function grant(what: Grant): void {
    void onGrant(row, what);
    line.current?.focus();
  }
  return (
    <li ref={line} tabIndex={-1} class={`test-row ${verdict?.state ?? 'testing'}`}>
      <span class="test-icon">{Icon ? <Icon size={16} aria-hidden="true" /> : <Spinner />}</span>
      <p class="test-name" id={name}>
        {nameOf(messages, subject)}
      </p>
      <span class="test-state">{verdict ? selfTest.states[verdict.state] : selfTest.testing}</span>
      {detail !== undefined && <p class="test-detail">{detail}</p>}
      {fix && (
        <div class="test-fix">
          {fix.does === 'openSection' ? (
            <a class="button button-quiet" href={`#${fix.section}`} aria-describedby={name}>
              {selfTest.fix.openSection[fix.section]}
            </a>
          ) : (
            <Button variant="quiet" describedBy={name} onClick={() => grant(fix)}>
              {selfTest.fix[fix.does]}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
