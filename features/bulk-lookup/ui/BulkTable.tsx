import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { usePopupMessages } from '../../messages-context.tsx';
import { rowStatusOf } from '../rows.ts';
import type { BulkRow } from '../run-state.ts';
import type { BulkLookupStore } from '../state.ts';
import { csvOf, richTableOf } from '../table-text.ts';
import { bulkViewText } from '../view-text.en.ts';
import { BulkActions, BulkNotice, BulkProgress } from './BulkProgress.tsx';
import { TableFilter } from './TableFilter.tsx';
import { TableRow } from './TableRow.tsx';
import { ViewHead } from './ViewHead.tsx';

interface Props {
  bulkLookup: BulkLookupStore;
  /** Whether the agent returns from the reply about all rows. */
  hasReplied: boolean;
  onOpenOptions(): void;
}

/** Up to this number of rows, no filter is shown. */
const MAX_UNFILTERED = 5;
/** Up to this number of rows, no field for a text is shown. */
const MAX_UNSEARCHED = 50;

/** The table of a bulk lookup, worst status first. */
export function BulkTable({ bulkLookup, hasReplied, onOpenOptions }: Props) {
  const { run, table, lastOpened, ...handlers } = bulkLookup;
  const messages = usePopupMessages();
  const { bulkView: texts = bulkViewText } = messages;
  const title = useRef<HTMLHeadingElement>(null);
  const foot = useRef<HTMLElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const state = run.state.value;
  const total = run.rows.value.length;
  const { waiting, failed } = table.counts.value;
  const visible = table.visible.value;
  const isFiltered = table.text.value !== '' || table.only.value !== undefined;
  const isRunning = state.step === 'running';
  // Disabled, not absent, while IDs are looked up: otherwise the buttons would move under the pointer.
  const hasReply = isRunning || (state.step === 'ended' && visible.some(hasOutcome));

  // The focus returns to the button that the agent left the table with; otherwise screen readers start at the title.
  useLayoutEffect(() => {
    const rows = [...(body.current?.querySelectorAll('button') ?? [])];
    const opened = hasReplied
      ? foot.current?.querySelector('button')
      : rows.find((row) => row.dataset.trackingId === lastOpened.peek());
    (opened ?? title.current)?.focus();
  }, [lastOpened]);

  // Sorting may move the row with the keyboard focus out of view.
  useLayoutEffect(
    () => body.current?.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' }),
    [visible],
  );

  // A row that is opened by a click takes the table away from under the pointer.
  useLayoutEffect(() => () => run.holdOrder(false), [run]);

  const copied = () => visible.map(({ trackingId, answer }) => ({ trackingId, answer: answer.value }));

  return (
    <section class="bulk bulk-wide">
      <div class="bulk-bar">
        <ViewHead
          title={texts.tableTitle(total)}
          titleRef={title}
          onBack={handlers.back}
          onEscape={isFiltered ? table.showAll : undefined}
        >
          <BulkActions
            state={state}
            waiting={waiting}
            failed={failed}
            isPrimary={!hasReply}
            onCancel={run.cancel}
            onResume={() => void run.resume()}
            onRetry={() => void run.retryFailed()}
          />
        </ViewHead>
        <BulkProgress state={state} total={total} waiting={waiting} failed={failed} />
      </div>
      <BulkNotice state={state} onResume={() => void run.resume()} onOpenOptions={onOpenOptions} />
      {total > MAX_UNFILTERED && (
        <TableFilter
          text={table.text.value}
          only={table.only.value}
          statuses={table.statuses.value}
          total={total}
          matches={visible.length}
          hasField={total > MAX_UNSEARCHED}
          onFilter={table.filter}
          onShowOnly={table.showOnly}
        />
      )}
      <table class="bulk-table" aria-label={texts.tableTitle(total)}>
        <thead>
          <tr>
            <th scope="col">{texts.columnId}</th>
            <th scope="col">{texts.columnStatus}</th>
            <th scope="col">{texts.columnLine}</th>
            <th scope="col">{texts.columnUpdated}</th>
          </tr>
        </thead>
        {/* Not from `pointerenter` on, which needs no movement: the table may open under a pointer that rests. */}
        <tbody
          ref={body}
          onPointerMove={() => run.holdOrder(true)}
          onPointerLeave={() => run.holdOrder(false)}
        >
          {visible.map((row) => (
            <TableRow key={row.trackingId} row={row} describe={table.describe} onOpen={handlers.openRow} />
          ))}
        </tbody>
      </table>
      {visible.length === 0 ? (
        <p class="bulk-nothing">
          {texts.noMatches}{' '}
          <Button variant="quiet" onClick={table.showAll}>
            {texts.showAll}
          </Button>
        </p>
      ) : (
        <footer class="bulk-foot" ref={foot}>
          {hasReply && (
            <Button variant="primary" disabled={isRunning} onClick={handlers.openReply}>
              {visible.length === 1
                ? messages.copying.openReply
                : messages.bulkLookup.replyForAll(visible.length)}
            </Button>
          )}
          <span class="bulk-copies">
            <CopyButton
              label={texts.copyTsv}
              text={() => richTableOf(copied(), messages)}
              variant="secondary"
            />
            <CopyButton label={texts.copyCsv} text={() => csvOf(copied(), messages)} variant="secondary" />
          </span>
        </footer>
      )}
    </section>
  );
}

/** Whether the platform has answered about the ID, so that a reply can say something. */
const hasOutcome = ({ answer }: BulkRow): boolean =>
  !['failed', 'waiting'].includes(rowStatusOf(answer.value));
