import { createTokenClass, type MultiToken, registerPlugin, State, tokenize } from 'linkifyjs';
import { MARK_CLASS } from '../page/marks.ts';
import { EDITORS, ID } from './id-shape.ts';
import { textsIn, watchAdded } from './watch-added.ts';

const TrackingId = createTokenClass('trackingId', { isLink: true });

/** Accepts a word of letters and digits; the format is checked afterwards, like with linkify's options. */
registerPlugin('tracking-id', ({ scanner, parser }) => {
  const { ASCIINUMERICAL } = scanner.tokens;
  // The library's types declare instances although it accepts classes.
  const found = new State(TrackingId) as unknown as State<MultiToken>;
  if (ASCIINUMERICAL) parser.start.tt(ASCIINUMERICAL, found);
});

const isWanted = (token: MultiToken): boolean =>
  token.isLink && (token.t !== 'trackingId' || ID.test(token.toString()));

function toNode(token: MultiToken): Node {
  const text = token.toString();
  if (!isWanted(token)) return document.createTextNode(text);
  const link = document.createElement('a');
  if (token.t === 'trackingId') link.className = MARK_CLASS;
  link.href = token.t === 'trackingId' ? `#${text}` : token.toHref('https');
  link.textContent = text;
  return link;
}

/** Works like the package `linkify-element`, which does not support this release of `linkifyjs`. */
watchAdded((root) => {
  for (const text of [...textsIn(root)]) {
    if (text.parentElement?.closest(`a, ${EDITORS}`)) continue;
    const tokens = tokenize(text.data);
    if (tokens.some(isWanted)) text.replaceWith(...tokens.map(toNode));
  }
});
