import {
  cardFrame,
  clickId,
  collectErrors,
  expect,
  expectOnlyHighlighted,
  playFrames,
  test,
} from '../support/fixtures.ts';

declare global {
  interface Window {
    /** Kinds of mutation records: those of the page's observer, and those that the app caused. */
    records: { seen: string[]; made: string[] };
  }
}

const RENDERS = 100;
/** Pause after each rendering, so that its text can be highlighted. */
const REST = 3;

/**
 * A renderer like those of helpdesks: it reuses its nodes, and throws, as React does, when one was changed by others.
 * Every rendering writes another ID, in one of the ways in which text nodes change.
 */
function startApp(rest: number): void {
  const message = document.createElement('p');
  const holder = document.createElement('b');
  let text = new Text();
  /** The second half of an ID that is split over two nodes. */
  let tail: Text | undefined;
  holder.append(text);
  message.append('Tracking ', holder, ', where is it?');
  document.querySelector('#app')?.append(message);

  window.records = { seen: [], made: [] };
  new MutationObserver((records) => window.records.seen.push(...records.map(({ type }) => type))).observe(
    document,
    { subtree: true, childList: true, characterData: true, attributes: true },
  );

  /** Each writes a text that ends in the ID, and returns the kinds of mutation records that this causes. */
  const writings: ((line: string) => string[])[] = [
    (line) => {
      text.data = line;
      return ['characterData'];
    },
    (line) => {
      const next = new Text(line);
      holder.replaceChild(next, text);
      text = next;
      return ['childList'];
    },
    (line) => {
      text.data = line;
      tail = text.splitText(line.length - 6);
      return ['characterData', 'childList', 'characterData'];
    },
    (line) => {
      if (tail) holder.removeChild(tail);
      tail = undefined;
      text.replaceData(0, text.length, line);
      return ['childList', 'characterData'];
    },
    (line) => {
      holder.removeChild(text);
      text = holder.insertBefore(new Text(line), null);
      return ['childList', 'childList'];
    },
    (line) => {
      text.data = line;
      text.splitText(8).splitText(2);
      holder.normalize();
      return [
        ...['characterData', 'childList', 'characterData', 'childList', 'characterData'],
        ...['characterData', 'childList', 'characterData', 'childList'],
      ];
    },
    (line) => {
      message.innerText = '';
      message.append('Tracking ', holder, ', where is it?');
      text.data = line;
      return ['childList', 'childList', 'characterData'];
    },
  ];

  let id = '';
  /** The text before the ID in its node; its length differs each time, so that a stale range would be wrong. */
  let lead = '';
  const check = () => {
    const nodes = tail ? [text, tail] : [text];
    const areLeft =
      nodes.length === holder.childNodes.length && nodes.every((node) => node.parentNode === holder);
    const isLeft = areLeft && message.textContent === `Tracking ${lead}${id}, where is it?`;
    if (!isLeft || message.childNodes.length !== 3)
      throw new Error('The nodes of the app are not as it left them.');
  };
  window.step = (frame) => {
    if (frame % rest !== 0) return [id];
    check();
    id = `ABCD${1_234_000_000 + frame / rest}`;
    lead = 'number '.repeat(1 + ((frame / rest) % 3));
    window.records.made.push(...(writings[(frame / rest) % writings.length]?.(lead + id) ?? []));
    check();
    return [id];
  };
}

test('highlights correctly while an app renders an ID a hundred times, and leaves its nodes alone', async ({
  openHtml,
}) => {
  const page = await openHtml('<main id="app"></main>');
  const errors = collectErrors(page);
  await page.evaluate(startApp, REST);
  const seen = await playFrames(page, RENDERS * REST);
  expect(seen.faults).toEqual([]);
  expect(seen.framesWithHighlights).toBeGreaterThan(RENDERS);
  const last = `ABCD${1_234_000_000 + RENDERS - 1}`;
  await expectOnlyHighlighted(page, [last]);
  const { seen: records, made } = await page.evaluate(() => window.records);
  // Sorted: browsers split a text node in one order or the other.
  expect(records.sort()).toEqual(made.sort());
  expect(errors).toEqual([]);
  await clickId(page, last);
  await expect((await cardFrame(page)).locator('body')).toContainText(last);
});
