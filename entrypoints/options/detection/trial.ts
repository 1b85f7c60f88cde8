import type { KeptPattern } from '../../../utils/detection.ts';
import { findTrackingIds, type Match } from '../../../utils/tracking/detect.ts';
import { type DetectionRules, isDefault } from '../../../utils/tracking/rules.ts';
import { fitsPattern, type TaughtPattern } from '../../../utils/tracking/taught-pattern.ts';

/** What finds an ID: the pattern that is being taught, a kept one by its name, or something else. */
export type Finder = { by: 'draft' | 'otherwise' } | { by: 'kept'; name: string };

/** A piece of the text: an ID with what finds it, or what stands between two IDs. */
export interface Segment {
  /** Offset in the whole text. */
  start: number;
  text: string;
  finder?: Finder;
}

export interface Trial {
  segments: Segment[];
  /** IDs by what finds them, each once. */
  groups: { finder: Finder; ids: string[] }[];
  /** IDs that would be found but for the rules, each once. */
  leftOut: string[];
}

function finderOf(match: Match, draft: TaughtPattern | undefined, kept: readonly KeptPattern[]): Finder {
  if (match.evidence !== 'taught') return { by: 'otherwise' };
  if (draft && fitsPattern(match.id, draft)) return { by: 'draft' };
  const pattern = kept.find((each) => fitsPattern(match.id, each.pattern));
  return pattern ? { by: 'kept', name: pattern.name } : { by: 'otherwise' };
}

const ORDER: readonly Finder['by'][] = ['draft', 'kept', 'otherwise'];

const keyOf = (finder: Finder): string => (finder.by === 'kept' ? `kept ${finder.name}` : finder.by);

/** What would be found in a text with the kept patterns and the one that is being taught, under the rules. */
export function tryOn(
  text: string,
  draft: TaughtPattern | undefined,
  kept: readonly KeptPattern[],
  rules: DetectionRules,
): Trial {
  const taught = [...(draft ? [draft] : []), ...kept.map(({ pattern }) => pattern)];
  const segments: Segment[] = [];
  const groups = new Map<string, { finder: Finder; ids: Set<string> }>();
  let at = 0;
  const found = findTrackingIds(text, { taught, rules });
  const ids = new Set(found.map(({ id }) => id));
  const all = isDefault(rules) ? found : findTrackingIds(text, { taught });
  for (const match of found) {
    const finder = finderOf(match, draft, kept);
    const group = groups.get(keyOf(finder)) ?? { finder, ids: new Set() };
    groups.set(keyOf(finder), group);
    group.ids.add(match.id);
    segments.push(
      { start: at, text: text.slice(at, match.start) },
      { start: match.start, text: text.slice(match.start, match.end), finder },
    );
    at = match.end;
  }
  segments.push({ start: at, text: text.slice(at) });
  return {
    segments: segments.filter((segment) => segment.text !== ''),
    groups: [...groups.values()]
      .sort((one, two) => ORDER.indexOf(one.finder.by) - ORDER.indexOf(two.finder.by))
      .map((group) => ({ finder: group.finder, ids: [...group.ids] })),
    leftOut: [...new Set(all.map(({ id }) => id))].filter((id) => !ids.has(id)),
  };
}
