import { useLayoutEffect, useRef } from 'preact/hooks';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { logUnexpected } from '../../../utils/logger.ts';
import type { LookupState } from '../../lookup/state.ts';
import type { ShortcutSource } from '../../shortcuts/model.ts';
import { useShortcutsSheet } from '../../shortcuts/ui/use-shortcuts-sheet.tsx';
import type { WatchedList } from '../../watch/watched-list.ts';
import type { PopupNavigation } from '../navigation.ts';
import { missingSetup, type PopupState } from '../state.ts';
import { Home } from './Home.tsx';
import { LookupForm } from './LookupForm.tsx';
import { Result } from './Result.tsx';
import { TopBar } from './TopBar.tsx';

/** Most lookups are of one ID. */
const BulkLookupView = lazyComponent(
  async () => (await import('../../bulk-lookup/ui/BulkLookupView.tsx')).BulkLookupView,
  (error) => logUnexpected('the view of many IDs', error),
);

interface Props {
  state: PopupState;
  watched: WatchedList;
  /** For dates and times. */
  locale: string;
  navigation: PopupNavigation;
  shortcuts: ShortcutSource;
}

/** The popup: the field, the suggested IDs, a shipment, and the bulk lookup. The side panel shows the same. */
export function PopupApp({ state, watched, locale, navigation, shortcuts }: Props) {
  const { openOptions, openTemplates, openPanel, addPattern } = navigation;
  const shortcutsSheet = useShortcutsSheet(shortcuts);
  const input = useRef<HTMLInputElement>(null);
  const { bulkLookup } = state;
  const connections = state.connections.value;
  const isBulkLookup = bulkLookup.view.value !== 'closed';
  const store = bulkLookup.view.value === 'shipment' ? bulkLookup.shipment : state.lookup;
  const lookup = store.state.value;
  // The environment of the answer on screen, which may no longer be the selected one.
  const answered = lookup.step === 'ready' ? lookup.lookup.environment : undefined;
  const inTable = bulkLookup.view.value === 'table' ? bulkLookup.run.environment.value : undefined;
  const environment = answered ?? inTable ?? connections?.environment;
  const isSetUp = !connections || missingSetup(connections) === undefined;

  const shown = lookup.step === 'ready' ? lookup.lookup.trackingId : undefined;
  const unfamiliar = shown !== undefined && state.isUnfamiliar(shown) ? shown : undefined;

  // The bulk lookup may have looked up suggested IDs.
  useLayoutEffect(() => {
    if (isBulkLookup) return;
    input.current?.focus();
    void state.suggestions.refreshCached();
  }, [isBulkLookup, state]);

  function back(): void {
    state.back();
    input.current?.focus();
  }

  return (
    <>
      <TopBar
        isSandbox={environment === 'sandbox'}
        onOpenShortcuts={shortcutsSheet.open}
        onOpenOptions={openOptions}
        onOpenPanel={openPanel && (() => openPanel(trackingIdOf(lookup)))}
      />
      <main>
        {!isBulkLookup && <LookupForm state={state} inputRef={input} />}
        {bulkLookup.view.value === 'draft' || bulkLookup.view.value === 'table' ? (
          <BulkLookupView bulkLookup={bulkLookup} onOpenOptions={openOptions} />
        ) : lookup.step === 'idle' ? (
          <Home state={state} watched={watched} locale={locale} openOptions={openOptions} />
        ) : (
          <Result
            state={lookup}
            watches={watched.store}
            replies={state.replies}
            isSandbox={environment === 'sandbox'}
            locale={locale}
            onBack={isBulkLookup || isSetUp ? back : undefined}
            onAddPattern={unfamiliar === undefined ? undefined : () => addPattern(unfamiliar)}
            onRefresh={store.refresh}
            onOpenOptions={openOptions}
            onOpenTemplates={openTemplates}
          />
        )}
      </main>
      {shortcutsSheet.sheet}
    </>
  );
}

function trackingIdOf(lookup: LookupState): string | undefined {
  if (lookup.step === 'idle') return undefined;
  return lookup.step === 'ready' ? lookup.lookup.trackingId : lookup.trackingId;
}
