import { cardGrantsItem } from '../../features/card/storage.ts';
import { secretName, settingsItem } from '../../features/connection/storage.ts';
import { languageItem } from '../../features/language/storage.ts';
import { ENVIRONMENTS } from '../../features/platform/model.ts';
import { pausesItem } from '../../features/platform/storage.ts';
import { recentItem, unsavedRecentItem } from '../../features/recent/storage.ts';
import { browser, onAreaChange } from '../../utils/browser.ts';
import { openRemembered } from '../../utils/remembered-storage.ts';
import type { NamedValues } from '../../utils/renamed-storage.ts';
import type { StoredItem } from '../../utils/storage.ts';

type Area = StoredItem<unknown>['area'];

/**
 * The items that the answer to a click depends on, except the cached shipments: those can be megabytes, and most starts of
 * the background are not caused by a click. Where keys and tokens are in IndexedDB, the area has no such values.
 */
const READ_FIRST: Record<Area, string[]> = {
  local: [
    ...[settingsItem, languageItem, recentItem].map(({ key }) => key),
    ...ENVIRONMENTS.flatMap((environment) => [secretName.apiKey(environment), secretName.token(environment)]),
  ],
  session: [cardGrantsItem, pausesItem, unsavedRecentItem].map(({ key }) => key),
};

/**
 * Opens the areas of `browser.storage` and immediately reads what a click needs: the click may have started the
 * background, and would otherwise wait for one read after another (docs/decisions.md#4).
 */
export function openAreas(): Record<Area, NamedValues> {
  function open(area: Area): NamedValues {
    const values = openRemembered(browser.storage[area], (forget) => onAreaChange(area, forget));
    // If this fails, the service that needs a value reads it again, and reports the failure.
    values.get(READ_FIRST[area]).catch(() => undefined);
    return values;
  }
  return { local: open('local'), session: open('session') };
}
