import { describe, expect, test } from 'vitest';
import { REPLY_LANGUAGES } from '../languages.ts';
import { REPLY_STATES, TemplateEditsSchema } from '../model.ts';
import { PLACEHOLDERS, type ReplyValues } from './placeholders.ts';
import { SAMPLE_ID, sampleShipment } from './sample-shipment.ts';
import { defaultTemplate, templateOf, withTemplate } from './template-edits.ts';
import { personalValues, placeholderValues } from './values.ts';
import { renderTemplate } from './write-reply.ts';

/** The reply about several IDs has other values and its own test. */
const CASES = REPLY_LANGUAGES.flatMap((language) =>
  REPLY_STATES.filter((state) => state !== 'several').map((state) => ({ language, state })),
);

/** All sets of values that lack any two. */
function fewerValues(all: ReplyValues): ReplyValues[] {
  return PLACEHOLDERS.flatMap((first) =>
    PLACEHOLDERS.map((second) => {
      const { [first]: _first, [second]: _second, ...rest } = { ...all };
      return { ...rest, trackingId: SAMPLE_ID };
    }),
  );
}

describe('the default templates', () => {
  test.each(CASES)('$language, $state: uses every known value and reads well without any', (each) => {
    const template = defaultTemplate(each.language, each.state);
    const all = {
      ...placeholderValues(SAMPLE_ID, sampleShipment(each.state), {
        language: each.language,
        locale: each.language,
      }),
      ...personalValues('Alex Sample', { agent: 'Kim Sample', signature: 'Best,\nKim' }),
    };
    const full = renderTemplate(template, all);
    expect(full).toMatchObject({ ok: true, missing: [] });
    for (const values of [all, { trackingId: SAMPLE_ID }, ...fewerValues(all)]) {
      const rendering = renderTemplate(template, values);
      const text = rendering.ok ? rendering.text : '';
      expect(text).toContain(SAMPLE_ID);
      expect(text).not.toMatch(/undefined|null|[{}[\]]| {2}| [.,]|\n{3}|“”|«\s*»|:\s*(?:\.|$)/);
      // Greeting, facts, next step.
      expect(text.split('\n\n').length).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(REPLY_STATES)('%s has the same placeholders in every language', (state) => {
    const names = REPLY_LANGUAGES.map((language) =>
      [...defaultTemplate(language, state).matchAll(/\{\w+\}/g)].map(([name]) => name).sort(),
    );
    for (const each of names) expect(each).toEqual(names[0]);
  });
});

describe('edited templates', () => {
  test('replaces the default in its own language only', () => {
    const edits = withTemplate({}, 'fr', 'moving', 'Ça roule.');
    expect(templateOf(edits, 'fr', 'moving')).toBe('Ça roule.');
    expect(templateOf(edits, 'en', 'moving')).toBe(defaultTemplate('en', 'moving'));
    expect(templateOf(edits, 'fr', 'problem')).toBe(defaultTemplate('fr', 'problem'));
  });

  test('is not stored if it equals the default', () => {
    const edits = withTemplate({}, 'fr', 'moving', 'Ça roule.');
    expect(withTemplate(edits, 'fr', 'moving', undefined)).toEqual({ fr: {} });
  });

  test('is stored for known states and languages only', () => {
    expect(TemplateEditsSchema.safeParse({ en: { moving: 'x' }, es: {} }).success).toBe(true);
    for (const wrong of [
      { xx: {} },
      { en: { lost: 'x' } },
      { en: { moving: 1 } },
      { en: { moving: 'x'.repeat(5001) } },
    ])
      expect(TemplateEditsSchema.safeParse(wrong).success).toBe(false);
  });
});
