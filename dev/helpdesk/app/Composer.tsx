import { Send } from 'lucide-preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ComposerTools } from './ComposerTools.tsx';
import type { Conversation } from './conversation.ts';

type Kind = 'reply' | 'note';

interface Props {
  conversation: Conversation;
  onSend: (kind: Kind, text: string) => void;
}

const NAMES: Record<Kind, string> = { reply: 'Public reply', note: 'Internal note' };

/** A rich editor instead of a text area, like in real helpdesks. */
function richEditor(label: string, onKeyDown: (event: KeyboardEvent) => void) {
  return {
    role: 'textbox',
    tabIndex: 0,
    contentEditable: true,
    'aria-multiline': true,
    'aria-label': label,
    onKeyDown,
  } as const;
}

/** The editor below a thread. The browser manages its text; the console reads it on sending. */
export function Composer({ conversation, onSend }: Props) {
  const editor = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState<Kind>('reply');
  const { id, draft } = conversation.ticket;

  useLayoutEffect(() => {
    if (draft !== undefined && editor.current !== null) editor.current.textContent = draft;
  }, []);

  const write = (text: string) => {
    if (editor.current === null) return;
    editor.current.textContent = text;
    editor.current.focus();
    getSelection()?.selectAllChildren(editor.current);
    getSelection()?.collapseToEnd();
  };
  const read = () => (editor.current === null ? '' : editorText(editor.current));
  const send = () => {
    if (read() === '') return;
    onSend(kind, read());
    write('');
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };

  return (
    <div class={`composer composer-${kind}`}>
      <div class="composer-head">
        <fieldset class="kinds">
          <legend>Write a</legend>
          {(['reply', 'note'] as const).map((option) => (
            <label key={option} class="kind">
              <input
                type="radio"
                name={`kind-${id}`}
                checked={kind === option}
                onChange={() => setKind(option)}
              />
              {NAMES[option]}
            </label>
          ))}
        </fieldset>
        <ComposerTools conversation={conversation} read={read} write={write} />
      </div>
      <div
        ref={editor}
        class="composer-text"
        {...richEditor(NAMES[kind], sendByKey)}
        data-placeholder={kind === 'reply' ? 'Write a reply (r)' : 'Write a note for colleagues (r)'}
      />
      <div class="composer-foot">
        <span class="hint">Ctrl + Enter sends</span>
        <button type="button" class="send" onClick={send}>
          <Send size={15} aria-hidden="true" />
          {kind === 'reply' ? 'Send' : 'Add note'}
        </button>
      </div>
    </div>
  );
}

/** The text of an editor, in which browsers put each additional line into its own `div`. */
function editorText(editor: HTMLElement): string {
  const parts = [...editor.childNodes].map((node) => {
    if (node.nodeName === 'BR') return '\n';
    return node.nodeName === 'DIV' ? `\n${node.textContent}` : node.textContent;
  });
  return parts.join('').trim();
}
