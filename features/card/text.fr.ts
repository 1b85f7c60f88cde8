import type { cardText } from './text.en.ts';

export const frenchCardText: typeof cardText = {
  emptyTitle: 'Rien à afficher.',
  emptyAdvice: 'Fermez cette fiche et cliquez à nouveau sur le numéro de suivi.',
  openInPanel: 'Panneau',
  keepOpen: 'Garder ouverte',
  previousId: 'Numéro précédent',
  nextId: 'Numéro suivant',
  idPlace: (place, count, hasMore) =>
    `${place === 0 ? '–' : place} sur ${count}${hasMore ? '+' : ''} dans ce ticket`,
  opening: 'Ouverture…',
  goneTitle: 'Cette page n’affiche plus ce numéro.',
  goneAdvice: 'Vérifiez qu’il s’agit du bon ticket avant de répondre.',
  hiddenTitle: 'Rien n’a été modifié\u00a0: cette page recouvre ou déplace la fiche.',
  hiddenAdvice: 'Faites la modification dans le popup.',
  showOutsidePage: 'Ouvrir le popup',
};
