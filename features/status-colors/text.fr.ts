import type { statusColorsText } from './text.en.ts';

export const frenchStatusColorsText: typeof statusColorsText = {
  title: 'Couleurs des statuts',
  lead: 'Les numéros surlignés peuvent montrer le dernier statut connu de leur expédition.',
  switch: 'Colorer les numéros selon le statut',
  on: 'Les numéros recherchés montrent la couleur de leur statut dans les tickets ouverts.',
  off: 'Tous les numéros ont le même aspect.',
  unreadableTitle: 'Le réglage enregistré ne peut pas être lu\u00a0: les couleurs sont désactivées.',
  unreadableAdvice:
    'S’il est endommagé, activez-les à nouveau. Un réglage d’une version plus récente est conservé.',
  notSwitched: 'Le réglage n’a pas pu être modifié.',
  retry: 'Réessayer',

  nothingSent: 'N’envoie aucune requête. N’utilise que les recherches de cette session du navigateur.',
  whoSees:
    'Le surlignage fait partie de la page. Tant qu’il est activé, les scripts du helpdesk peuvent voir le statut des numéros affichés, et qu’ils ont été recherchés.',

  legend: 'Aspect des numéros',
  sample: 'ABCD1234567890',
  neutral: 'Non recherché',
};
