import { createRandom, type Random } from '../../tests/random.ts';
import { paragraph } from './sentences.ts';

const PEOPLE = [
  'Ana Ruiz',
  'Jonas Weber',
  'Claire Petit',
  'Sam Okafor',
  'Mei Tanaka',
  'Lena Vogt',
  'Tom Hale',
];

/** Texts that mention an ID. */
const MENTIONS: readonly ((id: string) => string)[] = [
  (id) => `The tracking number is ${id}.`,
  (id) => `My parcel <b>${id}</b> has not moved for days.`,
  (id) => `Tracking ID: <span class="code">${id}</span>`,
  (id) => `Shipment ${id} was handed over on Monday.`,
];

/** Every tenth message has an ID, starting with the third, which is in view when the thread opens. */
export function hasId(index: number): boolean {
  return index % 10 === 2;
}

/** The ID of a message. @param series distinguishes threads, so that IDs of a replaced thread can be detected */
export function idOf(series: number, index: number): string {
  return `WBTK${String(series).padStart(3, '0')}${String(index).padStart(7, '0')}`;
}

/**
 * One message in the layout of a helpdesk: avatar, header, text, link and quoted text.
 * @param id the ID in the message, if any
 */
export function messageHtml(id: string | undefined, random: Random): string {
  const person = random.pick(PEOPLE);
  const initials = person.replace(/[a-z ]/g, '');
  const mention = id === undefined ? '' : `<p>${random.pick(MENTIONS)(id)}</p>`;
  const link =
    random.below(3) === 0
      ? `<p>See <a href="https://help.example/articles/${random.digits(6)}">our return policy</a> for details.</p>`
      : '';
  const quote =
    random.below(3) === 0
      ? `<blockquote><p>On Tuesday ${random.pick(PEOPLE)} wrote:</p><p>${paragraph(random, 1)}</p></blockquote>`
      : '';
  const header = `<header><b>${person}</b> <span class="to">to</span> <a href="mailto:support@acme.example">Support</a> <time>${1 + random.below(28)} Mar, 09:${10 + random.below(50)}</time></header>`;
  const body = `<p>Hello,</p><p>${paragraph(random, 2 + random.below(2))}</p>${mention}<p>${paragraph(random, 1)}</p>${link}${quote}`;
  return `<article class="message"><span class="avatar a${random.below(6)}">${initials}</span><div class="card">${header}<div class="body">${body}</div></div></article>`;
}

/** All messages of a thread, in order. @param series also determines their words */
export function threadMessages(series: number, length: number): string[] {
  const random = createRandom(series + 1);
  return Array.from({ length }, (_, index) =>
    messageHtml(hasId(index) ? idOf(series, index) : undefined, random),
  );
}
