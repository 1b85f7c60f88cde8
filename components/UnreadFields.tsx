import { useMessages } from './messages-context.ts';
import { Section } from './Section.tsx';
import { ShortList } from './ShortList.tsx';

interface Props {
  /** One text for each field. */
  problems: string[];
}

/** What in the reply could not be read. */
export function UnreadFields({ problems }: Props) {
  const { shipment, answer } = useMessages();
  return (
    <Section title={shipment.unreadTitle}>
      <ShortList
        class="unread"
        limit={8}
        showAll={answer.showAllProblems(problems.length)}
        showFewer={answer.showFewerProblems}
      >
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ShortList>
    </Section>
  );
}
