import { useState } from 'preact/hooks';
import { CopyButton } from './CopyButton.tsx';
import { useMessages } from './messages-context.ts';

interface Props {
  raw: string;
  prettyRaw(): string;
}

/** The background keeps no more of a reply than this. */
const CUT_AT = 200_000;

/** What the platform sent, as it sent it; laid out only when somebody looks. */
export function RawReply({ raw, prettyRaw }: Props) {
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
              <pre class="mono">{prettyRaw()}</pre>
            </>
          )}
          {raw.length >= CUT_AT && <p class="quiet">{shipment.rawIsCut}</p>}
        </div>
      )}
    </details>
  );
}
