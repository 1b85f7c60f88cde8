import type { VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { logUnexpected } from '../../../utils/logger.ts';
import type { ShortcutSource } from '../model.ts';
import { isFromField } from '../pressed-shortcut.ts';

const ShortcutsSheet = lazyComponent(
  async () => (await import('./ShortcutsSheet.tsx')).ShortcutsSheet,
  (error) => logUnexpected('the sheet of keys', error),
);

interface SheetControl {
  open(): void;
  /** To be drawn anywhere on the page; `undefined` while the sheet is closed. */
  sheet: VNode | undefined;
}

/** The sheet of keys of a page: opened by `?` outside of fields, or by a button. Loaded on first use. */
export function useShortcutsSheet(source: ShortcutSource): SheetControl {
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    function press(event: KeyboardEvent): void {
      const isModified = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '?' || isModified || event.defaultPrevented || isFromField(event)) return;
      event.preventDefault();
      setIsOpen(true);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return {
    open: () => setIsOpen(true),
    sheet: isOpen ? <ShortcutsSheet source={source} onClose={() => setIsOpen(false)} /> : undefined,
  };
}
