import type { Vocabulary } from './language.ts';

/**
 * Romanian, Hungarian, Croatian, Serbian and Slovenian: the commonest labels. The first script of a page has no room for
 * their words, so that all are listed as abbreviations.
 */
export const easternLabels = {
  tracking: [],
  abbreviations: ['urmărire', 'colet', 'csomag', 'nyomkövetés*', 'pošiljk*', 'praćenj*', 'sledenj*'],
  paths: [],
  number: ['număr*', 'szám*', 'broj', 'številk*'],
  of: ['za'],
} satisfies Vocabulary;
