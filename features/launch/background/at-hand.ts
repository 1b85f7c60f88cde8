import { browser } from '../../../utils/browser.ts';
import { escapeMarkup } from '../../../utils/html.ts';
import { logUnexpected } from '../../../utils/logger.ts';
import type { Messages } from '../../../utils/messages/catalogue.ts';
import type { LookupRequest } from '../../lookup/model.ts';
import { createObeyMenu, MENU_ID } from './menus.ts';
import { createSuggest } from './omnibox.ts';
import type { Surfaces } from './surfaces.ts';

/** The accent of `components/styles/tokens.css`, in its light form: toolbars have no tokens. */
const BADGE = { background: '#3451d1', text: '#ffffff' };

interface Dependencies {
  surfaces: Surfaces;
  ask(text: string): Promise<LookupRequest>;
  /** IDs that were looked up before, latest first. */
  recent(): Promise<readonly string[]>;
  messages: Messages;
}

/** Registers, synchronously, what answers in the browser's own interface: context menu, address bar, toolbar button. */
export function serveAtHand({ surfaces, ask, recent, messages }: Dependencies): void {
  browser.runtime.onInstalled.addListener(() => {
    addMenu(messages.atHand.menu).catch((error: unknown) => logUnexpected('the context menu', error));
  });
  browser.contextMenus.onClicked.addListener(createObeyMenu(ask, surfaces.show));

  const { omnibox, action } = browser;
  // Chrome parses descriptions as XML and rejects all of them for one stray `&`. Firefox takes plain text.
  const describe = browser.sidebarAction === undefined ? escapeMarkup : (text: string) => text;
  const suggest = createSuggest({ ask, recent, describe, messages: messages.atHand.addressBar });
  omnibox.onInputStarted.addListener(() =>
    omnibox.setDefaultSuggestion({ description: describe(messages.atHand.addressBar.hint) }),
  );
  omnibox.onInputChanged.addListener((text, show) => {
    suggest(text)
      .then(({ first, others }) => {
        omnibox.setDefaultSuggestion({ description: first });
        show(others);
      })
      .catch((error: unknown) => logUnexpected('suggestions', error));
  });
  omnibox.onInputEntered.addListener((text) => void surfaces.show(ask(text), undefined));

  Promise.all([
    action.setBadgeBackgroundColor({ color: BADGE.background }),
    action.setBadgeTextColor({ color: BADGE.text }),
  ]).catch((error: unknown) => logUnexpected('the badge', error));
}

/** Browsers keep the menu when the background sleeps. */
async function addMenu(title: string): Promise<void> {
  await browser.contextMenus.removeAll();
  browser.contextMenus.create({ id: MENU_ID, title, contexts: ['selection'] });
}
