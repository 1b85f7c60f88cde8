import { TextCursorInput } from 'lucide-preact';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { useMessages } from '../../messages-context.tsx';
import { answerKey } from '../../shortcuts/model.ts';
import './reply-buttons.css';

interface Props {
  onReply(): void;
  /** Inserts the suggested reply at once. Absent if nothing is suggested, or there is no page to insert into. */
  onInsert: (() => void) | undefined;
  isInserting: boolean;
}

/** The two ways to a reply, below an answer: read and change it first, or insert the suggested one. */
export function ReplyButtons({ onReply, onInsert, isInserting }: Props) {
  const { copying } = useMessages();
  return (
    <span class={onInsert ? 'reply-ways reply-ways-both' : 'reply-ways'}>
      <Button variant="primary" shortcut={answerKey('reply')} onClick={onReply}>
        {copying.openReply}
      </Button>
      {onInsert && (
        <IconButton
          label={copying.insert}
          shortcut={answerKey('insertReply')}
          isBusy={isInserting}
          onClick={onInsert}
        >
          <TextCursorInput size={16} aria-hidden="true" />
        </IconButton>
      )}
    </span>
  );
}
