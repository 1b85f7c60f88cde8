import { useId } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { Checkbox } from '../../../components/Checkbox.tsx';
import { useMessages } from '../../messages-context.tsx';
import { draftedText, type ReplyDraft, restorableText } from '../reply-draft.ts';
import { replyFormText } from '../reply-form-text.en.ts';
import type { Placeholder } from '../writer/placeholders.ts';

interface Props {
  /** Identifies the reply (`replyKey`). */
  draftKey: string;
  written: string;
  draft: ReplyDraft | undefined;
  /** BCP 47 tag of the text's language. */
  language: string;
  missing: readonly Placeholder[];
  /** Absent if the record names no recipient. */
  nameChoice: { leavesNameOut: boolean; onChange(isLeftOut: boolean): void } | undefined;
  onEdit(draft: ReplyDraft): void;
}

/** Characters of a line in the card; where the browser does not fit the field to its text. */
const LINE_LENGTH = 48;
const MIN_LINES = 5;

/** A reply to read and to change. “Copy” and “Insert” use this text. */
export function ReplyEditor({ draftKey, written, draft, language, missing, nameChoice, onEdit }: Props) {
  const { replyForm: texts = replyFormText } = useMessages();
  const id = useId();
  const text = draftedText(draft, draftKey, written);
  const restorable = restorableText(draft, draftKey, written);
  const lines = text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length || 1) / LINE_LENGTH), 1);
  return (
    <section class="reply-preview" aria-label={texts.preview}>
      <div class="field-frame reply-frame">
        <textarea
          class="field-input reply-text"
          aria-label={texts.replyText}
          aria-describedby={missing.length > 0 ? `${id}-missing` : undefined}
          lang={language}
          dir="auto"
          rows={Math.max(MIN_LINES, lines)}
          value={text}
          onInput={(event) => onEdit({ key: draftKey, text: event.currentTarget.value })}
        />
      </div>
      {missing.length > 0 && (
        <p class="reply-note" id={`${id}-missing`}>
          {texts.missing(missing.map((name) => texts.placeholderName[name]))}
        </p>
      )}
      <div class="reply-row">
        {nameChoice && (
          <Checkbox
            label={texts.leaveNameOut}
            isTicked={nameChoice.leavesNameOut}
            onChange={nameChoice.onChange}
          />
        )}
        <span class="reply-edited" role="status">
          {text !== written && texts.edited}
        </span>
        {text !== written && (
          <Button variant="quiet" onClick={() => onEdit({ key: '', text })}>
            {texts.resetReply}
          </Button>
        )}
        {text === written && restorable !== undefined && (
          <Button variant="quiet" onClick={() => onEdit({ key: draftKey, text: restorable })}>
            {texts.restoreReply}
          </Button>
        )}
      </div>
    </section>
  );
}
