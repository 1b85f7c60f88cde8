import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import type { IdList } from '../../detection/id-list.ts';
import { useMessages } from '../../messages-context.tsx';
import { ViewHead } from './ViewHead.tsx';

interface Props {
  text: string;
  list: IdList;
  includesOthers: boolean;
  /** How many IDs would be looked up. */
  count: number;
  /** How many at most are looked up together. */
  most: number;
  onInput(text: string): void;
  onIncludeOthers(isWanted: boolean): void;
  onLookUp(): void;
  onBack(): void;
}

/** The field for a list, and what was found in it. Nothing is sent before the button is pressed. */
export function ManyDraft({ text, list, includesOthers, count, most, ...does }: Props) {
  const { many } = useMessages();
  const foundId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [example] = list.others;

  useLayoutEffect(() => field.current?.focus(), []);

  function submit(event: Event): void {
    event.preventDefault();
    does.onLookUp();
  }

  return (
    <section class="many">
      <ViewHead title={many.draftTitle} onBack={does.onBack} />
      <form class="many-draft" onSubmit={submit}>
        <TextArea
          label={many.draftField}
          value={text}
          rows={8}
          isWrong={false}
          describedBy={foundId}
          inputRef={field}
          onInput={does.onInput}
        />
        <p class="many-found" id={foundId} role="status">
          {text.trim() === '' ? many.draftHint : many.found(count)}
          {count > most && ` ${many.tooMany(most, count)}`}
        </p>
        {example !== undefined && (
          <Switch
            label={many.includeOthers(list.others.length, example)}
            description={many.othersAre}
            isOn={includesOthers}
            onChange={does.onIncludeOthers}
          />
        )}
        <Button type="submit" variant="primary" disabled={count === 0}>
          {many.lookUp(Math.min(count, most))}
        </Button>
      </form>
    </section>
  );
}
