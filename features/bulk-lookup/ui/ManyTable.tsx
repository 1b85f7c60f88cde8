import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { ManyState } from '../state.ts';
import { RunActions } from './RunActions.tsx';
import { RunNotice } from './RunNotice.tsx';
import { RunProgress } from './RunProgress.tsx';
import { TableFilter } from './TableFilter.tsx';
import { TableRow } from './TableRow.tsx';
import { ViewHead } from './ViewHead.tsx';

interface Props {
  many: ManyState;
  onOpenOptions(): void;
}

/** Up to here, every row is in sight. */
const FEW = 5;

/** Many IDs with what is known of each, most trouble first. */
export function ManyTable({ many: { run, table, lastOpened, ...does }, onOpenOptions }: Props) {
  const { many } = useMessages();
  const title = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const state = run.state.value;
  const total = run.rows.value.length;
  const { waiting, failed } = table.counts.value;
  const visible = table.visible.value;

  // Coming back from a shipment, the focus is where it was; coming in, a screen reader begins with the title.
  useLayoutEffect(() => {
    const rows = [...(body.current?.querySelectorAll('button') ?? [])];
    const opened = rows.find((row) => row.dataset.trackingId === lastOpened.peek());
    (opened ?? title.current)?.focus();
  }, [lastOpened]);

  // A run that ends takes its Cancel with it.
  useEffect(() => {
    if (state.step === 'ended' && document.activeElement === document.body) title.current?.focus();
  }, [state.step]);

  return (
    <section class="many many-wide">
      <div class="many-bar">
        <ViewHead title={many.tableTitle(total)} titleRef={title} onBack={does.back}>
          <RunActions
            state={state}
            waiting={waiting}
            failed={failed}
            onCancel={run.cancel}
            onGoOn={() => void run.goOn()}
            onRetry={() => void run.retryFailed()}
          />
        </ViewHead>
        <RunProgress state={state} total={total} waiting={waiting} failed={failed} />
      </div>
      <RunNotice state={state} onGoOn={() => void run.goOn()} onOpenOptions={onOpenOptions} />
      {total > FEW && (
        <TableFilter
          text={table.text.value}
          only={table.only.value}
          kinds={table.kinds.value}
          total={total}
          onFilter={table.filter}
          onShowOnly={table.showOnly}
        />
      )}
      <table class="many-table">
        <thead>
          <tr>
            <th scope="col">{many.columnId}</th>
            <th scope="col">{many.columnStanding}</th>
            <th scope="col">{many.columnLine}</th>
            <th scope="col">{many.columnUpdated}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {visible.map((row) => (
            <TableRow key={row.trackingId} row={row} describe={table.describe} onOpen={does.openRow} />
          ))}
        </tbody>
      </table>
      {visible.length === 0 && (
        <p class="many-nothing">
          {many.nothingFits}{' '}
          <Button variant="quiet" onClick={table.showAll}>
            {many.showAll}
          </Button>
        </p>
      )}
      <footer class="many-foot">
        <CopyButton label={many.copyTsv} text={() => table.copy('tsv')} variant="primary" />
        <CopyButton label={many.copyCsv} text={() => table.copy('csv')} variant="secondary" />
      </footer>
    </section>
  );
}
