import type { FirefoxWithExtension } from '../../../dev/firefox.ts';
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

/** The number of popups that extensions show. */
export async function openPopups(firefox: FirefoxWithExtension): Promise<number> {
  return Number(
    await runInFirefox(
      firefox,
      `return String(document.querySelectorAll('.webextension-popup-browser').length);`,
    ),
  );
}

/** Chooses an entry of the context menu, if it is open. @returns whether it was chosen */
export async function chooseFromMenu(firefox: FirefoxWithExtension, label: string): Promise<boolean> {
  const chosen = await runInFirefox(
    firefox,
    `const menu = document.getElementById('contentAreaContextMenu');
     const entry = [...menu.querySelectorAll('menuitem')].find(({ label }) => label === ${JSON.stringify(label)});
     if (menu.state !== 'open' || !entry) return 'none';
     menu.activateItem(entry);
     return 'chosen';`,
  );
  return chosen === 'chosen';
}
