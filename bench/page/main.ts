import { createRandom } from '../../tests/random.ts';
import { hasId, idOf, messageHtml, threadMessages } from '../thread/message.ts';
import { startAudit } from './audit.ts';
import { checkMarks, marks } from './marks.ts';

/** Series of IDs; the initial thread has series 0. */
const ROUTES = [1, 2];
const STREAMED = 3;
const APPENDED = 4;
/** The maximum wait for an ID to be highlighted. */
const PATIENCE_MS = 1_000;

/** The time until the frame in which an ID is highlighted, in milliseconds after `from`. */
function whenMarked(id: string, from: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    function look(): void {
      const elapsed = performance.now() - from;
      if (marks().some(({ text }) => text === id)) resolve(elapsed);
      else if (elapsed > PATIENCE_MS) resolve(undefined);
      else requestAnimationFrame(look);
    }
    requestAnimationFrame(look);
  });
}

const nextFrame = (): Promise<undefined> =>
  new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));

/** The thread in a console; the document itself where it is plain. */
const scrolledBy = (thread: HTMLElement): Element =>
  thread.scrollHeight > thread.clientHeight ? thread : document.documentElement;

function startPage(thread: HTMLElement): void {
  const audit = location.search === '?audit' ? startAudit(thread) : undefined;
  const random = createRandom(APPENDED);
  let messages: string[] = [];
  let threads: string[] = [];
  let appended = 0;
  let routes = 0;

  window.bench = {
    prepare(streamed, routeLength) {
      messages = Array.from({ length: streamed }, (_, index) =>
        messageHtml(hasId(index) ? idOf(STREAMED, index) : undefined, random),
      );
      threads = ROUTES.map((series) => threadMessages(series, routeLength).join('\n'));
    },
    append(isWatched) {
      const id = idOf(APPENDED, appended++);
      const html = messageHtml(id, random);
      const from = performance.now();
      thread.insertAdjacentHTML('beforeend', html);
      const scrolled = scrolledBy(thread);
      scrolled.scrollTop = scrolled.scrollHeight;
      return isWatched ? whenMarked(id, from) : nextFrame();
    },
    stream(count, everyMs) {
      return new Promise((resolve) => {
        let added = 0;
        const timer = setInterval(() => {
          thread.insertAdjacentHTML('beforeend', messages[added++] ?? '');
          if (added < count) return;
          clearInterval(timer);
          resolve();
        }, everyMs);
      });
    },
    route() {
      thread.innerHTML = threads[routes++ % threads.length] ?? '';
      thread.scrollTop = 0;
    },
    scrollToStart() {
      scrolledBy(thread).scrollTop = 0;
    },
    jump(place) {
      const scrolled = scrolledBy(thread);
      scrolled.scrollTop = place * (scrolled.scrollHeight - scrolled.clientHeight);
    },
    check: () => checkMarks(thread),
    audit() {
      if (!audit) throw new Error('The page was loaded without ?audit.');
      return audit();
    },
  };
}

const thread = document.getElementById('thread');
if (thread) startPage(thread);
