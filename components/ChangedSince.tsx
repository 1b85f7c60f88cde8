import { History } from 'lucide-preact';
import type { BeforeDescription } from '../utils/describe-seen.ts';
import { useMessages } from './messages-context.ts';
import './styles/changed-since.css';

interface Props {
  before: BeforeDescription;
}

/** One quiet line: the state that the agent saw before this look. */
export function ChangedSince({ before }: Props) {
  const { recent } = useMessages();
  return (
    <p class="changed-since">
      <History size={13} aria-hidden="true" />
      <span>
        {recent.was} <bdi class="changed-state">{before.state}</bdi>{' '}
        <time dateTime={before.iso} title={before.exact}>
          {before.when}
        </time>
      </span>
    </p>
  );
}
