import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import type { Connections } from '../../connection/model.ts';
import { otherEnvironment } from '../../lookup/state.ts';
import { NotSetUp } from '../../lookup/ui/NotSetUp.tsx';
import { usePopupMessages } from '../../messages-context.tsx';
import { Recent } from '../../recent/ui/Recent.tsx';
import { Watched } from '../../watch/ui/Watched.tsx';
import type { WatchedList } from '../../watch/watched-list.ts';
import type { PopupNavigation } from '../navigation.ts';
import { missingSetup, type PopupState } from '../state.ts';
import { ClipboardOffer, Suggestions } from './Suggestions.tsx';
import './rows.css';

interface Props {
  state: PopupState;
  watched: WatchedList;
  /** The ID whose shipment is shown beside the lists. */
  shown?: string | undefined;
  navigation: Pick<PopupNavigation, 'openOptions' | 'openHelpdesks' | 'openSites'>;
}

/** The lists of the popup: IDs of the page, watched and recent ones. An ID is in the first of them that has it. */
export function Home({ state, watched, shown, navigation }: Props) {
  const { common, bulkLookup: texts } = usePopupMessages();
  const { bulkLookup, suggestions } = state;
  const connections = state.connections.value;
  const missing = connections && missingSetup(connections);
  // What is above the lists is shown first: they must not move when they may be clicked.
  const isSettled = missing !== undefined || suggestions.isSettled.value;
  const rows = bulkLookup.run.rows.value.length;
  const offered = suggestions.fromClipboard.value;
  const onPage = new Set(missing ? [] : suggestions.onPage.value);
  const watchRows = watched.rows.value;
  const watches = new Map(
    watchRows.filter(({ isStopped }) => !isStopped).map(({ watch }) => [watch.trackingId, watch]),
  );
  return (
    <>
      <h1 class="sr-only">{common.productName}</h1>
      {rows > 0 && (
        <div class="home-links">
          <Button variant="quiet" onClick={bulkLookup.openTable}>
            {texts.showTable(rows)}
          </Button>
        </div>
      )}
      {missing && (
        <SetupNotice kind={missing} connections={connections} onOpenOptions={navigation.openOptions} />
      )}
      {isSettled && (
        <>
          {!missing && (
            <>
              {offered && !onPage.has(offered) && (
                <ClipboardOffer trackingId={offered} onChoose={state.lookUp} />
              )}
              <Suggestions
                suggestions={suggestions}
                watches={watches}
                shown={shown}
                onChoose={state.lookUp}
                onCheck={() => void state.checkPage()}
                onOpenTable={state.showPageAsTable}
                onReply={state.replyAboutPage}
                onAddHelpdesk={navigation.openHelpdesks}
                onOpenSites={navigation.openSites}
              />
            </>
          )}
          <Watched
            state={watched}
            listed={onPage}
            shown={shown}
            onChoose={state.lookUp}
            onOpenOptions={navigation.openOptions}
          />
          {!missing && (
            <Recent
              recent={state.recent}
              listed={new Set([...onPage, ...watchRows.map(({ watch }) => watch.trackingId)])}
              shown={shown}
              onOpen={state.lookUp}
            />
          )}
        </>
      )}
    </>
  );
}

interface SetupProps {
  kind: NonNullable<ReturnType<typeof missingSetup>>;
  connections: Connections;
  onOpenOptions(): void;
}

/** Explains which settings are missing for the first lookup. */
function SetupNotice({ kind, connections, onOpenOptions }: SetupProps) {
  const { failures } = usePopupMessages();
  if (kind === 'notConfigured' && otherEnvironment(connections))
    return <NotSetUp environment={connections.environment} onOpenOptions={onOpenOptions} />;
  const { title, advice, action } = failures[kind]({ kind });
  return (
    <Notice
      kind="empty"
      title={title}
      advice={advice}
      action={action && { label: action.label, onClick: onOpenOptions }}
    />
  );
}
