import { Notice } from '../../../components/Notice.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import { type Connections, isFirstRun } from '../model.ts';

interface Props {
  saved: Connections;
}

/** Shows the first steps on the first run, or a warning: settings are lost or unreadable, or keys will not last. */
export function StartNotice({ saved }: Props) {
  const { options } = useOptionsMessages();
  if (saved.isLost) return <Notice kind="warning" title={options.lostTitle} advice={options.lostAdvice} />;
  if (saved.unreadable) {
    return <Notice kind="warning" title={options.unreadableTitle} advice={options.unreadableAdvice} />;
  }
  return (
    <>
      {saved.keysEndWithBrowser && (
        <Notice kind="warning" title={options.keysEndTitle} advice={options.keysEndAdvice} />
      )}
      {isFirstRun(saved) && <FirstSteps />}
    </>
  );
}

function FirstSteps() {
  const { options, setUp } = useOptionsMessages();
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
