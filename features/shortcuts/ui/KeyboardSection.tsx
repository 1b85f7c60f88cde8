import { ArrowUpRight } from 'lucide-preact';
import { Button } from '../../../components/Button.tsx';
import { OptionsSection } from '../../../components/OptionsSection.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { ShortcutSource } from '../model.ts';
import { shortcutsText } from '../text.en.ts';
import { ShortcutList } from './ShortcutList.tsx';
import './keyboard-section.css';

interface Props {
  source: ShortcutSource;
}

/** Settings section with all keys, and a button that opens the browser's page on which some of them can be changed. */
export function KeyboardSection({ source }: Props) {
  const { shortcuts: texts = shortcutsText } = useMessages();
  return (
    <OptionsSection id="keyboard" title={texts.title} lead={texts.lead}>
      <div class="keyboard-groups">
        <ShortcutList source={source} />
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
