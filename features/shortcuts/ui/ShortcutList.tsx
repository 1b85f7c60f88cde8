import { type CommandKeys, SHORTCUT_SURFACES, SHORTCUTS, type Shortcut } from '../model.ts';
import { shortcutsText } from '../text.en.ts';
import { KeyCaps } from './KeyCaps.tsx';

interface Props {
  /** The keys of commands in this browser. */
  commandKeys: CommandKeys;
}

/** All keys, by where they work: in the sheet, and on the options' page about them. */
export function ShortcutList({ commandKeys }: Props) {
  return (
    <>
      {SHORTCUT_SURFACES.map((surface) => (
        <section key={surface} class={`shortcut-group shortcut-group-${surface}`}>
          <h3 class="shortcut-surface">{shortcutsText.surfaces[surface]}</h3>
          <dl class="shortcut-rows">
            {SHORTCUTS[surface].map((shortcut) => (
              <div key={shortcut.action} class="shortcut-row">
                <dt>{shortcutsText.actions[shortcut.action]}</dt>
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
  const chosen = shortcut.command === undefined ? undefined : commandKeys.get(shortcut.command);
  if (chosen === '') return <>{shortcutsText.noKeys}</>;
  return <KeyCaps keys={chosen?.split('+') ?? shortcut.keys} />;
}
