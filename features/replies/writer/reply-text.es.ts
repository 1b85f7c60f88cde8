import { spanishStatusNames } from '../../shipment/status-names.es.ts';
import type { ReplyLanguageText } from '../model.ts';

export const spanishReplies: ReplyLanguageText = {
  sandbox: '[SANDBOX, datos de prueba]',
  // “a la 1:00”, but “a las 2:00”: only one o'clock is singular.
  dateAndTime: (date, time) => `${date} ${/^0?1\b/.test(time) ? 'a la' : 'a las'} ${time}`,
  time: (hours, minutes) => `${hours}:${String(minutes).padStart(2, '0')}`,
  anotherCarrier: 'otro transportista',
  images: (count) => (count === 1 ? 'la foto de la entrega' : 'las fotos de la entrega'),
  status: { ...spanishStatusNames, waitingForPickup: 'Disponible para su recogida' },
  deliveredTo: {
    deliveredToNeighbour: 'a un vecino',
    deliveredToLocker: 'en una taquilla',
    deliveredToSafePlace: 'en un lugar seguro',
    deliveredToReception: 'en recepción',
  },

  templates: {
    notShipped: `Hola[, {customer}]:

Su paquete {trackingId} está anunciado, pero el transportista todavía no lo ha recibido. La última actualización de la que disponemos es del {updated}.

En cuanto esté en camino, lo verá en el seguimiento. Si tarda más de lo que esperaba, responda a este mensaje y preguntaremos al remitente.

{signature}`,

    moving: `Hola[, {customer}]:

Su paquete {trackingId} está en camino. La última actualización de la que disponemos es del {updated}.

Si desea saber algo más, responda a este mensaje, por favor.

{signature}`,

    outForDelivery: `Hola[, {customer}]:

Su paquete {trackingId} está en reparto[ con {carrier}].

Procure que alguien pueda recibirlo, por favor. Si esta dirección de entrega no es correcta, indíquenoslo cuanto antes: {address}.

{signature}`,

    handedOver: `Hola[, {customer}]:

Su paquete {trackingId} ha sido transferido[ a {carrier}][, con el número de seguimiento {carrierId}]. La última actualización de la que disponemos es del {updated}.

Puede seguirlo en el sitio web del transportista: {carrierPage}

Si desea saber algo más, responda a este mensaje, por favor.

{signature}`,

    waitingForPickup: `Hola[, {customer}]:

Su paquete {trackingId} le espera[ en {carrier}]. Está allí desde el {updated}.

En el sitio web del transportista puede ver dónde y hasta cuándo: {carrierPage}

Lleve un documento de identidad y el número de seguimiento[ {carrierId}], por favor. Si va a recogerlo otra persona, pregunte allí qué necesita.

{signature}`,

    attempted: `Hola[, {customer}]:

Se ha intentado entregar su paquete {trackingId}[ por medio de {carrier}][ el {updated}], pero no ha sido posible.

Busque un aviso con los pasos siguientes, por favor. Si esta dirección de entrega no es correcta, indíquenoslo: {address}.

Si no ha encontrado ningún aviso, responda a este mensaje y pediremos otro intento al transportista.

{signature}`,

    noUpdate: `Hola[, {customer}]:

Lamento el retraso de su paquete {trackingId}. No se ha escaneado desde el {updated}[; lo tiene {carrier}].

Estamos preguntando al transportista dónde está y le escribiremos en cuanto sepamos algo más. Usted no tiene que hacer nada.

{signature}`,

    problem: `Hola[, {customer}]:

Lo siento: ha surgido un problema con la entrega de su paquete {trackingId}. Su último estado es «{status}»[, del {updated}].

Si hay algo que el transportista deba saber, como una corrección de su dirección, responda a este mensaje, por favor.

{signature}`,

    returned: `Hola[, {customer}]:

Su paquete {trackingId} no se ha podido entregar y vuelve al remitente. La última actualización de la que disponemos es del {updated}.

Díganos, por favor, si todavía desea recibirlo. Si esta dirección de entrega no es correcta, indíquenoslo también: {address}.

Le pedimos disculpas por las molestias.

{signature}`,

    delivered: `Hola[, {customer}]:

Según nuestros registros, su paquete {trackingId} fue entregado[ {deliveredTo}][ el {deliveredOn}][ por {carrier}][ y recibido por {recipient}]. Puedo enviarle {images}.

Si no lo encuentra, responda a este mensaje, por favor.

{signature}`,

    notReceived: `Hola[, {customer}]:

Lamento que no haya recibido su paquete {trackingId}. Según nuestros registros, fue entregado[ {deliveredTo}][ el {deliveredOn}][ por {carrier}][ y recibido por {recipient}].

¿Podría preguntar a sus vecinos y a las personas de su domicilio, y mirar en los lugares donde se haya podido dejar un paquete? Si esta dirección de entrega no es correcta, indíquenoslo, por favor: {address}. También puedo enviarle {images}.

Si sigue sin aparecer, responda a este mensaje y abriremos una investigación con el transportista.

{signature}`,

    notFound: `Hola[, {customer}]:

No hemos encontrado ningún paquete con el número de seguimiento {trackingId}.

¿Podría comprobar el número en su mensaje de confirmación y enviárnoslo de nuevo? Si tiene un número de pedido, inclúyalo, por favor.

{signature}`,

    several: `Hola[, {customer}]:

Este es el estado de sus {count} paquetes.

{parcels}

Si desea saber algo más, responda a este mensaje, por favor.

{signature}`,
  },

  listed: {
    attempted: {
      heading: [
        'Se ha intentado la entrega, pero no ha sido posible. Busque un aviso con los pasos siguientes, por favor:',
        'Se ha intentado la entrega, pero no ha sido posible. Busque los avisos con los pasos siguientes, por favor:',
      ],
      line: '{trackingId}[, por medio de {carrier}][, el {updated}]',
    },
    problem: {
      heading: ['Con una incidencia en la entrega:', 'Con incidencias en la entrega:'],
      line: '{trackingId}[, «{status}»][, última actualización del {updated}]',
    },
    returned: {
      heading: [
        'No se ha podido entregar y vuelve al remitente. Díganos, por favor, si todavía desea recibirlo:',
        'No se han podido entregar y vuelven al remitente. Díganos, por favor, si todavía desea recibirlos:',
      ],
      line: '{trackingId}[, última actualización del {updated}]',
    },
    noUpdate: {
      heading: [
        'Con retraso. Estamos preguntando al transportista dónde está:',
        'Con retraso. Estamos preguntando al transportista dónde están:',
      ],
      line: '{trackingId}[, último escaneo el {updated}]',
    },
    waitingForPickup: {
      heading: [
        'Disponible para su recogida. Lleve un documento de identidad y el número de seguimiento, por favor:',
        'Disponibles para su recogida. Lleve un documento de identidad y los números de seguimiento, por favor:',
      ],
      line: '{trackingId}[, en {carrier}][, número de seguimiento {carrierId}][, desde el {updated}]',
    },
    outForDelivery: {
      heading: [
        'En reparto. Procure que alguien pueda recibirlo, por favor:',
        'En reparto. Procure que alguien pueda recibirlos, por favor:',
      ],
      line: '{trackingId}[, con {carrier}]',
    },
    handedOver: {
      heading: ['Transferido a otro transportista:', 'Transferidos a otro transportista:'],
      line: '{trackingId}[, {carrier}][, número de seguimiento {carrierId}][, {carrierPage}]',
    },
    moving: {
      heading: ['En camino:', 'En camino:'],
      line: '{trackingId}[, última actualización del {updated}]',
    },
    notShipped: {
      heading: [
        'Anunciado, pero el transportista todavía no lo ha recibido:',
        'Anunciados, pero el transportista todavía no los ha recibido:',
      ],
      line: '{trackingId}[, última actualización del {updated}]',
    },
    delivered: {
      heading: ['Entregado:', 'Entregados:'],
      line: '{trackingId}[, {deliveredTo}][, el {deliveredOn}][, por {carrier}][, recibido por {recipient}]',
    },
    notFound: {
      heading: [
        'No encontrado. ¿Podría comprobar este número y enviárnoslo de nuevo?',
        'No encontrados. ¿Podría comprobar estos números y enviárnoslos de nuevo?',
      ],
      line: '{trackingId}',
    },
    unclear: {
      heading: [
        'Todavía estamos comprobando dónde está este:',
        'Todavía estamos comprobando dónde están estos:',
      ],
      line: '{trackingId}',
    },
  },
};
