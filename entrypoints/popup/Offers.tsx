import { ChevronRight } from 'lucide-preact';
import { useMessages } from '../../components/messages-context.ts';
import { Notice } from '../../components/Notice.tsx';
import type { OffersState } from './offers-state.ts';

interface Props {
  offers: OffersState;
  onChoose(trackingId: string): void;
}

/** IDs from the clipboard and from the page: a click looks one up. */
export function Offers({ offers, onChoose }: Props) {
  const { popup } = useMessages();
  const fromClipboard = offers.fromClipboard.value;
  const onPage = offers.onPage.value;
  if (onPage.length === 0 && !fromClipboard) {
    return (
      <div class="offers-none">
        <Notice kind="empty" title={popup.nothingHereTitle} advice={popup.nothingHereAdvice} />
      </div>
    );
  }
  return (
    <>
      {fromClipboard && <IdList title={popup.clipboardTitle} ids={[fromClipboard]} onChoose={onChoose} />}
      {onPage.length > 0 && (
        <IdList title={popup.onThisPage(onPage.length)} ids={onPage} onChoose={onChoose} />
      )}
    </>
  );
}

interface ListProps {
  title: string;
  ids: readonly string[];
  onChoose(trackingId: string): void;
}

function IdList({ title, ids, onChoose }: ListProps) {
  const { popup } = useMessages();
  return (
    <section class="offers">
      <h2 class="offers-title">{title}</h2>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <button type="button" class="offer" title={popup.lookUpNamed(id)} onClick={() => onChoose(id)}>
              <bdi class="offer-id mono">{id}</bdi>
              <ChevronRight size={15} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
