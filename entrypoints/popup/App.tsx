import { useEffect, useRef } from 'preact/hooks';
import { useMessages } from '../../components/messages-context.ts';
import { LookupForm } from './LookupForm.tsx';
import { Offers } from './Offers.tsx';
import { Recent } from './Recent.tsx';
import { Result } from './Result.tsx';
import { SetupNotice } from './SetupNotice.tsx';
import { missingSetup, type PopupState } from './state.ts';
import { TopBar } from './TopBar.tsx';

interface Props {
  state: PopupState;
  /** For dates and times. */
  locale: string;
  openOptions(): void;
  /** Opens the options at the place where shapes are taught, with an ID as the first example. */
  teach(trackingId: string): void;
}

/** The popup: one field, and what the page and the clipboard offer. */
export function App({ state, locale, openOptions, teach }: Props) {
  const { common } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const connections = state.connections.value;
  const lookup = state.lookup.state.value;
  const missing = connections && missingSetup(connections);
  // An answer on the screen names its own environment, which may not be the selected one any more.
  const environment = lookup.step === 'ready' ? lookup.lookup.environment : connections?.environment;

  const shown = lookup.step === 'ready' ? lookup.lookup.trackingId : undefined;
  const unfamiliar = shown !== undefined && state.isUnfamiliar(shown) ? shown : undefined;

  useEffect(() => input.current?.focus(), []);

  function back(): void {
    state.back();
    input.current?.focus();
  }

  return (
    <>
      <TopBar isSandbox={environment === 'sandbox'} onOpenOptions={openOptions} />
      <main>
        <LookupForm state={state} inputRef={input} />
        {lookup.step !== 'idle' ? (
          <Result
            state={lookup}
            locale={locale}
            onBack={missing ? undefined : back}
            onTeach={unfamiliar === undefined ? undefined : () => teach(unfamiliar)}
            onRefresh={state.lookup.refresh}
            onOpenOptions={openOptions}
          />
        ) : (
          <>
            <h1 class="sr-only">{common.productName}</h1>
            {missing ? (
              <SetupNotice kind={missing} onOpenOptions={openOptions} />
            ) : (
              <>
                <Offers offers={state.offers} onChoose={state.lookUp} />
                <Recent recent={state.recent} locale={locale} onOpen={state.lookUp} />
              </>
            )}
          </>
        )}
      </main>
    </>
  );
}
