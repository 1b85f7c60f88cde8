import { useMemo, useState } from 'preact/hooks';
import type { JsonPart } from '../utils/json-part.ts';
import { CopyButton } from './CopyButton.tsx';
import { JsonTree } from './JsonTree.tsx';
import { useMessages } from './messages-context.ts';

interface Props {
  raw: string;
  readRaw(): JsonPart | undefined;
}

/** The background keeps no more of a reply than this. */
const CUT_AT = 200_000;

/** What the platform sent: a tree, or the text as it is where it is not JSON; read only when somebody looks. */
export function RawReply({ raw, readRaw }: Props) {
  const { answer } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details class="raw section" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{answer.rawTitle}</summary>
      {isOpen && (
        <div class="raw-body">
          {raw === '' ? (
            <p class="quiet">{answer.emptyReply}</p>
          ) : (
            <>
              <CopyButton label={answer.copyRaw} text={raw} variant="secondary" />
              <RawText raw={raw} readRaw={readRaw} />
            </>
          )}
          {raw.length >= CUT_AT && <p class="quiet">{answer.rawIsCut}</p>}
        </div>
      )}
    </details>
  );
}

function RawText({ raw, readRaw }: Props) {
  // The description is made anew with every render, the reply is not.
  const whole = useMemo(readRaw, [raw]);
  return whole ? <JsonTree whole={whole} /> : <pre class="mono">{raw}</pre>;
}
