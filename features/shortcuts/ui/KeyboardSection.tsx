import { ArrowUpRight } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { OptionsSection } from '../../../components/Section.tsx';
import type { CommandKeys, ShortcutSource } from '../model.ts';
import { shortcutsText } from '../text.en.ts';
import { ShortcutList } from './ShortcutList.tsx';
import './keyboard-section.css';

interface Props {
  source: ShortcutSource;
}

/** The options' page with all keys, and the way to the browser's own page, where some of them are changed. */
export function KeyboardSection({ source }: Props) {
  const [commandKeys, setCommandKeys] = useState<CommandKeys>(new Map());
  // Also when the user comes back from the browser's page.
  useEffect(() => {
    const read = () => void source.read().then(setCommandKeys);
    read();
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, [source]);
  return (
    <OptionsSection id="keyboard" title={shortcutsText.title} lead={shortcutsText.lead}>
      <div class="keyboard-groups">
        <ShortcutList commandKeys={commandKeys} />
      </div>
      <div class="keyboard-foot">
        <p class="quiet">{shortcutsText.changeable}</p>
        <Button icon={<ArrowUpRight size={14} aria-hidden="true" />} onClick={() => void source.change()}>
          {shortcutsText.changeInBrowser}
        </Button>
      </div>
    </OptionsSection>
  );
}
