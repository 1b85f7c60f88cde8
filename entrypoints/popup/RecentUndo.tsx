import { useEffect, useId, useRef } from 'preact/hooks';
import { Button } from '../../components/Button.tsx';
import { useMessages } from '../../components/messages-context.ts';
import type { RecentEntry } from '../../utils/recent.ts';

interface Props {
  removed: readonly RecentEntry[];
  onUndo(): void;
}

/** Says what was removed last, and brings it back. It stays until something else is done: nobody has to hurry. */
export function RecentUndo({ removed, onUndo }: Props) {
  const { recent } = useMessages();
  const bar = useRef<HTMLDivElement>(null);
  const said = useId();
  const [first] = removed;
  const atStart = useRef(first);

  // The row or the button that had the focus is gone.
  useEffect(() => {
    if (first && first !== atStart.current) bar.current?.querySelector('button')?.focus();
  }, [first]);

  if (!first) return null;
  return (
    <div class="recent-undo" ref={bar}>
      <p id={said}>
        {removed.length === 1 ? recent.removedOne(first.trackingId) : recent.removedAll(removed.length)}
      </p>
      <Button variant="quiet" describedBy={said} onClick={onUndo}>
        {recent.undo}
      </Button>
    </div>
  );
}
