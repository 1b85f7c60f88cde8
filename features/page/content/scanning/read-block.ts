import type { Match } from '../../../detection/engine/detect.ts';
import type { Occurrence } from '../../occurrences.ts';
import { cellLabel, isCell } from './cell-label.ts';
import type { Detection } from './detection.ts';
import { pointAt, type TextRun } from './text-run.ts';

/** A cheap first check of an address; `findInLink` decides. */
const TRACKING_ADDRESS = /^https?:.*\d/i;

/** Selector for links that may lead to a tracking page. */
export const LINKS = 'a[href^="http" i]';

/** Whether a link's address may contain an ID. */
export function mayTrack(link: Element): boolean {
  return TRACKING_ADDRESS.test(link.getAttribute('href') ?? '');
}

/** The prefilter for the text of an element. The text of a labelled cell does not need a label word. */
export function mayContainIdIn(element: Element, text: string, detection: Detection): boolean {
  if (detection.mayContainId(text)) return true;
  return isCell(element) && detection.mayContainId(text, true) && cellLabel(element) !== undefined;
}

type LinkMatch = Pick<Match, 'id' | 'start' | 'end' | 'evidence'>;

/** The IDs of a text that was read from an element. */
export function occurrencesIn(run: TextRun, element: Element, detection: Detection): Occurrence[] {
  const matches = detection.find(run.text, cellLabel(element));
  return [...matches, ...findLinked(run, detection)].flatMap((match) => toOccurrence(run, match) ?? []);
}

/** IDs in the addresses of links. They are placed on the whole text of the link, unless the text contains the ID. */
function findLinked(run: TextRun, detection: Detection): LinkMatch[] {
  return run.links.flatMap(({ href, start, end }) => {
    const ids = TRACKING_ADDRESS.test(href) ? detection.findInLink(href) : [];
    const text = run.text.slice(start, end);
    if (ids.length === 0 || text.trim() === '') return [];
    const shown = new Set(detection.find(text).map(({ id }) => id));
    return ids.filter((id) => !shown.has(id)).map((id) => ({ id, start, end, evidence: 'link' as const }));
  });
}

function toOccurrence(run: TextRun, match: LinkMatch): Occurrence | undefined {
  const start = pointAt(run, match.start, false);
  const end = pointAt(run, match.end, true);
  return start && end && { id: match.id, evidence: match.evidence, start, end };
}
