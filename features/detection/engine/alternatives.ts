/** A letter that stands for itself, and the rest of an alternative. Anything else, such as `[ _-]?` or `\\.?`, is not split. */
const LETTER = /^([a-z])(?![?*+{])(.*)$/;

/** The alternatives that begin with one letter, or one alternative that begins with something else. */
interface Branch {
  readonly letter: string;
  readonly rests: string[];
}

/** Alternatives by their first letter, in order. Nothing moves past one that begins with something else. */
function branchesOf(alternatives: readonly string[]): Branch[] {
  const branches: Branch[] = [];
  let open = new Map<string, Branch>();
  for (const alternative of alternatives) {
    const [, letter = '', rest = alternative] = LETTER.exec(alternative) ?? [];
    if (letter === '') open = new Map();
    const known = open.get(letter);
    if (known) known.rests.push(rest);
    else {
      const branch = { letter, rests: [rest] };
      branches.push(branch);
      if (letter) open.set(letter, branch);
    }
  }
  return branches;
}

/**
 * Joins alternatives of an expression so that common beginnings are written, compiled and tried once: `parcel|paket`
 * becomes `pa(?:rcel|ket)`. What matches stays the same, and which of several matches wins, because only alternatives
 * with different first letters change places.
 */
export function joinAlternatives(alternatives: readonly string[]): string {
  return branchesOf([...new Set(alternatives)])
    .map(({ letter, rests }) => {
      if (rests.length === 1) return letter + rests.join('');
      const rest = joinAlternatives(rests);
      return letter + (branchesOf(rests).length === 1 ? rest : `(?:${rest})`);
    })
    .join('|');
}
