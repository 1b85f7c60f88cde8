import { Notice } from '../../../components/Notice.tsx';
import { useMessages } from '../../messages-context.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';

interface Props {
  /** Milliseconds since 1970. */
  until: number;
}

/** Says that the platform wants to be left alone, and for how long. */
export function PauseNotice({ until }: Props) {
  const { many } = useMessages();
  const seconds = useSecondsUntil(until);
  return <Notice kind="warning" title={many.pausedTitle} advice={many.pausedFor(seconds)} />;
}
