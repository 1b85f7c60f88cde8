import { describe, expect, test } from 'vitest';
import { spanishMessages } from '../catalogue.es.ts';
import { frenchMessages } from '../catalogue.fr.ts';
import { type AllMessages, allEnglishMessages } from '../catalogue.ts';
import type { Language } from '../language/model.ts';

const MESSAGES: Record<
  Language,
  Pick<AllMessages, 'settingsFile' | 'rules' | 'replyForm' | 'statusColors' | 'photos'>
> = { en: allEnglishMessages, fr: frenchMessages, es: spanishMessages };

describe.each(Object.entries(MESSAGES))(
  'the preview of an import in %s',
  (_, { settingsFile, rules, replyForm, statusColors, photos }) => {
    test('names a switch as its page does', () => {
      const label = {
        labels: rules.labels,
        carriers: rules.carriers,
        leavesNameOut: replyForm.leaveNameOut,
        statusColours: statusColors.switch,
        proofOnDemand: photos.switch,
      };
      for (const kind of Object.keys(label) as (keyof typeof label)[])
        expect(settingsFile.change({ kind, from: false, to: true }).name).toContain(label[kind]);
    });

    test('shows the position of the switch, where the file says the opposite', () => {
      const switched = settingsFile.change({ kind: 'statusColours', from: true, to: false });
      const photosOff = settingsFile.change({ kind: 'proofOnDemand', from: false, to: true });
      expect(photosOff.from).toBe(switched.from);
      expect(photosOff.to).toBe(switched.to);
    });
  },
);
