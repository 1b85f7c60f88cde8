import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { logUnexpected } from '../../../utils/logger.ts';
import type { LookupRequest } from '../../lookup/model.ts';
import { environmentOf } from '../../lookup/state.ts';
import type { ShortcutSource } from '../../shortcuts/model.ts';
import { useShortcutsSheet } from '../../shortcuts/ui/use-shortcuts-sheet.tsx';
import type { WatchedList } from '../../watch/watched-list.ts';
import type { PopupNavigation } from '../navigation.ts';
import { missingSetup, type PopupState } from '../state.ts';
import { Home } from './Home.tsx';
import { KeyLine } from './KeyLine.tsx';
import { LookupForm } from './LookupForm.tsx';
import type { ResultProps } from './Result.tsx';
import { TopBar } from './TopBar.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useRowReply } from './use-row-reply.ts';

/** Most lookups are of one ID. */
const BulkLookupView = lazyComponent(
  async () => (await import('../../bulk-lookup/ui/BulkLookupView.tsx')).BulkLookupView,
  (error) => logUnexpected('the view of many IDs', error),
);

/** From this width on, 480 pixels, a list and a shipment have room beside each other. */
const WIDE = '(min-width: 30rem)';

interface Props {
  state: PopupState;
  watched: WatchedList;
  /** Whether the page is the side panel, which can be wide. */
  isPanel: boolean;
  navigation: PopupNavigation;
  shortcuts: ShortcutSource;
  /** The view of a shipment. Not needed for the first paint; loaded right after it, so that no answer waits for it. */
  loadResult(): Promise<ComponentType<ResultProps>>;
}

/**
 * The popup: the field, the lists, a shipment, and the bulk lookup. The side panel shows the same, and where it is wide,
 * the lists beside the shipment.
 */
export function PopupApp({ state, watched, isPanel, navigation, shortcuts, loadResult }: Props) {
  const { openOptions, openTemplates, openPanel } = navigation;
  const [Result] = useState(() =>
    lazyComponent(loadResult, (error) => logUnexpected('the view of a shipment', error)),
  );
  const shortcutsSheet = useShortcutsSheet(shortcuts);
  const isWide = useIsWide() && isPanel;
  const input = useRef<HTMLInputElement>(null);
  const { bulkLookup } = state;
  const connections = state.connections.value;
  const view = bulkLookup.view.value;
  const isBulkLookup = view !== 'closed';
  const store = view === 'shipment' ? bulkLookup.shipment : state.lookup;
  const lookup = store.state.value;
  // The environment of the answer on screen, which may no longer be the selected one.
  const answered = environmentOf(lookup);
  const inTable = view === 'table' || view === 'reply' ? bulkLookup.run.environment.value : undefined;
  const environment = answered ?? inTable ?? connections?.environment;
  const isSandbox = environment === 'sandbox';
  const isSetUp = !connections || missingSetup(connections) === undefined;
  const isTableOrDraft = isBulkLookup && view !== 'shipment';
  const isResult = !isTableOrDraft && lookup.step !== 'idle';
  const shown = isResult ? (lookup.step === 'ready' ? lookup.lookup : lookup).trackingId : undefined;
  const isUnfamiliar =
    lookup.step === 'ready' && shown !== undefined && state.recognition.isUnfamiliar(shown);
  // A shipment beside the lists needs no way back. One that was opened from the table leads back to the table.
  const canGoBack = isResult && (view === 'shipment' || (isSetUp && !isWide));
  const rowReply = useRowReply(state.writeReplyFor);
  useListKeys({
    field: input,
    shown,
    onCopyReply: rowReply.copy,
    onShowShortcuts: shortcutsSheet.open,
    // Escape closes the popup itself, but not while a shipment covers the table: the agent would have to find it again.
    onEscape: canGoBack && (isPanel || view === 'shipment') ? back : undefined,
  });

  // A failure is ignored here, and reported when the view is needed.
  useEffect(() => void loadResult().catch(() => undefined), [loadResult]);

  // The bulk lookup may have looked up suggested IDs.
  useLayoutEffect(() => {
    if (isBulkLookup) return;
    focusField();
    void state.suggestions.refreshCached();
  }, [isBulkLookup, state]);

  function focusField(): void {
    input.current?.focus();
    // The next ID replaces the last one, or the list.
    input.current?.select();
  }

  function back(): void {
    state.back();
    focusField();
  }

  function shownRequest(): LookupRequest | undefined {
    if (isTableOrDraft) return { kind: 'list', trackingIds: [...bulkLookup.listed()] };
    return shown === undefined ? undefined : { kind: 'lookUp', trackingId: shown };
  }

  const home = <Home {...{ state, watched, shown, navigation }} />;
  const result = lookup.step !== 'idle' && (
    <Result
      state={lookup}
      watches={watched.store}
      replies={state.replies}
      isSandbox={isSandbox}
      // In this case, the bar has no room for the mark beside the field.
      isSandboxMarked={isSandbox && canGoBack}
      isReplyOpen={view === 'shipment' && bulkLookup.isReplyOpen.value}
      onAddPattern={isUnfamiliar ? () => navigation.addPattern(shown) : undefined}
      onRefresh={store.refresh}
      onLookIn={store.lookIn}
      onOpenOptions={openOptions}
      onOpenTemplates={openTemplates}
    />
  );

  return (
    <>
      <TopBar
        isSandbox={isSandbox}
        onBack={canGoBack ? back : undefined}
        onOpenShortcuts={shortcutsSheet.open}
        onOpenOptions={isSetUp ? navigation.openLastOptions : openOptions}
        onOpenPanel={openPanel && (() => openPanel(shownRequest()))}
      >
        {!isBulkLookup && <LookupForm state={state} inputRef={input} isSecondary={isResult || !isSetUp} />}
      </TopBar>
      <main class={isWide && isResult && !isBulkLookup ? 'split' : ''}>
        {isTableOrDraft ? (
          <BulkLookupView
            bulkLookup={bulkLookup}
            replies={state.replies}
            isSandbox={isSandbox}
            onOpenOptions={openOptions}
            onOpenTemplates={openTemplates}
          />
        ) : isResult ? (
          <>
            {isWide && !isBulkLookup && <div class="split-lists">{home}</div>}
            {result}
          </>
        ) : (
          home
        )}
      </main>
      {!isResult && view !== 'draft' && view !== 'reply' && (
        <KeyLine note={rowReply.note} onOpenShortcuts={shortcutsSheet.open} />
      )}
      {shortcutsSheet.sheet}
    </>
  );
}

/** Whether the window has room for a list beside a shipment; follows its size. */
function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const follow = () => setIsWide(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isWide;
}
