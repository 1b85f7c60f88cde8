import { SAMPLE_IDS } from '../../sample-ids.ts';
import { customer, reply, type Ticket } from './ticket.ts';

const LUCIA = 'Lucía Fernández';

/** A customer who writes in Spanish. */
export const t48176: Ticket = {
  id: '48176',
  subject: '¿Qué significa este estado?',
  status: 'pending',
  channel: 'web',
  customer: {
    name: LUCIA,
    email: 'lucia.f@correo.example',
    phone: '+34 910 555 082',
    city: 'Valencia, Spain',
    language: 'Spanish',
    since: 'February 2026',
    tickets: 1,
  },
  tags: ['spanish', 'status'],
  messages: [
    customer(
      LUCIA,
      '2d 18:03',
      `Hola, buenas tardes:

En la página aparece un estado que no entiendo. Mi número de seguimiento es ${SAMPLE_IDS.unknownStatus} y el pedido es el 774120. La factura es la F-2026/0091.

¿Me podrían decir si llegará esta semana? Mi teléfono es el 910 555 082.

Muchas gracias`,
    ),
    reply(
      '2d 18:20',
      'Hola Lucía: gracias por escribirnos. Estamos consultando el estado y le respondemos hoy.',
    ),
    customer(LUCIA, '2d 18:24', 'Perfecto, quedo a la espera.'),
  ],
};
