import { useMemo, useState } from 'preact/hooks';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import type { JsonPart } from '../../../utils/json-part.ts';
import { logUnexpected } from '../../../utils/logger.ts';
import { useMessages } from '../../messages-context.tsx';

const JsonTree = lazyComponent(
  async () => (await import('./JsonTree.tsx')).JsonTree,
  (error) => logUnexpected('the raw response', error),
);

interface Props {
  raw: string;
  readRaw(): JsonPart | undefined;
}

/** The background truncates responses to this many characters. */
const CUT_AT = 200_000;

/** The platform's raw response: a tree if it is JSON, otherwise its text. Parsed only when opened. */
export function RawReply({ raw, readRaw }: Props) {
  const { shipment } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details class="raw section" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{shipment.rawTitle}</summary>
      {isOpen && (
        <div class="raw-body">
          {raw === '' ? (
            <p class="quiet">{shipment.emptyReply}</p>
          ) : (
            <>
              <CopyButton label={shipment.copyRaw} text={raw} variant="secondary" />
              <RawText raw={raw} readRaw={readRaw} />
            </>
          )}
          {raw.length >= CUT_AT && <p class="quiet">{shipment.rawIsCut}</p>}
        </div>
      )}
    </details>
  );
}

function RawText({ raw, readRaw }: Props) {
  // The description is new on every render, but the response is not.
  const whole = useMemo(readRaw, [raw]);
  return whole ? <JsonTree whole={whole} /> : <pre class="mono">{raw}</pre>;
}
