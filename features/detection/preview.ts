import { findTrackingIds, type Match } from './engine/detect.ts';
import { type CustomPattern, fitsPattern } from './engine/patterns/custom-pattern.ts';
import { type DetectionRules, isDefault } from './engine/rules.ts';
import type { SavedPattern } from './model.ts';
import type { PatternDraftState } from './pattern-draft-state.ts';

/** The source of a match: the draft, a saved pattern, or the built-in detection. */
export type Finder = { by: 'draft' | 'otherwise' } | { by: 'saved'; name: string };

/** A piece of the text: an ID with its finder, or the text between two IDs. */
export interface Segment {
  /** Offset in the whole text. */
  start: number;
  text: string;
  finder?: Finder;
}

interface DetectionPreview {
  segments: Segment[];
  /** IDs by finder, each once. */
  groups: { finder: Finder; ids: string[] }[];
  /** IDs that only the rules exclude, each once. */
  leftOut: string[];
}

function finderOf(match: Match, draft: CustomPattern | undefined, saved: readonly SavedPattern[]): Finder {
  if (match.evidence !== 'pattern') return { by: 'otherwise' };
  if (draft && fitsPattern(match.id, draft)) return { by: 'draft' };
  const pattern = saved.find((each) => fitsPattern(match.id, each.pattern));
  return pattern ? { by: 'saved', name: pattern.name } : { by: 'otherwise' };
}

const ORDER: readonly Finder['by'][] = ['draft', 'saved', 'otherwise'];

const keyOf = (finder: Finder): string => (finder.by === 'saved' ? `saved ${finder.name}` : finder.by);

/** The IDs that the detector would find in a text with the saved patterns, the draft and the rules. */
function previewDetection(
  text: string,
  draft: CustomPattern | undefined,
  saved: readonly SavedPattern[],
  rules: DetectionRules,
): DetectionPreview {
  const patterns = [...(draft ? [draft] : []), ...saved.map(({ pattern }) => pattern)];
  const segments: Segment[] = [];
  const groups = new Map<string, { finder: Finder; ids: Set<string> }>();
  let at = 0;
  const found = findTrackingIds(text, { patterns, rules });
  const ids = new Set(found.map(({ id }) => id));
  const all = isDefault(rules) ? found : findTrackingIds(text, { patterns });
  for (const match of found) {
    const finder = finderOf(match, draft, saved);
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
      .sort((a, b) => ORDER.indexOf(a.finder.by) - ORDER.indexOf(b.finder.by))
      .map((group) => ({ finder: group.finder, ids: [...group.ids] })),
    leftOut: [...new Set(all.map(({ id }) => id))].filter((id) => !ids.has(id)),
  };
}

/**
 * The preview of a draft on its text. Not part of the draft's state, which every page of the options loads: the detector
 * comes with the page that shows it.
 */
export const previewOf = ({ text, pattern, others, rules }: PatternDraftState): DetectionPreview =>
  previewDetection(text.value, pattern.value, others.value, rules.value);
