import type { ReplyLanguageText } from './model.ts';

export const spanishReplies: ReplyLanguageText = {
  sandbox: '[SANDBOX, datos de prueba]',
  // “a la 1:00”, but “a las 2:00”: only one o'clock is singular.
  dateAndTime: (date, time) => `${date} ${/^0?1\b/.test(time) ? 'a la' : 'a las'} ${time}`,
  anotherCarrier: 'otro transportista',
  images: (count) => (count === 1 ? '1 imagen' : `${count} imágenes`),

  templates: {
    moving: `Hola:

Su paquete {trackingId} está en camino. La última actualización de la que disponemos es del {updated}.

Si desea saber algo más, responda a este mensaje, por favor.`,

    handedOver: `Hola:

Su paquete {trackingId} ha sido transferido[ a {carrier}][, con el número de seguimiento {carrierId}]. La última actualización de la que disponemos es del {updated}.

Puede seguirlo en el sitio web del transportista: {carrierPage}

Si desea saber algo más, responda a este mensaje, por favor.`,

    delivered: `Hola:

Según nuestros registros, su paquete {trackingId} fue entregado[ el {deliveredOn}][ por {carrier}][ y recibido por {recipient}]. El comprobante de entrega incluye {images}.

Si no lo encuentra, no dude en avisarnos.`,

    notReceived: `Hola:

Lamentamos que no haya recibido su paquete {trackingId}. Según nuestros registros, fue entregado[ el {deliveredOn}][ por {carrier}][ y recibido por {recipient}].

¿Podría preguntar a sus vecinos y a las personas de su domicilio, y mirar en los lugares donde se haya podido dejar un paquete? Si esta dirección de entrega no es correcta, indíquenoslo, por favor: {address}.

Si el paquete sigue sin aparecer, responda a este mensaje, por favor.`,

    problem: `Hola:

Ha surgido un problema con la entrega de su paquete {trackingId}. Su último estado es «{status}»[, del {updated}]. Le pedimos disculpas por las molestias.

Si hay algo que el transportista deba saber, como una corrección de su dirección, responda a este mensaje, por favor.`,

    notFound: `Hola:

No hemos encontrado ningún paquete con el número de seguimiento {trackingId}.

¿Podría comprobar el número en su mensaje de confirmación y enviárnoslo de nuevo? Si tiene un número de pedido, inclúyalo, por favor.`,
  },
};
