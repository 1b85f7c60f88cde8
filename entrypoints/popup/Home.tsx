import { List } from 'lucide-preact';
import { Button } from '../../components/Button.tsx';
import { useMessages } from '../../features/messages-context.tsx';
import { Recent } from '../../features/recent/ui/Recent.tsx';
import { Watched } from '../../features/watch/ui/Watched.tsx';
import type { WatchedList } from '../../features/watch/watched-list.ts';
import { missingSetup } from './missing-setup.ts';
import { Offers } from './Offers.tsx';
import { SetupNotice } from './SetupNotice.tsx';
import type { PopupState } from './state.ts';

interface Props {
  state: PopupState;
  watched: WatchedList;
  /** For dates and times. */
  locale: string;
  openOptions(): void;
}

/** What the popup offers before anything is looked up. */
export function Home({ state, watched, locale, openOptions }: Props) {
  const { common, bulkLookup: texts } = useMessages();
  const { bulkLookup, offers } = state;
  const connections = state.connections.value;
  const missing = connections && missingSetup(connections);
  const rows = bulkLookup.run.rows.value.length;
  return (
    <>
      <h1 class="sr-only">{common.productName}</h1>
      <div class="home-links">
        <Button
          variant="quiet"
          icon={<List size={14} aria-hidden="true" />}
          onClick={() => bulkLookup.openDraft('')}
        >
          {texts.open}
        </Button>
        {rows > 0 && (
          <Button variant="quiet" onClick={bulkLookup.openTable}>
            {texts.showTable(rows)}
          </Button>
        )}
      </div>
      {missing ? (
        <SetupNotice kind={missing} onOpenOptions={openOptions} />
      ) : (
        <Offers offers={offers} onChoose={state.lookUp} onCheckAll={() => void state.checkPage()} />
      )}
      <Watched state={watched} locale={locale} onChoose={state.lookUp} onOpenOptions={openOptions} />
      {!missing && <Recent recent={state.recent} locale={locale} onOpen={state.lookUp} />}
    </>
  );
}
