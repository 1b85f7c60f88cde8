import { listIn } from '../wording.ts';
import type { newerDataText } from './text.en.ts';

/** The users' names for the stored items. */
const NAMES: Record<string, string> = {
  'connection.settings': 'la connexion',
  'helpdesks.sites': 'les helpdesks et sites',
  'detection.patterns': 'les formats',
  'detection.rules': 'les règles de détection',
  'status-colors.enabled': 'l’activation des couleurs des statuts',
  'proof.preference': 'la préférence pour les photos',
  'language.choice': 'la langue',
  'replies.templates': 'les modèles de réponse',
  'replies.choices': 'la langue des réponses',
  'watch.watches': 'les numéros surveillés',
  'recent.entries': 'les numéros récents',
  'webhook.history': 'les anciens webhooks de test',
};

const join = /* @__PURE__ */ listIn('fr');
const list = (keys: readonly string[]): string => join(keys.map((key) => NAMES[key] ?? key));

export const frenchNewerDataText: typeof newerDataText = {
  title: 'Une version plus récente de Waybill a enregistré une partie de vos données.',
  advice: (keys) =>
    `Cette version ne peut ni les lire ni les modifier\u00a0: ${list(keys)}. Mettez Waybill à jour pour les utiliser, ou remplacez-les par les valeurs par défaut.`,
  replace: 'Remplacer…',
  confirmTitle: 'Remplacer ce que la version plus récente a enregistré\u202f?',
  confirmAdvice: (keys) => `Ces données seront perdues définitivement\u00a0: ${list(keys)}.`,
  confirm: 'Remplacer',
  cancel: 'Annuler',
};
