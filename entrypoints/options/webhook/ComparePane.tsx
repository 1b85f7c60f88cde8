import { Fragment } from 'preact';
import { useMessages } from '../../../components/messages-context.ts';
import { type DiffLine, foldSame, lineDiff } from './line-diff.ts';

interface Props {
  /** The payload as it was sent. */
  past: string;
  /** What is in the editor. */
  present: string;
}

const SIGN: Record<DiffLine['kind'], string> = { same: ' ', removed: '−', added: '+' };

/** What has to be removed from a past payload, and added to it, to have the one in the editor. */
export function ComparePane({ past, present }: Props) {
  const { webhook } = useMessages();
  if (past === present) return <p class="compare-same">{webhook.sameAsEditor}</p>;
  return (
    <section class="compare" aria-label={webhook.compareTitle}>
      <p class="compare-legend">
        <span class="diff-removed">− {webhook.onlySent}</span>
        <span class="diff-added">+ {webhook.onlyInEditor}</span>
      </p>
      <pre class="diff">
        {foldSame(lineDiff(past, present)).map((part, index) =>
          part.kind === 'folded' ? (
            <span key={index} class="diff-folded">
              {webhook.folded(part.count)}
            </span>
          ) : (
            <Fragment key={index}>
              {part.lines.map(({ kind, text }, line) => (
                <Line key={line} kind={kind} text={text} />
              ))}
            </Fragment>
          ),
        )}
      </pre>
    </section>
  );
}

function Line({ kind, text }: DiffLine) {
  const content = `${SIGN[kind]} ${text}`;
  if (kind === 'removed') return <del class="diff-removed">{content}</del>;
  if (kind === 'added') return <ins class="diff-added">{content}</ins>;
  return <span>{content}</span>;
}
