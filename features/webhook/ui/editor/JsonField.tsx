import { effect, type ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useOptionsMessages } from '../../../messages-context.tsx';
import type { PayloadCheck } from '../../payload-check.ts';
import { diagnosticsOf } from './diagnostics.ts';
import type { createJsonEditor, JsonEditor, Selection } from './json-editor.ts';

interface Props {
  create: typeof createJsonEditor;
  label: string;
  /** Buttons at the end of the label row. */
  aside: ComponentChildren;
  /** Ids of the elements with the problems and the hint. */
  describedBy: readonly string[];
  text: ReadonlySignal<string>;
  check: ReadonlySignal<PayloadCheck>;
  /** The selection of the text area that the editor replaces; undefined if it was not focused. */
  selection: Selection | undefined;
  editorRef: RefObject<JsonEditor>;
  onInput(text: string): void;
}

/** The JSON editor, framed like a text area and synchronized with a text that the form also changes. */
export function JsonField({ label, aside, check, ...props }: Props) {
  const { webhook } = useOptionsMessages();
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!host.current) return;
    const { create, describedBy, text, selection, editorRef, onInput } = props;
    const editor = create({
      root: host.current.attachShadow({ mode: 'open' }),
      text: text.value,
      label,
      describedBy: describedBy.flatMap((id) => document.getElementById(id) ?? []),
      onChange: onInput,
    });
    const stop = effect(() => {
      editor.setText(text.value);
      editor.setDiagnostics(diagnosticsOf(check.value, text.value, webhook), check.value.kind !== 'json');
    });
    if (selection) editor.focus(selection);
    editorRef.current = editor;
    return () => {
      stop();
      editorRef.current = null;
      editor.destroy();
    };
    // Runs once: everything that changes is a signal.
  }, []);
  const isWrong = check.value.kind !== 'json';
  return (
    <div class={`field ${isWrong ? 'field-wrong' : ''}`}>
      <div class="text-area-head">
        <span class="field-label" aria-hidden="true">
          {label}
        </span>
        {aside}
      </div>
      <div class="field-frame text-area">
        <div class="json-editor" ref={host} />
      </div>
    </div>
  );
}
