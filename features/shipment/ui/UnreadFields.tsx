import { Section } from '../../../components/Section.tsx';
import { ShortList } from '../../../components/ShortList.tsx';
import { useMessages } from '../../messages-context.tsx';

interface Props {
  /** One text for each field. */
  problems: string[];
}

/** The fields of the response that could not be read. */
export function UnreadFields({ problems }: Props) {
  const { shipment } = useMessages();
  return (
    <Section title={shipment.unreadTitle}>
      <ShortList
        class="unread"
        limit={8}
        showAll={shipment.showAllProblems(problems.length)}
        showFewer={shipment.showFewerProblems}
      >
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ShortList>
    </Section>
  );
}
