import { type CommandKeys, SHORTCUT_SURFACES, SHORTCUTS, type Shortcut } from '../model.ts';
import { KeyCaps } from './KeyCaps.tsx';
import { useShortcutsText } from './use-shortcuts-text.ts';

interface Props {
  /** The keys of commands in this browser. */
  commandKeys: CommandKeys;
}

/** All keys, by where they work: in the sheet, and on the options' page about them. */
export function ShortcutList({ commandKeys }: Props) {
  const texts = useShortcutsText();
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

function KeysOfShortcut({ shortcut, commandKeys }: Props & { shortcut: Shortcut }) {
  const texts = useShortcutsText();
  const chosen = shortcut.command === undefined ? undefined : commandKeys.get(shortcut.command);
  if (chosen === '') return <>{texts.noKeys}</>;
  return <KeyCaps keys={chosen?.split('+') ?? shortcut.keys} />;
}
