import type { Desk } from './desk.ts';
import { HeaderBar } from './HeaderBar.tsx';
import { TicketList } from './TicketList.tsx';
import { EmptyView, TicketView } from './TicketView.tsx';

/** The whole console. Every open ticket stays in the document; inactive ones are hidden. */
export function Console({ desk }: { desk: Desk }) {
  const activeId = desk.activeId.value;
  const isKnown = activeId !== undefined && desk.conversations.has(activeId);
  return (
    <div class="console">
      <HeaderBar desk={desk} />
      <TicketList desk={desk} />
      <main class="workspace">
        {desk.tabs.value.map((id) => {
          const conversation = desk.conversations.get(id);
          if (conversation === undefined) return null;
          return <TicketView key={id} desk={desk} conversation={conversation} isHidden={id !== activeId} />;
        })}
        {!isKnown && <EmptyView id={activeId} />}
      </main>
    </div>
  );
}
