import { useOptionsMessages } from '../../../messages-context.tsx';
import { diffLines } from '../../text-diff.ts';
import './compare.css';

interface Props {
  /** The past payload, exactly as sent. */
  past: string;
  /** The text in the editor. */
  present: string;
}

/** The lines to remove from a past payload and to add to it to get the text in the editor. */
export function ComparePane({ past, present }: Props) {
  const { webhook } = useOptionsMessages();
  if (past === present) return <p class="compare-same">{webhook.sameAsEditor}</p>;
  return (
    <section class="compare" aria-label={webhook.compareTitle}>
      <p class="compare-legend">
        <span class="diff-removed">− {webhook.onlySent}</span>
        <span class="diff-added">+ {webhook.onlyInEditor}</span>
      </p>
      <pre class="diff">
        {diffLines(past, present).map((part, index) =>
          part.kind === 'folded' ? (
            <span key={index} class="diff-folded">
              {webhook.folded(part.count)}
            </span>
          ) : (
            part.lines.map((text, line) => <Line key={`${index}.${line}`} kind={part.kind} text={text} />)
          ),
        )}
      </pre>
    </section>
  );
}

function Line({ kind, text }: { kind: 'same' | 'removed' | 'added'; text: string }) {
  if (kind === 'removed') return <del class="diff-removed">− {text}</del>;
  if (kind === 'added') return <ins class="diff-added">+ {text}</ins>;
  return <span>{`  ${text}`}</span>;
}
