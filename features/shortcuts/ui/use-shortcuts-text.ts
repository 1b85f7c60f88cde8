import { useMessages } from '../../messages-context.tsx';
import { shortcutsText } from '../text.en.ts';

/**
 * The texts of the sheet of keys and of the options' page about them. The English ones are loaded with these, not with
 * the page; a translation has them all.
 */
export const useShortcutsText = (): typeof shortcutsText => useMessages().shortcuts ?? shortcutsText;
