import { frenchStatusNames } from '../../shipment/status-names.fr.ts';
import type { ReplyLanguageText } from '../model.ts';

/**
 * `\u00a0` stands where French allows no line break: before colons and question marks, inside quotation marks and times.
 * Not the narrow `\u202f` of the interface, which the character sets of older mail programs lack.
 */
export const frenchReplies: ReplyLanguageText = {
  sandbox: '[SANDBOX, données de test]',
  dateAndTime: (date, time) => `${date} à ${time}`,
  time: (hours, minutes) =>
    `${hours}\u00a0h${minutes === 0 ? '' : `\u00a0${String(minutes).padStart(2, '0')}`}`,
  anotherCarrier: 'un autre transporteur',
  images: (count) => (count === 1 ? 'la photo de la livraison' : 'les photos de la livraison'),
  status: { ...frenchStatusNames, outForDelivery: 'En cours de livraison' },
  deliveredTo: {
    deliveredToNeighbour: 'à un voisin',
    deliveredToLocker: 'dans un casier',
    deliveredToSafePlace: 'dans un lieu sûr',
    deliveredToReception: 'à l’accueil',
  },

  templates: {
    notShipped: `Bonjour[ {customer}],

Votre colis {trackingId} a été annoncé, mais le transporteur ne l’a pas encore reçu. La dernière mise à jour dont nous disposons date du {updated}.

Son suivi changera dès qu’il sera en route. Si l’attente vous semble trop longue, répondez à ce message et nous interrogerons l’expéditeur.

{signature}`,

    moving: `Bonjour[ {customer}],

Votre colis {trackingId} est en cours d’acheminement. La dernière mise à jour dont nous disposons date du {updated}.

Pour toute autre question, il vous suffit de répondre à ce message.

{signature}`,

    outForDelivery: `Bonjour[ {customer}],

Votre colis {trackingId} est en cours de livraison[ par {carrier}].

Merci de veiller à ce que quelqu’un puisse le recevoir. Si cette adresse de livraison est inexacte, signalez-le-nous sans attendre\u00a0: {address}.

{signature}`,

    handedOver: `Bonjour[ {customer}],

Votre colis {trackingId} a été pris en charge[ par {carrier}][, sous le numéro de suivi {carrierId}]. La dernière mise à jour dont nous disposons date du {updated}.

Vous pouvez le suivre sur le site du transporteur\u00a0: {carrierPage}

Pour toute autre question, il vous suffit de répondre à ce message.

{signature}`,

    waitingForPickup: `Bonjour[ {customer}],

Votre colis {trackingId} vous attend[ chez {carrier}]. Il y est depuis le {updated}.

Le lieu et le délai de retrait figurent sur le site du transporteur\u00a0: {carrierPage}

Merci de vous munir d’une pièce d’identité et du numéro de suivi[ {carrierId}]. Si une autre personne doit le retirer, renseignez-vous sur place.

{signature}`,

    attempted: `Bonjour[ {customer}],

Une livraison de votre colis {trackingId} a été tentée[ par {carrier}][ le {updated}], mais il n’a pas pu être remis.

Un avis de passage vous indique peut-être la suite. Si cette adresse de livraison est inexacte, merci de nous le signaler\u00a0: {address}.

Si vous n’avez pas trouvé d’avis, répondez à ce message et nous demanderons un nouveau passage au transporteur.

{signature}`,

    noUpdate: `Bonjour[ {customer}],

Nous sommes désolés du retard de votre colis {trackingId}. Il n’a pas été scanné depuis le {updated}[\u00a0; il est chez {carrier}].

Nous demandons au transporteur où il se trouve et vous écrirons dès que nous en saurons plus. Vous n’avez rien à faire.

{signature}`,

    problem: `Bonjour[ {customer}],

Nous sommes désolés\u00a0: la livraison de votre colis {trackingId} rencontre un problème. Son dernier statut est «\u00a0{status}\u00a0»[, en date du {updated}].

Si le transporteur doit être informé d’un élément, par exemple d’une correction de votre adresse, merci de répondre à ce message.

{signature}`,

    returned: `Bonjour[ {customer}],

Votre colis {trackingId} n’a pas pu être livré et retourne à l’expéditeur. La dernière mise à jour dont nous disposons date du {updated}.

Merci de nous dire si vous souhaitez toujours le recevoir. Si cette adresse de livraison est inexacte, merci de nous l’indiquer aussi\u00a0: {address}.

Nous vous prions de nous excuser pour ce désagrément.

{signature}`,

    delivered: `Bonjour[ {customer}],

D’après nos informations, votre colis {trackingId} a été livré[ {deliveredTo}][ le {deliveredOn}][ par {carrier}][ et remis à {recipient}]. Je peux vous envoyer {images}.

Si vous ne le trouvez pas, il vous suffit de répondre à ce message.

{signature}`,

    notReceived: `Bonjour[ {customer}],

Nous sommes désolés que votre colis {trackingId} ne vous soit pas parvenu. D’après nos informations, il a été livré[ {deliveredTo}][ le {deliveredOn}][ par {carrier}][ et remis à {recipient}].

Pourriez-vous vérifier auprès de votre entourage et de vos voisins, ainsi qu’aux endroits où un colis a pu être déposé\u00a0? Si cette adresse de livraison est inexacte, merci de nous l’indiquer\u00a0: {address}. Je peux aussi vous envoyer {images}.

S’il reste introuvable, répondez simplement à ce message et nous ouvrirons une enquête auprès du transporteur.

{signature}`,

    notFound: `Bonjour[ {customer}],

Nous n’avons pas trouvé de colis portant le numéro de suivi {trackingId}.

Pourriez-vous vérifier ce numéro dans votre message de confirmation et nous le renvoyer\u00a0? Si vous avez un numéro de commande, merci de l’ajouter.

{signature}`,

    several: `Bonjour[ {customer}],

Voici où en sont vos {count} colis.

{parcels}

Pour toute autre question, il vous suffit de répondre à ce message.

{signature}`,
  },

  listed: {
    attempted: {
      heading: [
        'Livraison tentée, mais le colis n’a pas pu être remis. Merci de chercher un avis de passage\u00a0:',
        'Livraisons tentées, mais les colis n’ont pas pu être remis. Merci de chercher les avis de passage\u00a0:',
      ],
      line: '{trackingId}[, par {carrier}][, le {updated}]',
    },
    problem: {
      heading: ['Incident de livraison\u00a0:', 'Incidents de livraison\u00a0:'],
      line: '{trackingId}[, «\u00a0{status}\u00a0»][, dernière mise à jour le {updated}]',
    },
    returned: {
      heading: [
        'N’a pas pu être livré et retourne à l’expéditeur. Merci de nous dire si vous souhaitez toujours le recevoir\u00a0:',
        'N’ont pas pu être livrés et retournent à l’expéditeur. Merci de nous dire si vous souhaitez toujours les recevoir\u00a0:',
      ],
      line: '{trackingId}[, dernière mise à jour le {updated}]',
    },
    noUpdate: {
      heading: [
        'En retard. Nous demandons au transporteur où il se trouve\u00a0:',
        'En retard. Nous demandons au transporteur où ils se trouvent\u00a0:',
      ],
      line: '{trackingId}[, dernier scan le {updated}]',
    },
    waitingForPickup: {
      heading: [
        'Disponible au retrait. Merci de vous munir d’une pièce d’identité et du numéro de suivi\u00a0:',
        'Disponibles au retrait. Merci de vous munir d’une pièce d’identité et des numéros de suivi\u00a0:',
      ],
      line: '{trackingId}[, chez {carrier}][, numéro de suivi {carrierId}][, depuis le {updated}]',
    },
    outForDelivery: {
      heading: [
        'En cours de livraison. Merci de veiller à ce que quelqu’un puisse le recevoir\u00a0:',
        'En cours de livraison. Merci de veiller à ce que quelqu’un puisse les recevoir\u00a0:',
      ],
      line: '{trackingId}[, par {carrier}]',
    },
    handedOver: {
      heading: ['Remis à un autre transporteur\u00a0:', 'Remis à un autre transporteur\u00a0:'],
      line: '{trackingId}[, {carrier}][, numéro de suivi {carrierId}][, {carrierPage}]',
    },
    moving: {
      heading: ['En cours d’acheminement\u00a0:', 'En cours d’acheminement\u00a0:'],
      line: '{trackingId}[, dernière mise à jour le {updated}]',
    },
    notShipped: {
      heading: [
        'Annoncé, mais pas encore reçu par le transporteur\u00a0:',
        'Annoncés, mais pas encore reçus par le transporteur\u00a0:',
      ],
      line: '{trackingId}[, dernière mise à jour le {updated}]',
    },
    delivered: {
      heading: ['Livré\u00a0:', 'Livrés\u00a0:'],
      line: '{trackingId}[, {deliveredTo}][, le {deliveredOn}][, par {carrier}][, remis à {recipient}]',
    },
    notFound: {
      heading: [
        'Introuvable. Pourriez-vous vérifier ce numéro et nous le renvoyer\u00a0?',
        'Introuvables. Pourriez-vous vérifier ces numéros et nous les renvoyer\u00a0?',
      ],
      line: '{trackingId}',
    },
    unclear: {
      heading: [
        'Nous vérifions encore où se trouve celui-ci\u00a0:',
        'Nous vérifions encore où se trouvent ceux-ci\u00a0:',
      ],
      line: '{trackingId}',
    },
  },
};
