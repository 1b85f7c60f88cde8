import { useLayoutEffect, useRef } from 'preact/hooks';
import { BulkLookupView } from '../../features/bulk-lookup/ui/BulkLookupView.tsx';
import type { LookupState } from '../../features/lookup/state.ts';
import type { WatchedList } from '../../features/watch/watched-list.ts';
import { Home } from './Home.tsx';
import { LookupForm } from './LookupForm.tsx';
import { missingSetup } from './missing-setup.ts';
import { Result } from './Result.tsx';
import type { PopupState } from './state.ts';
import { TopBar } from './TopBar.tsx';

interface Props {
  state: PopupState;
  watched: WatchedList;
  /** For dates and times. */
  locale: string;
  openOptions(): void;
  /** Opens the options where reply templates are changed. */
  openTemplates(): void;
  /** Opens the side panel, with the shipment that is shown; absent in the panel itself. */
  openPanel: ((trackingId: string | undefined) => void) | undefined;
  /** Opens the options at the place where shapes are taught, with an ID as the first example. */
  teach(trackingId: string): void;
}

/** The popup: one field, what the page and the clipboard offer, and the table where many IDs are looked up. */
export function App({ state, watched, locale, openOptions, openTemplates, openPanel, teach }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { bulkLookup } = state;
  const connections = state.connections.value;
  const isBulkLookup = bulkLookup.view.value !== 'closed';
  const store = bulkLookup.view.value === 'shipment' ? bulkLookup.shipment : state.lookup;
  const lookup = store.state.value;
  // An answer on the screen names its own environment, which may not be the selected one any more.
  const answered = lookup.step === 'ready' ? lookup.lookup.environment : undefined;
  const inTable = bulkLookup.view.value === 'table' ? bulkLookup.run.environment.value : undefined;
  const environment = answered ?? inTable ?? connections?.environment;
  const isSetUp = !connections || missingSetup(connections) === undefined;

  const shown = lookup.step === 'ready' ? lookup.lookup.trackingId : undefined;
  const unfamiliar = shown !== undefined && state.isUnfamiliar(shown) ? shown : undefined;

  // Coming back from many, the IDs on offer may be known by now.
  useLayoutEffect(() => {
    if (isBulkLookup) return;
    input.current?.focus();
    void state.offers.refreshKnown();
  }, [isBulkLookup, state]);

  function back(): void {
    state.back();
    input.current?.focus();
  }

  return (
    <>
      <TopBar
        isSandbox={environment === 'sandbox'}
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
            onAddPattern={unfamiliar === undefined ? undefined : () => teach(unfamiliar)}
            onRefresh={store.refresh}
            onOpenOptions={openOptions}
            onOpenTemplates={openTemplates}
          />
        )}
      </main>
    </>
  );
}

function trackingIdOf(lookup: LookupState): string | undefined {
  if (lookup.step === 'idle') return undefined;
  return lookup.step === 'ready' ? lookup.lookup.trackingId : lookup.trackingId;
}
