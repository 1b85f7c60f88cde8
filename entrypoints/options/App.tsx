import { useEffect, useLayoutEffect } from 'preact/hooks';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { useUnloadGuard } from '../../components/hooks.ts';
import { isFirstRun } from '../../features/connection/model.ts';
import { LoadingNotice } from '../../features/connection/ui/LoadingNotice.tsx';
import { useOptionsMessages } from '../../features/messages-context.tsx';
import { NewerDataNotice } from '../../features/newer-data/ui/NewerDataNotice.tsx';
import type { ShortcutSource } from '../../features/shortcuts/model.ts';
import { useShortcutsSheet } from '../../features/shortcuts/ui/use-shortcuts-sheet.tsx';
import { Navigation } from './Navigation.tsx';
import { PageView } from './PageView.tsx';
import { CONNECTION_PAGE, type OptionsPage, PAGES, SET_UP } from './pages.tsx';
import { keepPage, type Place, usePlace } from './place.ts';
import type { OptionsState } from './state.ts';

interface Props {
  state: OptionsState;
  now: () => Date;
  shortcuts: ShortcutSource;
}

/** The options: a navigation and the page that the URL names, or the set-up. */
export function OptionsApp({ state, now, shortcuts }: Props) {
  const messages = useOptionsMessages();
  const { options } = messages;
  const { connection, detection, replies } = state;
  const loading = connection.loading.value;
  const switching = connection.switching.value;
  const { place, replacePage } = usePlace();
  const { sheet } = useShortcutsSheet(shortcuts);
  const saved = loading.step === 'ready' ? loading.connections : undefined;
  const page = pageAt(place, saved !== undefined && isFirstRun(saved));
  const name = page.nameIn(messages);
  // Unsaved input survives a change of page, but not the end of the tab.
  useUnloadGuard(
    connection.isChanged.value ||
      detection.hasDraft.value ||
      replies.templates.value?.hasDrafts.value === true,
  );
  useLayoutEffect(() => {
    document.title = `${name} · ${options.title}`;
  }, [name, options]);
  // Users leave the set-up by a link; saving alone does not end it.
  useEffect(() => {
    if (saved && page === SET_UP && place.pageId === '') replacePage(SET_UP.id);
  }, [saved, page, place]);
  useEffect(() => {
    if (saved && page !== SET_UP) keepPage(page.id);
  }, [saved !== undefined, page]);
  useEffect(() => {
    if (!saved || !place.teaches) return;
    // Removes the fragment: the next request has the same one, which is only noticed if it changes the URL.
    replacePage(place.pageId);
    void detection.takeExamples();
  }, [saved !== undefined, place, detection]);
  const view = saved && (
    <PageView page={page} place={place} state={state} saved={saved} now={now} shortcuts={shortcuts} />
  );
  if (view && page === SET_UP) return view;
  return (
    <div class="page">
      <Navigation state={connection} language={state.language} saved={saved} activeId={page.id} />
      <main class="sections">
        <h1 class="sr-only">{options.title}</h1>
        {loading.step !== 'ready' && <LoadingNotice loading={loading} onRetry={connection.reload} />}
        {view && <NewerDataNotice state={state.newerData} />}
        {switching.step === 'failed' && (
          <FailureNotice failure={switching.failure} lead={options.switchFailed} />
        )}
        {view}
      </main>
      {sheet}
    </div>
  );
}

/** The page of a place: without one, the set-up until something is configured, and the connection after that. */
function pageAt({ pageId }: Place, isNew: boolean): OptionsPage {
  if (pageId === SET_UP.id || (pageId === '' && isNew)) return SET_UP;
  return PAGES.find(({ id }) => id === pageId) ?? CONNECTION_PAGE;
}
