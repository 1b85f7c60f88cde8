import { ArrowUpRight } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { OptionsSection } from '../../../components/Section.tsx';
import type { CommandKeys, ShortcutSource } from '../model.ts';
import { ShortcutList } from './ShortcutList.tsx';
import { useShortcutsText } from './use-shortcuts-text.ts';
import './keyboard-section.css';

interface Props {
  source: ShortcutSource;
}

/** The options' page with all keys, and the way to the browser's own page, where some of them are changed. */
export function KeyboardSection({ source }: Props) {
  const texts = useShortcutsText();
  const [commandKeys, setCommandKeys] = useState<CommandKeys>(new Map());
  // Also when the user comes back from the browser's page.
  useEffect(() => {
    const read = () => void source.read().then(setCommandKeys);
    read();
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, [source]);
  return (
    <OptionsSection id="keyboard" title={texts.title} lead={texts.lead}>
      <div class="keyboard-groups">
        <ShortcutList commandKeys={commandKeys} />
      </div>
      <div class="keyboard-foot">
        <p class="quiet">{texts.changeable}</p>
        <Button icon={<ArrowUpRight size={14} aria-hidden="true" />} onClick={() => void source.change()}>
          {texts.changeInBrowser}
        </Button>
      </div>
    </OptionsSection>
  );
}
