import { expect, expectHighlighted, highlightedTexts, playFrames, test } from '../support/fixtures.ts';

declare global {
  interface Window {
    list: HTMLElement;
    /** Renders the rows of a scroll position. @returns the IDs in the page afterwards */
    fill(position: number): string[];
  }
}

const FRAMES = 80;
/** A virtual list: only the rows in view are in the page. */
const PAGE = `<div id="list" style="height:600px;overflow:hidden"></div>`;

/**
 * Two ways in which lists recycle their rows. Every third row has no ID but the same length, and the text before an ID
 * differs in length in each row, so that a stale range would highlight the wrong characters.
 */
const LISTS = {
  'that reuses its rows': () => {
    const rows = Array.from({ length: 24 }, () => document.createElement('p'));
    for (const row of rows) row.append(new Text(), document.createElement('b'), new Text());
    document.querySelector('#list')?.append(...rows);
    window.fill = (position) => {
      const ids: string[] = [];
      for (const [place, row] of rows.entries()) {
        const index = position + place;
        const id = `ABCD${1_234_000_000 + index}`;
        const isOrder = index % 3 === 0;
        const [before, bold, after] = row.childNodes;
        if (before)
          before.nodeValue = `${'Message '.repeat(24 + (index % 4))}${isOrder ? '' : id.slice(0, 6)}`;
        if (bold) bold.textContent = isOrder ? 'no tracking ' : id.slice(6);
        if (after) after.nodeValue = isOrder ? 'yet, is it lost?' : ' is it lost?';
        if (!isOrder) ids.push(id);
      }
      return ids;
    };
  },
  'that adds and removes its rows': () => {
    const list = document.querySelector('#list');
    const rows = new Map<number, Element>();
    window.fill = (position) => {
      for (const [index, row] of rows) {
        if (index >= position && index < position + 24) continue;
        row.remove();
        rows.delete(index);
      }
      const ids: string[] = [];
      for (let index = position; index < position + 24; index++) {
        const id = `ABCD${1_234_000_000 + index}`;
        if (index % 3 !== 0) ids.push(id);
        if (rows.has(index)) continue;
        const row = document.createElement('p');
        row.innerHTML = `${'Message '.repeat(24 + (index % 4))}<i>${index % 3 === 0 ? 'without one' : id}</i>`;
        // Scrolling back inserts rows above the present ones.
        const next = [...rows.keys()].filter((other) => other > index).sort((a, b) => a - b)[0];
        list?.insertBefore(row, next === undefined ? null : (rows.get(next) ?? null));
        rows.set(index, row);
      }
      return ids;
    };
  },
};

for (const [name, build] of Object.entries(LISTS)) {
  test(`highlights no stale text in any frame while a list scrolls ${name}`, async ({ openHtml }) => {
    const page = await openHtml(PAGE);
    await page.evaluate(build);
    // Down by seven rows at a time and back up, with a pause of some frames after each step.
    await page.evaluate((frames) => {
      let ids: string[] = [];
      window.step = (frame) => {
        const way = frame < frames / 2 ? frame : frames - frame;
        if (frame % 5 === 0) ids = window.fill((way / 5) * 7);
        return ids;
      };
    }, FRAMES);
    const seen = await playFrames(page, FRAMES);
    expect(seen.faults).toEqual([]);
    expect(seen.framesWithHighlights).toBeGreaterThan(FRAMES / 3);

    const rows = await page.evaluate(() => window.fill(400));
    for (const id of rows.slice(0, 4)) await expectHighlighted(page, id);
    expect(rows).toEqual(expect.arrayContaining(await highlightedTexts(page)));
  });
}
