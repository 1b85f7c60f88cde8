import { describe, expect, test } from 'vitest';
import { REPLY_LANGUAGES } from './language.ts';
import { PLACEHOLDERS, type ReplyValues } from './placeholder.ts';
import { renderTemplate } from './render.ts';
import { SAMPLE_ID, sampleShipment } from './sample.ts';
import { REPLY_STATES } from './state.ts';
import { defaultTemplate, TemplateEditsSchema, templateOf, withTemplate } from './templates.ts';
import { replyValues } from './values.ts';

const CASES = REPLY_LANGUAGES.flatMap((language) => REPLY_STATES.map((state) => ({ language, state })));

/** Every set of values that differs from all values by any two. */
function fewerValues(all: ReplyValues): ReplyValues[] {
  return PLACEHOLDERS.flatMap((first) =>
    PLACEHOLDERS.map((second) => {
      const { [first]: _first, [second]: _second, ...rest } = { ...all };
      return { ...rest, trackingId: SAMPLE_ID };
    }),
  );
}

describe('the defaults', () => {
  test.each(CASES)('$language, $state: everything that is known is said, and reads well without', (each) => {
    const template = defaultTemplate(each.language, each.state);
    const all = replyValues(SAMPLE_ID, sampleShipment(each.state), {
      language: each.language,
      locale: each.language,
    });
    const full = renderTemplate(template, all);
    expect(full).toMatchObject({ ok: true, missing: [] });
    for (const values of [all, { trackingId: SAMPLE_ID }, ...fewerValues(all)]) {
      const rendering = renderTemplate(template, values);
      const text = rendering.ok ? rendering.text : '';
      expect(text).toContain(SAMPLE_ID);
      expect(text).not.toMatch(/undefined|null|[{}[\]]| {2}| [.,]|\n{3}|“”|«\s*»|:\s*(?:\.|$)/);
      // Greeting, what is so, what to do.
      expect(text.split('\n\n').length).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(REPLY_STATES)('%s names the same things in every language', (state) => {
    const names = REPLY_LANGUAGES.map((language) =>
      [...defaultTemplate(language, state).matchAll(/\{\w+\}/g)].map(([name]) => name).sort(),
    );
    for (const each of names) expect(each).toEqual(names[0]);
  });
});

describe('changed templates', () => {
  test('one takes the place of its default, in its language only', () => {
    const edits = withTemplate({}, 'fr', 'moving', 'Ça roule.');
    expect(templateOf(edits, 'fr', 'moving')).toBe('Ça roule.');
    expect(templateOf(edits, 'en', 'moving')).toBe(defaultTemplate('en', 'moving'));
    expect(templateOf(edits, 'fr', 'problem')).toBe(defaultTemplate('fr', 'problem'));
  });

  test('the default text is no change, and is not kept', () => {
    const edits = withTemplate({}, 'fr', 'moving', 'Ça roule.');
    expect(withTemplate(edits, 'fr', 'moving', defaultTemplate('fr', 'moving'))).toEqual({ fr: {} });
  });

  test('only known states and languages can be stored', () => {
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
