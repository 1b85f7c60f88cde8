import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import type { IdList } from '../../detection/id-list.ts';
import { usePopupMessages } from '../../messages-context.tsx';
import { bulkViewText } from '../view-text.en.ts';
import { ViewHead } from './ViewHead.tsx';

interface Props {
  text: string;
  list: IdList;
  includesOthers: boolean;
  /** Number of IDs that would be looked up. */
  count: number;
  /** Maximum number of IDs in one bulk lookup. */
  max: number;
  onInput(text: string): void;
  onIncludeOthers(isWanted: boolean): void;
  onLookUp(): void;
  onBack(): void;
}

/** The field for a list and the number of its IDs. No request is sent before the button is pressed. */
export function BulkDraft({ text, list, includesOthers, count, max, ...handlers }: Props) {
  const { bulkView: texts = bulkViewText } = usePopupMessages();
  const foundId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [example] = list.others;

  useLayoutEffect(() => field.current?.focus(), []);

  function submit(event: Event): void {
    event.preventDefault();
    handlers.onLookUp();
  }

  /** Submits the list by Enter with Ctrl or Command; Enter alone begins a line. */
  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && count > 0) submit(event);
  }

  return (
    <section class="bulk">
      <ViewHead title={texts.draftTitle} onBack={handlers.onBack} />
      <form class="bulk-draft" onSubmit={submit} onKeyDown={press}>
        <TextArea
          label={texts.draftField}
          value={text}
          rows={8}
          isWrong={false}
          describedBy={foundId}
          inputRef={field}
          onInput={handlers.onInput}
        />
        <p class="bulk-found" id={foundId} role="status">
          {text.trim() === '' ? texts.draftHint : texts.found(count)}
          {count > max && ` ${texts.tooMany(max, count)}`}
        </p>
        {example !== undefined && (
          <Switch
            label={texts.includeOthers(list.others.length, example)}
            description={texts.othersAre}
            isOn={includesOthers}
            onChange={handlers.onIncludeOthers}
          />
        )}
        <Button type="submit" variant="primary" shortcut="Control+Enter" disabled={count === 0}>
          {texts.lookUp(Math.min(count, max))}
        </Button>
      </form>
    </section>
  );
}
