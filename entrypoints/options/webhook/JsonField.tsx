import { effect, type ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useMessages } from '../../../components/messages-context.ts';
import { editorMarks } from './editor/editor-marks.ts';
import type { createJsonEditor, JsonEditor, Selection } from './editor/json-editor.ts';
import type { PayloadCheck } from './payload-check.ts';

export type CreateJsonEditor = typeof createJsonEditor;

interface Props {
  create: CreateJsonEditor;
  label: string;
  /** Buttons at the end of the label's line. */
  aside: ComponentChildren;
  /** Ids of the elements that say what is wrong and what to know. */
  describedBy: readonly string[];
  text: ReadonlySignal<string>;
  check: ReadonlySignal<PayloadCheck>;
  /** What had been selected where it takes the place of; it gets the focus then. */
  selection: Selection | undefined;
  editorRef: RefObject<JsonEditor>;
  onInput(text: string): void;
}

/** The JSON editor in the frame of a text area, in step with a text that others change too. */
export function JsonField({ label, aside, check, ...props }: Props) {
  const { webhook } = useMessages();
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
      editor.setMarks(editorMarks(check.value, text.value, webhook), check.value.kind !== 'json');
    });
    if (selection) editor.focus(selection);
    editorRef.current = editor;
    return () => {
      stop();
      editorRef.current = null;
      editor.destroy();
    };
    // Once: everything that changes is a signal.
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
