import { useMessages } from '../../../components/messages-context.ts';
import type { Messages } from '../../../utils/messages/catalogue.ts';
import { OutcomeStatus, type Said } from '../OutcomeStatus.tsx';
import type { ListOutcome } from './rules-state.ts';

interface Props {
  outcome: ListOutcome;
  onUndo(): void;
}

/** What was last done to the list; it can be undone. */
export function ListOutcomeLine({ outcome, onUndo }: Props) {
  const { rules } = useMessages();
  return <OutcomeStatus outcome={outcome} said={sayOutcome(outcome, rules, onUndo)} />;
}

function sayOutcome(outcome: ListOutcome, rules: Messages['rules'], onUndo: () => void): Said | undefined {
  const undo = { label: rules.undo, onUndo };
  switch (outcome.step) {
    case 'added':
      return { kind: 'good', text: rules.added(outcome.ids, outcome.known), undo };
    case 'allKnown':
      return { kind: 'known', text: rules.allKnown(outcome.ids) };
    case 'removed':
      return { kind: 'removed', text: rules.removed(outcome.ids), undo };
    default:
      return undefined;
  }
}
