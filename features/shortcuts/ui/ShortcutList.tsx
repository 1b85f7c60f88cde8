import { useEffect, useState } from 'preact/hooks';
import { useMessages } from '../../messages-context.tsx';
import {
  type CommandKeys,
  SHORTCUT_SURFACES,
  SHORTCUTS,
  type Shortcut,
  type ShortcutSource,
} from '../model.ts';
import { shortcutsText } from '../text.en.ts';
import { KeyCaps } from './KeyCaps.tsx';

interface Props {
  source: Pick<ShortcutSource, 'read'>;
}

/** All keys, by where they work: in the sheet, and on the options' page about them. */
export function ShortcutList({ source }: Props) {
  const { shortcuts: texts = shortcutsText } = useMessages();
  const [commandKeys, setCommandKeys] = useState<CommandKeys>(new Map());
  // Read again when the user returns from the browser's page, on which the keys of commands can be changed.
  useEffect(() => {
    const read = () => void source.read().then(setCommandKeys);
    read();
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, [source]);
  return (
    <>
      {SHORTCUT_SURFACES.map((surface) => (
        <section key={surface} class={`shortcut-group shortcut-group-${surface}`}>
          <h3 class="shortcut-surface">{texts.surfaces[surface]}</h3>
          <dl class="shortcut-rows">
            {SHORTCUTS[surface].map((shortcut) => (
              <div key={shortcut.action} class="shortcut-row">
                <dt>{texts.actions[shortcut.action]}</dt>
                <dd>
                  <KeysOfShortcut shortcut={shortcut} commandKeys={commandKeys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

function KeysOfShortcut({ shortcut, commandKeys }: { shortcut: Shortcut; commandKeys: CommandKeys }) {
  const { shortcuts: texts = shortcutsText } = useMessages();
  const chosen = shortcut.command === undefined ? undefined : commandKeys.get(shortcut.command);
  if (chosen === '') return <>{texts.noKeys}</>;
  return <KeyCaps keys={chosen?.split('+') ?? shortcut.keys} />;
}
