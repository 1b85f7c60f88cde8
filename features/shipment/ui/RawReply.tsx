import { useMemo } from 'preact/hooks';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { readJsonPart } from '../../../utils/json-part.ts';
import { useMessages } from '../../messages-context.tsx';
import { technicalText } from '../technical-text.en.ts';
import { JsonTree } from './JsonTree.tsx';

interface Props {
  raw: string;
}

/** The background truncates responses to this many characters. */
const CUT_AT = 200_000;

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
      {raw.length >= CUT_AT && <p class="quiet">{texts.rawIsCut}</p>}
    </section>
  );
}
