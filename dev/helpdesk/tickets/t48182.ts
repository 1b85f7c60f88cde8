import { SAMPLE_IDS } from '../../sample-ids.ts';
import { customer, note, type Ticket } from './ticket.ts';

const CAMILLE = 'Camille Durand';

/** A customer who writes in French. */
export const t48182: Ticket = {
  id: '48182',
  subject: 'Colis remis à un autre transporteur',
  status: 'open',
  channel: 'email',
  customer: {
    name: CAMILLE,
    email: 'camille.durand@courriel.example',
    phone: '+33 1 99 00 41 27',
    city: 'Lyon, France',
    language: 'French',
    since: 'May 2022',
    tickets: 3,
  },
  tags: ['french', 'hand-off'],
  dueInMinutes: 174,
  messages: [
    customer(
      CAMILLE,
      '1d 11:18',
      `Bonjour,

mon colis aurait été remis à un autre transporteur, mais personne ne sait me dire lequel. Le numéro de suivi est ${SAMPLE_IDS.handedOverDelivered} et ma commande porte le n° 2026-48817 du 12/11/2026.

Pouvez-vous me rappeler au 01 99 00 41 27 ?

Merci d’avance,
Camille Durand`,
    ),
    note('Mara Devlin', '1d 11:45', 'I can answer in French. Need the other carrier’s name and number.'),
  ],
};
