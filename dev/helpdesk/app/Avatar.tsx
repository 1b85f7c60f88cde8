const COLORS = 6;

function initials(name: string): string {
  const words = name.split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('');
}

function colorOf(name: string): number {
  const hash = [...name].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 1009, 0);
  return hash % COLORS;
}

/** A person's initials on a disc in a colour derived from the name. */
export function Avatar({ name }: { name: string }) {
  return (
    <span class={`avatar avatar-${colorOf(name)}`} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
