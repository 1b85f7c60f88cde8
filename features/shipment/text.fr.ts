import type { SpokenTime } from '../../utils/format-time.ts';
import { pluralIn } from '../wording.ts';
import type { stateText } from './state-text.en.ts';
import { frenchStatusNames } from './status-names.fr.ts';
import type { technicalText } from './technical-text.en.ts';
import type { shipmentText } from './text.en.ts';

/** The part of the strings about shipments that the background shows as well, in notifications. */
export const frenchStateText: typeof stateText = {
  statusCategory: {
    notShipped: 'Pas encore expédié',
    inTransit: 'En transit',
    outForDelivery: 'En livraison',
    waitingForPickup: 'À retirer',
    noUpdate: 'Sans nouvelles',
    problem: 'Incident',
    returned: 'Retourné',
    delivered: 'Livré',
    unknown: 'Inconnu',
  },
};

const plural = /* @__PURE__ */ pluralIn('fr');
const counted = (count: number, one: string, more: string) => `${count} ${plural(count, one, more)}`;

/** `hier, 14:32 heure locale` or `le mer. 18 nov.`. A time whose zone is not known is the place's own. */
const withTime = (day: string, { time, isLocal }: SpokenTime) => {
  const zoned = time && isLocal ? `${time}\u00a0heure\u00a0locale` : time;
  return zoned ? `${day}, ${zoned}` : day;
};

export const frenchShipmentText: typeof shipmentText = {
  ...frenchStateText,
  statusNames: frenchStatusNames,
  onItsWayWith: (carrier) => `En cours d’acheminement avec ${carrier}`,
  outForDeliveryWith: (carrier) => `En livraison par ${carrier}`,
  outForDelivery: 'En livraison',
  unknownStatus: (status) => `${status} (statut inconnu)`,
  onlyStatusCode: (code) => `Code de statut ${code}`,
  noStatus: 'Sans statut',

  shipmentNamed: (trackingId) => `Expédition ${trackingId}`,
  copyId: 'Copier le numéro',
  otherId: (trackingId) => `La plateforme a renvoyé un autre numéro\u00a0: ${trackingId}`,
  updated: 'Mis à jour',
  noUpdateTime: 'Heure non indiquée',
  zone: { local: 'heure locale', yours: 'votre heure' },
  noZone: (time) => `${time} (heure locale indiquée\u202f; fuseau horaire non précisé)`,

  platformStatus: 'Statut de la plateforme',
  statusWithCode: (status, code) => `${status} (${code})`,

  handOffTitle: 'Acheminement',
  platform: 'Notre réseau',
  transferCarrier: 'Transporteur partenaire',
  carrierRole: {
    notShipped: 'annoncé',
    inTransit: 'en transit',
    outForDelivery: 'en livraison',
    waitingForPickup: 'détient le colis',
    noUpdate: 'pris en charge',
    problem: 'pris en charge',
    returned: 'pris en charge',
    delivered: 'livré',
    unknown: 'pris en charge',
  },
  track: 'Suivre',
  trackAt: (carrier) => `Suivre chez ${carrier}`,
  copyCarrierId: 'Copier le numéro de suivi du transporteur',
  proofNumber: 'Numéro',

  addressTitle: 'Adresse',
  copyAddress: 'Copier l’adresse',

  technicalTitle: 'Détails techniques',
  unreadCount: (count) => `${counted(count, 'champ illisible', 'champs illisibles')}`,
  quoted: (text) => `«\u00a0${text}\u00a0»`,

  summary: {
    sandbox: '[SANDBOX, données de test]',
    fact: (name, value) => `${name}\u00a0: ${value}`,
    status: 'Statut de la plateforme',
    updated: 'Mis à jour',
    updatedAt: (time) => `mis à jour ${time}`,
    lastSeen: 'Dernier scan',
    carrier: 'Transporteur',
    receivedBy: 'Reçu par',
    receivedOn: 'Livré le',
    proofNumber: 'Numéro de preuve',
    checked: 'Vérifié',
    environment: 'Environnement',
    images: (count) => counted(count, 'photo de preuve', 'photos de preuve'),
  },

  notFound: {
    badge: 'Introuvable',
    title: 'Aucune expédition trouvée pour ce numéro',
    advice: {
      none: 'Vérifiez-le auprès du client.',
      production: 'Vérifiez-le auprès du client ou cherchez en production.',
      sandbox: 'Vérifiez-le auprès du client ou cherchez dans la sandbox.',
    },
    lookIn: { production: 'Chercher en production', sandbox: 'Chercher dans la sandbox' },
  },
  notSetUp: {
    title: {
      production: 'La production n’est pas encore configurée.',
      sandbox: 'La sandbox n’est pas encore configurée.',
    },
    advice:
      'Dans les paramètres, saisissez son URL et sa clé, ou faites passer les recherches à l’autre environnement.',
    openSettings: 'Ouvrir les paramètres',
  },
  environment: { production: 'Production', sandbox: 'Sandbox' },
  elsewhere: {
    production: 'Vient de la production, pour ce numéro seulement. Vos recherches restent dans la sandbox.',
    sandbox: 'Vient de la sandbox, pour ce numéro seulement. Vos recherches restent en production.',
  },

  was: 'Avant\u00a0:',
  seen: {
    today: (time) => `aujourd’hui à ${time}`,
    yesterday: (time) => `hier à ${time}`,
    earlier: (dayAndTime) => `le ${dayAndTime}`,
  },

  unfamiliar: 'Format de numéro inconnu.',
  teach: 'Ajouter ce format',
  notIdAsk: 'Pas un numéro de suivi\u202f?',
  notId: 'L’ignorer',
  notIdListed: 'Ne sera plus surligné dans les tickets.',
  notIdUndo: 'Annuler',
  notIdFailed: 'La liste n’a pas pu être modifiée. Elle est peut-être pleine.',

  watch: {
    toggle: 'Surveiller jusqu’à la livraison',
    isFull: 'Limite de surveillances atteinte. Arrêtez-en une dans le popup.',
    until: (day) => `Surveillé jusqu’à la livraison (au plus tard le ${day}).`,
    withNotifications: 'Vous serez averti des changements.',
    withoutNotifications: 'Les changements s’affichent dans le popup.',
  },

  lookingUp: 'Recherche…',
  refreshing: 'Actualisation…',
  checked: (age) => (age ? `Vérifié ${age}` : 'Vérifié à l’instant'),
  showsOld: (age) => (age ? `Résultat obtenu ${age}.` : 'Résultat obtenu à l’instant.'),

  spokenTime: (time) => withTime(time.near ?? `le ${time.day}`, time),
  writtenTime: (time) => withTime(`le ${time.fullDay}`, time),
  deliveredTo: {
    deliveredToNeighbour: 'Livré à un voisin',
    deliveredToLocker: 'Livré dans un casier',
    deliveredToSafePlace: 'Déposé dans un lieu sûr',
    deliveredToReception: 'Livré à l’accueil',
    collected: 'Retiré par le destinataire',
  },
  delivered: ({ how, when, recipient, carrier }) => {
    if (!how && !when && recipient) return `Remis à ${recipient}`;
    const delivered = `${how ?? 'Livré'}${!recipient && carrier ? ` par ${carrier}` : ''}`;
    const timed = when ? `${delivered} ${when}` : delivered;
    return recipient ? `${timed}, reçu par ${recipient}` : timed;
  },
  noUpdateSince: (days) => `Sans nouvelles · ${days}\u00a0j`,
  notScannedSince: (day) => `Non scanné depuis le ${day}`,
  lastSeenIn: (place) => `Dernier scan\u00a0: ${place}`,
  lastUpdateAt: 'Dernière mise à jour à',

  map: 'Carte sur OpenStreetMap',
  mapShort: 'Carte',
  mapHint: 'Ouvre openstreetmap.org, qui recevra cette adresse',

  eventsTitle: 'Événements',
  showAllEvents: (count) => `Afficher les ${count} événements`,
  showFewerEvents: 'Afficher moins d’événements',
  noEventTime: 'Heure non indiquée',
  eventsLeftOut: (count) =>
    `${counted(count, 'autre événement figure', 'autres événements figurent')} seulement dans la réponse brute.`,
};

export const frenchTechnicalText: typeof technicalText = {
  fieldName: {
    trackingId: 'numéro de suivi',
    status: 'statut',
    statusCode: 'code de statut',
    updatedAt: 'heure de la mise à jour',
    address: 'adresse',
    transferCarrierName: 'transporteur partenaire',
    transferCarrierTrackingId: 'numéro de suivi du transporteur partenaire',
    proofOfDelivery: 'preuve de livraison',
    recipient: 'destinataire',
    deliveryDate: 'date de livraison',
    deliveryTime: 'heure de livraison',
    trackingNumber: 'numéro de la preuve',
    pods: 'photos de preuve',
    address1: 'ligne d’adresse 1',
    address2: 'ligne d’adresse 2',
    address3: 'ligne d’adresse 3',
    city: 'ville',
    province: 'province',
    postalCode: 'code postal',
    country: 'pays',
    latitude: 'latitude',
    longitude: 'longitude',
  },
  expected: {
    text: 'un texte',
    wholeNumber: 'un nombre entier',
    number: 'un nombre',
    dateTime: 'une date et une heure',
    date: 'une date',
    time: 'une heure',
    object: 'un groupe de champs',
    list: 'une liste',
    imageAddress: 'une adresse d’image sûre',
    event: 'un événement avec un texte',
  },
  unread: (field, found, wanted) => `${field}\u00a0: attendu ${wanted}, reçu ${found}`,
  imageField: (index) => `photo de preuve ${index}`,
  eventField: (index, list) => `entrée ${index} de «\u00a0${list}\u00a0»`,
  unreadTitle: 'Illisible',
  copyUnread: 'Copier cette liste',
  showAllProblems: (count) => `Afficher les ${count}`,
  showFewerProblems: 'Afficher moins',
  answeredBy: 'Réponse de',
  rawTitle: 'Réponse brute',
  copyRaw: 'Copier la réponse brute',
  rawIsCut: 'Tronquée\u00a0: seul le début a été enregistré.',
  emptyReply: 'La réponse est vide.',
  tree: 'Réponse brute, en arborescence',
  fields: (count) => counted(count, 'champ', 'champs'),
  entries: (count) => counted(count, 'entrée', 'entrées'),
  moreMembers: (count) => `Afficher ${count} de plus`,
  cutValue: (length) => `… (${length} caractères)`,
  copyValue: 'Copier la valeur',
  copyPath: 'Copier le chemin',
};
