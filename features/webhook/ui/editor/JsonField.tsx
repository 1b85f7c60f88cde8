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
export function JsonField({ label, text, check, editorRef, ...props }: Props) {
  const { webhook } = useOptionsMessages();
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!host.current) return;
    const { create, describedBy, selection, onInput } = props;
    const editor = create({
      root: host.current.attachShadow({ mode: 'open' }),
      text: text.value,
      describedBy: describedBy.flatMap((id) => document.getElementById(id) ?? []),
      onChange: onInput,
    });
    if (selection) editor.focus(selection);
    editorRef.current = editor;
    return () => {
      editorRef.current = null;
      editor.destroy();
    };
    // Runs once: everything that changes is a signal, or set below.
  }, []);
  useLayoutEffect(() => {
    editorRef.current?.setLabel(label);
    return effect(() => {
      editorRef.current?.setText(text.value);
      const diagnostics = diagnosticsOf(check.value, text.value, webhook);
      editorRef.current?.setDiagnostics(diagnostics, check.value.kind !== 'json');
    });
  }, [label, webhook]);
  return <div class="json-editor" ref={host} />;
}
