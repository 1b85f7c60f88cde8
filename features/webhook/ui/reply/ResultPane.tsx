import { useLayoutEffect, useRef } from 'preact/hooks';
import { focusIfFree } from '../../../../components/focus.ts';
import { useOptionsMessages } from '../../../messages-context.tsx';
import type { WebhookState } from '../../state.ts';
import type { ConsoleTab } from '../../view-state.ts';
import { HistoryFilter } from '../history/HistoryFilter.tsx';
import { SendHistory } from '../history/SendHistory.tsx';
import { EnvironmentTag } from './EnvironmentTag.tsx';
import { ReplyPane } from './ReplyPane.tsx';

interface Props {
  state: WebhookState;
}

const TABS = ['response', 'history'] as const satisfies ConsoleTab[];
/** Id of the pane. */
export const RESULT_PANE = 'webhook-results';
const PANEL = `${RESULT_PANE}-panel`;

/** The response to the latest test, and the past tests: a tab for each. */
export function ResultPane({ state }: Props) {
  const { webhook } = useOptionsMessages();
  const { view, delivery, payload, history } = state;
  const tabs = useRef<HTMLDivElement>(null);
  const tab = view.tab.value;
  const latest = delivery.latest.value;
  const names = {
    response: webhook.reply,
    history: webhook.historyCount(history.history.value.sends.length),
  };
  const select = (next: ConsoleTab) => {
    view.tab.value = next;
  };
  const focusTab = () => tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]');
  const isFirst = useRef(true);
  // “Send again” in the history shows the response: the button that had the focus is gone.
  useLayoutEffect(() => {
    if (!isFirst.current) focusIfFree(focusTab());
    isFirst.current = false;
  }, [tab]);
  function onKeyDown({ key }: KeyboardEvent): void {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    // Before the choice is drawn, the other tab is the one that is not selected.
    tabs.current?.querySelector<HTMLElement>('[aria-selected="false"]')?.focus();
    select(tab === 'response' ? 'history' : 'response');
  }
  return (
    <div id={RESULT_PANE} class="pane result-pane">
      <div class="pane-head">
        <div ref={tabs} class="tabs" role="tablist" aria-label={webhook.results} onKeyDown={onKeyDown}>
          {TABS.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${RESULT_PANE}-${name}`}
              class="tab"
              aria-selected={tab === name}
              aria-controls={PANEL}
              tabIndex={tab === name ? 0 : -1}
              onClick={() => select(name)}
            >
              {names[name]}
            </button>
          ))}
        </div>
        <span class="pane-actions">
          {tab === 'history' && <HistoryFilter view={view} />}
          {tab === 'response' && latest.step !== 'idle' && (
            <EnvironmentTag environment={latest.sent.environment} />
          )}
        </span>
      </div>
      <div id={PANEL} class="tab-panel" role="tabpanel" aria-labelledby={`${RESULT_PANE}-${tab}`}>
        {tab === 'history' ? (
          <SendHistory state={state} />
        ) : (
          <ReplyPane
            delivery={latest}
            isOfOther={delivery.isOfOther.value}
            comparedWith={view.isComparing.value ? payload.text.value : undefined}
            onCompare={() => {
              view.isComparing.value = !view.isComparing.value;
            }}
          />
        )}
      </div>
    </div>
  );
}
