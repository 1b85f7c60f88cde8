import type { ReplyLanguageText } from './model.ts';

/** `\u00a0` precedes colons and question marks and pads quotation marks, where French allows no line break. */
export const frenchReplies: ReplyLanguageText = {
  sandbox: '[SANDBOX, données de test]',
  dateAndTime: (date, time) => `${date} à ${time}`,
  anotherCarrier: 'un autre transporteur',
  images: (count) => (count === 1 ? '1 image' : `${count} images`),

  templates: {
    moving: `Bonjour,

Votre colis {trackingId} est en cours d’acheminement. La dernière mise à jour dont nous disposons date du {updated}.

Pour toute autre question, il vous suffit de répondre à ce message.`,

    handedOver: `Bonjour,

Votre colis {trackingId} a été pris en charge[ par {carrier}][, sous le numéro de suivi {carrierId}]. La dernière mise à jour dont nous disposons date du {updated}.

Vous pouvez le suivre sur le site du transporteur\u00a0: {carrierPage}

Pour toute autre question, il vous suffit de répondre à ce message.`,

    delivered: `Bonjour,

D’après nos informations, votre colis {trackingId} a été livré[ le {deliveredOn}][ par {carrier}][ et remis à {recipient}]. La preuve de livraison comprend {images}.

Si vous ne le trouvez pas, n’hésitez pas à nous le signaler.`,

    notReceived: `Bonjour,

Nous sommes désolés d’apprendre que votre colis {trackingId} ne vous est pas parvenu. D’après nos informations, il a été livré[ le {deliveredOn}][ par {carrier}][ et remis à {recipient}].

Pourriez-vous vérifier auprès de votre entourage et de vos voisins, ainsi qu’aux endroits où un colis a pu être déposé\u00a0? Si cette adresse de livraison est inexacte, merci de nous l’indiquer\u00a0: {address}.

Si le colis reste introuvable, merci de répondre à ce message.`,

    problem: `Bonjour,

La livraison de votre colis {trackingId} rencontre un problème. Son dernier statut est «\u00a0{status}\u00a0»[, en date du {updated}]. Nous vous prions de nous excuser pour ce désagrément.

Si le transporteur doit être informé d’un élément, par exemple d’une correction de votre adresse, merci de répondre à ce message.`,

    notFound: `Bonjour,

Nous n’avons pas trouvé de colis portant le numéro de suivi {trackingId}.

Pourriez-vous vérifier ce numéro dans votre message de confirmation et nous le renvoyer\u00a0? Si vous avez un numéro de commande, merci de l’ajouter.`,
  },
};
