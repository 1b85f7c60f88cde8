import { render } from 'preact';
import { FIRST_TABS, TICKETS } from '../tickets/index.ts';
import { Console } from './Console.tsx';
import { createDesk } from './desk.ts';
import { startLiveChats } from './live-chat.ts';
import { startRouter } from './router.ts';
import { startShortcuts } from './shortcuts.ts';
import './styles/tokens.css';
import './styles/layout.css';
import './styles/header.css';
import './styles/list.css';
import './styles/ticket.css';
import './styles/thread.css';
import './styles/composer.css';
import './styles/customer.css';

/** Functions for tests, called from the page's main world. */
export interface DemoHelpdesk {
  receiveMessage(ticketId: string, text: string): void;
  openTicket(id: string): void;
  rerender(): void;
}

declare global {
  interface Window {
    demoHelpdesk: DemoHelpdesk;
  }
}

const root = document.getElementById('app');
if (root !== null) {
  const desk = createDesk(TICKETS, FIRST_TABS, Date.now);
  startRouter(desk);
  startLiveChats(desk);
  startShortcuts();
  render(<Console desk={desk} />, root);
  setInterval(desk.tick, 1000);
  window.demoHelpdesk = { receiveMessage: desk.receive, openTicket: desk.open, rerender: desk.rerender };
}
