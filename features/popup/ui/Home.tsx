import { List } from 'lucide-preact';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import type { FailureKind } from '../../../utils/outcome.ts';
import { usePopupMessages } from '../../messages-context.tsx';
import { Recent } from '../../recent/ui/Recent.tsx';
import { Watched } from '../../watch/ui/Watched.tsx';
import type { WatchedList } from '../../watch/watched-list.ts';
import { missingSetup, type PopupState } from '../state.ts';
import { Suggestions } from './Suggestions.tsx';

interface Props {
  state: PopupState;
  watched: WatchedList;
  /** For dates and times. */
  locale: string;
  openOptions(): void;
}

/** The popup before a lookup: suggestions, watched and recent IDs. */
export function Home({ state, watched, locale, openOptions }: Props) {
  const { common, bulkLookup: texts } = usePopupMessages();
  const { bulkLookup, suggestions } = state;
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
        <Suggestions
          suggestions={suggestions}
          onChoose={state.lookUp}
          onCheckAll={() => void state.checkPage()}
        />
      )}
      <Watched state={watched} locale={locale} onChoose={state.lookUp} onOpenOptions={openOptions} />
      {!missing && <Recent recent={state.recent} locale={locale} onOpen={state.lookUp} />}
    </>
  );
}

interface SetupProps {
  kind: FailureKind;
  onOpenOptions(): void;
}

/** Explains which settings are missing for the first lookup. */
function SetupNotice({ kind, onOpenOptions }: SetupProps) {
  const { failures } = usePopupMessages();
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
