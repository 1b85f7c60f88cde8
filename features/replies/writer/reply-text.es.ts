import type { ReplyLanguageText } from '../model.ts';

export const spanishReplies: ReplyLanguageText = {
  sandbox: '[SANDBOX, datos de prueba]',
  // “a la 1:00”, but “a las 2:00”: only one o'clock is singular.
  dateAndTime: (date, time) => `${date} ${/^0?1\b/.test(time) ? 'a la' : 'a las'} ${time}`,
  time: (hours, minutes) => `${hours}:${String(minutes).padStart(2, '0')}`,
  anotherCarrier: 'otro transportista',
  images: (count) => (count === 1 ? 'la foto de la entrega' : 'las fotos de la entrega'),
  status: {
    delivered: 'Entregado',
    deliveredToNeighbour: 'Entregado a un vecino',
    deliveredToLocker: 'Entregado en una taquilla',
    deliveredToSafePlace: 'Dejado en un lugar seguro',
    deliveredToReception: 'Entregado en recepción',
    collected: 'Recogido por el destinatario',
    waitingForPickup: 'Disponible para su recogida',
    returned: 'Devuelto al remitente',
    attempted: 'Intento de entrega',
    addressProblem: 'Dirección incompleta o incorrecta',
    misdelivered: 'Entregado en una dirección equivocada',
    damaged: 'Dañado',
    lost: 'Extraviado',
    refused: 'Rechazado',
    unclaimed: 'No reclamado',
    cancelled: 'Anulado',
    heldAtCustoms: 'Retenido en la aduana',
    held: 'Retenido por el transportista',
    delayed: 'Retrasado',
    problem: 'Incidencia en la entrega',
    labelCreated: 'Etiqueta creada',
    infoReceived: 'Información del envío recibida',
    awaitingCarrier: 'A la espera del transportista',
    notShipped: 'Todavía sin enviar',
    outForDelivery: 'En reparto',
    inCustoms: 'En trámite de aduanas',
    customsCleared: 'Despachado de aduanas',
    pickedUp: 'Recogido por el transportista',
    departed: 'Enviado',
    arrived: 'Llegado a un centro de clasificación',
    handedToCarrier: 'Entregado al transportista',
    inTransit: 'En tránsito',
  },
  deliveredTo: {
    deliveredToNeighbour: 'a un vecino',
    deliveredToLocker: 'en una taquilla',
    deliveredToSafePlace: 'en un lugar seguro',
    deliveredToReception: 'en recepción',
  },

  templates: {
    notShipped: `Hola:

Su paquete {trackingId} está anunciado, pero el transportista todavía no lo ha recibido. La última actualización de la que disponemos es del {updated}.

En cuanto esté en camino, lo verá en el seguimiento. Si tarda más de lo que esperaba, responda a este mensaje y preguntaremos al remitente.`,

    moving: `Hola:

Su paquete {trackingId} está en camino. La última actualización de la que disponemos es del {updated}.

Si desea saber algo más, responda a este mensaje, por favor.`,

    outForDelivery: `Hola:

Su paquete {trackingId} está en reparto[ con {carrier}].

Procure que alguien pueda recibirlo, por favor. Si esta dirección de entrega no es correcta, indíquenoslo cuanto antes: {address}.`,

    handedOver: `Hola:

Su paquete {trackingId} ha sido transferido[ a {carrier}][, con el número de seguimiento {carrierId}]. La última actualización de la que disponemos es del {updated}.

Puede seguirlo en el sitio web del transportista: {carrierPage}

Si desea saber algo más, responda a este mensaje, por favor.`,

    waitingForPickup: `Hola:

Su paquete {trackingId} le espera[ en {carrier}]. Está allí desde el {updated}.

En el sitio web del transportista puede ver dónde y hasta cuándo: {carrierPage}

Lleve un documento de identidad y el número de seguimiento[ {carrierId}], por favor. Si va a recogerlo otra persona, pregunte allí qué necesita.`,

    attempted: `Hola:

Se ha intentado entregar su paquete {trackingId}[ por medio de {carrier}][ el {updated}], pero no ha sido posible.

Busque un aviso con los pasos siguientes, por favor. Si esta dirección de entrega no es correcta, indíquenoslo: {address}.

Si no ha encontrado ningún aviso, responda a este mensaje y pediremos otro intento al transportista.`,

    noUpdate: `Hola:

Lamento el retraso de su paquete {trackingId}. No se ha escaneado desde el {updated}[; lo tiene {carrier}].

Estamos preguntando al transportista dónde está y le escribiremos en cuanto sepamos algo más. Usted no tiene que hacer nada.`,

    problem: `Hola:

Lo siento: ha surgido un problema con la entrega de su paquete {trackingId}. Su último estado es «{status}»[, del {updated}].

Si hay algo que el transportista deba saber, como una corrección de su dirección, responda a este mensaje, por favor.`,

    returned: `Hola:

Su paquete {trackingId} no se ha podido entregar y vuelve al remitente. La última actualización de la que disponemos es del {updated}.

Díganos, por favor, si todavía desea recibirlo. Si esta dirección de entrega no es correcta, indíquenoslo también: {address}.

Le pedimos disculpas por las molestias.`,

    delivered: `Hola:

Según nuestros registros, su paquete {trackingId} fue entregado[ {deliveredTo}][ el {deliveredOn}][ por {carrier}][ y recibido por {recipient}]. Puedo enviarle {images}.

Si no lo encuentra, responda a este mensaje, por favor.`,

    notReceived: `Hola:

Lamento que no haya recibido su paquete {trackingId}. Según nuestros registros, fue entregado[ {deliveredTo}][ el {deliveredOn}][ por {carrier}][ y recibido por {recipient}].

¿Podría preguntar a sus vecinos y a las personas de su domicilio, y mirar en los lugares donde se haya podido dejar un paquete? Si esta dirección de entrega no es correcta, indíquenoslo, por favor: {address}. También puedo enviarle {images}.

Si sigue sin aparecer, responda a este mensaje y abriremos una investigación con el transportista.`,

    notFound: `Hola:

No hemos encontrado ningún paquete con el número de seguimiento {trackingId}.

¿Podría comprobar el número en su mensaje de confirmación y enviárnoslo de nuevo? Si tiene un número de pedido, inclúyalo, por favor.`,
  },
};
