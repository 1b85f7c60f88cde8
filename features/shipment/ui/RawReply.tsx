import { useMemo } from 'preact/hooks';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { readJsonPart } from '../../../utils/json-part.ts';
import { useMessages } from '../../messages-context.tsx';
import { MAX_RAW_LENGTH } from '../limits.ts';
import { technicalText } from '../technical-text.en.ts';
import { JsonTree } from './JsonTree.tsx';

interface Props {
  raw: string;
}

/** The platform's raw response: a tree if it is JSON, otherwise its text. */
export function RawReply({ raw }: Props) {
  const { technical: texts = technicalText } = useMessages();
  const whole = useMemo(() => readJsonPart(raw), [raw]);
  return (
    <section class="technical-part raw">
      <div class="section-head">
        <h2 class="section-title">{texts.rawTitle}</h2>
        {raw !== '' && <CopyButton label={texts.copyRaw} text={raw} />}
      </div>
      {raw === '' ? (
        <p class="quiet">{texts.emptyReply}</p>
      ) : whole ? (
        <JsonTree whole={whole} />
      ) : (
        <pre class="mono">{raw}</pre>
      )}
      {raw.length >= MAX_RAW_LENGTH && <p class="quiet">{texts.rawIsCut}</p>}
    </section>
  );
}
