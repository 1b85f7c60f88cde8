import { Notice } from '../../../components/Notice.tsx';
import { useMessages } from '../../messages-context.tsx';
import { type Connections, isFirstRun } from '../model.ts';

interface Props {
  saved: Connections;
}

/** Shows the first steps on the first run, or a warning if the saved settings are lost or unreadable. */
export function StartNotice({ saved }: Props) {
  const { options, setUp } = useMessages();
  if (saved.isLost) return <Notice kind="warning" title={options.lostTitle} advice={options.lostAdvice} />;
  if (saved.unreadable) {
    return <Notice kind="warning" title={options.unreadableTitle} advice={options.unreadableAdvice} />;
  }
  if (!isFirstRun(saved)) return null;
  return (
    <Notice kind="info" title={options.firstRunTitle}>
      <ol>
        {options.firstRunSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <a href="#set-up">{setUp.run}</a>
      </p>
    </Notice>
  );
}
