/** The expressions that most texts with a number need, and that are large. */
const frequent: RegExp[] = [];

/** Characters that no word and no number has. */
const LONG_TEXT = '\x7f'.repeat(1_000);

/**
 * Marks expressions that are to be compiled before the first text (`compileNext`). V8 compiles an expression to byte
 * code for its first text and to machine code for its second one, which takes twice as long as machine code at once. It
 * does that for a text of a thousand characters. Expressions that few texts need are left out: they are compiled when
 * such a text comes.
 * @param expressions may be sticky or global: where they go on from is as before
 */
export function frequently(...expressions: readonly RegExp[]): void {
  frequent.push(...expressions);
}

/** Compiles the next of these expressions. @returns false if none is left */
export function compileNext(): boolean {
  const expression = frequent.pop();
  if (!expression) return false;
  expression.test(LONG_TEXT);
  expression.lastIndex = 0;
  return true;
}
