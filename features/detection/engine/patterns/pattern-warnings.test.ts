import { describe, expect, it } from 'vitest';
import { inferPattern } from './infer-pattern.ts';
import { warningsFor } from './pattern-warnings.ts';

function warned(examples: string, counterExamples: string[] = []): string[] {
  const inference = inferPattern(examples.split(' '), counterExamples);
  if (!inference.ok) throw new Error(inference.problem.kind);
  return warningsFor(inference.pattern, counterExamples).map((warning) =>
    warning.kind === 'alsoFits' ? warning.what : warning.kind,
  );
}

describe('warnings', () => {
  it('are absent for a specific pattern', () => {
    expect(warned('UR04260000000000001 UR08260000000000731 UR11250000000004410')).toEqual([]);
    expect(warned('1Z999AA10123456784 1Z12345E0205271688 1Z5R89390357567127')).toEqual([]);
  });

  it.each([
    ['5145550123 5145550188 4385550100', ['digitsOnly', 'phone']],
    ['4111111111111111 5500005555555559 4000000000000002', ['digitsOnly', 'card']],
    ['ORD1000001 ORD2000002 ORD3000003', ['order']],
    ['INV20260001 INV20260022 INV20260333', ['invoice']],
    ['RMA100200 RMA300400 RMA500600', ['return']],
    ['20261103 20261104 20251001', ['digitsOnly', 'date', 'product']],
    ['A1234 A2345 A3456', ['short']],
    ['7XKQM4AB A2B9CC1D 11AB99ZZ', ['noFixedLetters']],
    ['DE89370400440532013000 DE12500105170648489890 DE75512108001245126199', ['account']],
  ])('%s', (examples, expected) => {
    expect(warned(examples)).toEqual(expect.arrayContaining(expected));
  });

  it('include counter-examples that match', () => {
    expect(warned('UR10000001 UR20000002 UR30000003', ['UR99999999', 'XY99999999'])).toEqual([
      'counterExamples',
    ]);
  });

  it('are the same every time', () => {
    const examples = '5145550123 5145550188 4385550100';
    expect(warned(examples)).toEqual(warned(examples));
  });
});
