import { effect, type ReadonlySignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useOptionsMessages } from '../../../messages-context.tsx';
import type { PayloadCheck } from '../../payload-check.ts';
import { diagnosticsOf } from './diagnostics.ts';
import type { createJsonEditor, JsonEditor, Selection } from './json-editor.ts';

interface Props {
  create: typeof createJsonEditor;
  /** Its accessible name. */
  label: string;
  /** Ids of the elements with the problems and the hint. */
  describedBy: readonly string[];
  text: ReadonlySignal<string>;
  check: ReadonlySignal<PayloadCheck>;
  /** The selection of the text area that the editor replaces; undefined if it was not focused. */
  selection: Selection | undefined;
  editorRef: RefObject<JsonEditor>;
  onInput(text: string): void;
}

/** The JSON editor, synchronized with a text that the form also changes. Fills the element around it. */
export function JsonField({ label, check, ...props }: Props) {
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
  return <div class="json-editor" ref={host} />;
}
