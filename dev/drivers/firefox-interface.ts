import type { FirefoxWithExtension } from '../firefox.ts';
import { runInFirefox } from './firefox-internals.ts';

/** Waybill's sidebar, its popup and its entry in the context menu, which are Firefox's own interface. */

const SIDEBAR = `[...SidebarController.sidebars.keys()].find((key) => key.startsWith('waybill'))`;

/** Opens the sidebar, which takes the place of a popup. */
export async function openSidebar(firefox: FirefoxWithExtension): Promise<void> {
  await runInFirefox(
    firefox,
    `for (const panel of document.querySelectorAll('panel')) panel.hidePopup();
     await SidebarController.show(${SIDEBAR});`,
  );
}

export async function closeSidebar(firefox: FirefoxWithExtension): Promise<void> {
  await runInFirefox(firefox, 'SidebarController.hide();');
}

/** The area of Firefox's window in which Waybill's button is, such as `nav-bar`. */
export function placeOfButton(firefox: FirefoxWithExtension): Promise<string | undefined> {
  return runInFirefox(
    firefox,
    `const isButton = (id) => id.startsWith('waybill') && id.endsWith('-browser-action');
     return CustomizableUI.areas.find((area) => CustomizableUI.getWidgetIdsInArea(area).some(isButton)) ?? 'none';`,
  );
}

/** The number of popups that extensions show. */
export async function openPopups(firefox: FirefoxWithExtension): Promise<number> {
  return Number(
    await runInFirefox(
      firefox,
      `return String(document.querySelectorAll('.webextension-popup-browser').length);`,
    ),
  );
}

/**
 * Moves the focus into the page, where a person's is. Firefox itself moves it at the end of a switch to another tab, and
 * when its window is complete: on a busy machine, that is after the first click in the page.
 * @returns whether it is there; not while the window is not the active one, or a switch is not complete
 */
export async function focusPage(firefox: FirefoxWithExtension): Promise<boolean> {
  const focused = await runInFirefox(
    firefox,
    `if (gBrowser._switcher) return 'switching';
     if (Services.focus.activeWindow !== window) {
       window.focus();
       return 'raising';
     }
     gBrowser.selectedBrowser.focus();
     return document.activeElement === gBrowser.selectedBrowser ? 'focused' : 'elsewhere';`,
  );
  return focused === 'focused';
}

/** Whether Firefox's list of downloads has a file of this name that is complete. */
export async function isSaved(firefox: FirefoxWithExtension, name: string): Promise<boolean> {
  const saved = await runInFirefox(
    firefox,
    `const { Downloads } = ChromeUtils.importESModule('resource://gre/modules/Downloads.sys.mjs');
     const all = await (await Downloads.getList(Downloads.ALL)).getAll();
     return String(all.some(({ succeeded, target }) => succeeded && target.path.endsWith('/' + ${JSON.stringify(name)})));`,
  );
  return saved === 'true';
}

/** Chooses an entry of the context menu, if it is open. @param label an expression @returns whether it was chosen */
export async function chooseFromMenu(firefox: FirefoxWithExtension, label: string): Promise<boolean> {
  const chosen = await runInFirefox(
    firefox,
    `const menu = document.getElementById('contentAreaContextMenu');
     const wanted = new RegExp(${JSON.stringify(label)});
     const entry = [...menu.querySelectorAll('menuitem')].find(({ label }) => wanted.test(label));
     if (menu.state !== 'open' || !entry) return 'none';
     menu.activateItem(entry);
     return 'chosen';`,
  );
  return chosen === 'chosen';
}

/** Types into the address bar, after Waybill's keyword. */
export async function typeInAddressBar(firefox: FirefoxWithExtension, typed: string): Promise<void> {
  await runInFirefox(
    firefox,
    `gURLBar.focus();
     gURLBar.search(${JSON.stringify(`wb ${typed}`)});`,
  );
}

/** The titles of the lines below the address bar. */
export async function addressBarLines(firefox: FirefoxWithExtension): Promise<string[]> {
  const titles = await runInFirefox(
    firefox,
    `const results = gURLBar.view.isOpen ? gURLBar.view.visibleResults : [];
     return JSON.stringify(results.map(({ payload }) => payload.title));`,
  );
  return JSON.parse(titles ?? '[]');
}

/** Presses Enter in the address bar, if Waybill's suggestion is there. @returns whether it was */
export async function acceptSuggestion(firefox: FirefoxWithExtension): Promise<boolean> {
  const accepted = await runInFirefox(
    firefox,
    `const suggestion = gURLBar.view.isOpen && gURLBar.view.getResultAtIndex(0);
     if (suggestion?.payload?.keyword !== 'wb') return 'none';
     gURLBar.handleCommand();
     return 'accepted';`,
  );
  return accepted === 'accepted';
}

/**
 * Uses a keyboard shortcut of the extension: keys that WebDriver presses reach the page and not the browser's own.
 * @param keys as in the manifest, such as `Alt+Shift+J`
 */
export async function useShortcutInFirefox(firefox: FirefoxWithExtension, keys: string): Promise<void> {
  const [key, ...modifiers] = keys.split('+').reverse();
  await runInFirefox(
    firefox,
    `const keys = [...document.querySelectorAll('keyset[id*="waybill"] key')];
     const wanted = ${JSON.stringify(modifiers.map((each) => each.toLowerCase()).sort())}.join();
     const found = keys.find((each) =>
       each.getAttribute('key') === '${key}' && each.getAttribute('modifiers').split(/[ ,]+/).sort().join() === wanted);
     if (!found) throw new Error('No shortcut: ' + keys.map((each) => each.outerHTML).join());
     found.doCommand();`,
  );
}
