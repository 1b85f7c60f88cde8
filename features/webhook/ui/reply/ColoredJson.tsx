import { useMemo } from 'preact/hooks';
import { isJson, JSON_TOKEN } from '../../../../utils/json.ts';

interface Props {
  /** Formatted for display; shown as it is if it is not JSON. */
  text: string;
  /** Maximum number of characters to show. */
  limit: number;
}

/** JSON with the colours of the editor. Only text and spans, because the text is another server's. */
export function ColoredJson({ text, limit }: Props) {
  const runs = useMemo(() => (isJson(text) ? runsOf(text.slice(0, limit)) : undefined), [text, limit]);
  return (
    <pre class="wire">
      {runs?.map(({ kind, text: run }, index) =>
        kind === undefined ? (
          run
        ) : (
          <span key={index} class={`json-${kind}`}>
            {run}
          </span>
        ),
      ) ?? text.slice(0, limit)}
    </pre>
  );
}

interface Run {
  /** Undefined for white space and punctuation. */
  kind?: 'name' | 'text' | 'literal';
  text: string;
}

/** Splits JSON text into runs of one colour; together they are the text. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const { 0: token, index } of text.matchAll(JSON_TOKEN)) {
    if (/^[{}[\],:]/.test(token)) continue;
    if (index > at) runs.push({ text: text.slice(at, index) });
    at = index + token.length;
    const isName = token.startsWith('"') && /^\s*:/.test(text.slice(at, at + 8));
    runs.push({ kind: isName ? 'name' : token.startsWith('"') ? 'text' : 'literal', text: token });
  }
  if (at < text.length) runs.push({ text: text.slice(at) });
  return runs;
}
