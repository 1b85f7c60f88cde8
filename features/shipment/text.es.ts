import type { SpokenTime } from '../../utils/format-time.ts';
import { pluralIn } from '../wording.ts';
import type { stateText } from './state-text.en.ts';
import { spanishStatusNames } from './status-names.es.ts';
import type { technicalText } from './technical-text.en.ts';
import type { shipmentText } from './text.en.ts';

/** The part of the strings about shipments that the background shows as well, in notifications. */
export const spanishStateText: typeof stateText = {
  statusCategory: {
    notShipped: 'Sin enviar',
    inTransit: 'En tránsito',
    outForDelivery: 'En reparto',
    waitingForPickup: 'Listo para recoger',
    noUpdate: 'Sin novedades',
    problem: 'Incidencia',
    returned: 'Devuelto',
    delivered: 'Entregado',
    unknown: 'Desconocido',
  },
};

const plural = /* @__PURE__ */ pluralIn('es');

/** `ayer, 14:32 hora local` or `el mié 18 nov`. A time whose zone is not known is the place's own. */
const withTime = (day: string, { time, isLocal }: SpokenTime) => {
  const zoned = time && isLocal ? `${time}\u00a0hora\u00a0local` : time;
  return zoned ? `${day}, ${zoned}` : day;
};

export const spanishShipmentText: typeof shipmentText = {
  ...spanishStateText,
  statusNames: spanishStatusNames,
  onItsWayWith: (carrier: string) => `En camino con ${carrier}`,
  outForDeliveryWith: (carrier: string) => `En reparto con ${carrier}`,
  outForDelivery: 'En reparto',
  unknownStatus: (status: string) => `${status} (estado desconocido)`,
  onlyStatusCode: (code: number) => `Código de estado ${code}`,
  noStatus: 'Sin estado',

  shipmentNamed: (trackingId: string) => `Envío ${trackingId}`,
  copyId: 'Copiar ID',
  otherId: (trackingId: string) => `La plataforma devolvió otro ID: ${trackingId}`,
  updated: 'Actualizado',
  noUpdateTime: 'Sin hora',
  zone: { local: 'hora local', yours: 'su hora' },
  noZone: (time: string) => `${time} (hora local indicada; zona horaria desconocida)`,

  platformStatus: 'Estado de la plataforma',
  statusWithCode: (status: string, code: number) => `${status} (${code})`,

  handOffTitle: 'Transferencia',
  platform: 'Nuestra red',
  transferCarrier: 'Transportista asociado',
  carrierRole: {
    notShipped: 'anunciado',
    inTransit: 'en tránsito',
    outForDelivery: 'en reparto',
    waitingForPickup: 'tiene el paquete',
    noUpdate: 'admitido',
    problem: 'admitido',
    returned: 'admitido',
    delivered: 'entregado',
    unknown: 'admitido',
  },
  track: 'Rastrear',
  trackAt: (carrier: string) => `Rastrear en ${carrier}`,
  copyCarrierId: 'Copiar el número de seguimiento del transportista',
  proofNumber: 'Número',

  addressTitle: 'Dirección',
  copyAddress: 'Copiar la dirección',

  technicalTitle: 'Detalles técnicos',
  unreadCount: (count: number) =>
    plural(count, '1 campo no se pudo leer', `${count} campos no se pudieron leer`),
  quoted: (text: string) => `«${text}»`,

  summary: {
    sandbox: '[SANDBOX, datos de prueba]',
    fact: (name: string, value: string) => `${name}: ${value}`,
    status: 'Estado de la plataforma',
    updated: 'Actualizado',
    updatedAt: (time: string) => `actualizado ${time}`,
    lastSeen: 'Visto por última vez',
    carrier: 'Transportista',
    receivedBy: 'Recibido por',
    receivedOn: 'Fecha de entrega',
    proofNumber: 'Número de la prueba',
    checked: 'Consultado',
    environment: 'Entorno',
    images: (count: number) => plural(count, '1 foto de la prueba', `${count} fotos de la prueba`),
  },

  notFound: {
    badge: 'No encontrado',
    title: 'No hay ningún envío con este ID',
    advice: {
      none: 'Confírmelo con el cliente.',
      production: 'Confírmelo con el cliente o búsquelo en producción.',
      sandbox: 'Confírmelo con el cliente o búsquelo en el sandbox.',
    },
    lookIn: { production: 'Buscar en producción', sandbox: 'Buscar en el sandbox' },
  },
  notSetUp: {
    title: {
      production: 'La producción todavía no está configurada.',
      sandbox: 'El sandbox todavía no está configurado.',
    },
    advice: 'En la configuración, introduzca su URL y su clave, o cambie las consultas al otro entorno.',
    openSettings: 'Abrir configuración',
  },
  environment: { production: 'Producción', sandbox: 'Sandbox' },
  elsewhere: {
    production: 'De producción, solo para este ID. Sus consultas siguen usando el sandbox.',
    sandbox: 'Del sandbox, solo para este ID. Sus consultas siguen usando producción.',
  },

  was: 'Antes:',
  // Not “a las 9:10”: it would have to be “a la 1:10”, and some regions add “a. m.”.
  seen: {
    today: (time: string) => `hoy, ${time}`,
    yesterday: (time: string) => `ayer, ${time}`,
    earlier: (dayAndTime: string) => `el ${dayAndTime}`,
  },

  unfamiliar: 'Formato de ID desconocido.',
  teach: 'Agregar este formato',
  notIdAsk: '¿No es un ID de seguimiento?',
  notId: 'Ignorarlo',
  notIdListed: 'No se resaltará en los tickets.',
  notIdUndo: 'Deshacer',
  notIdFailed: 'No se pudo cambiar la lista. Es posible que esté llena.',

  watch: {
    toggle: 'Seguir hasta la entrega',
    isFull: 'Límite de seguimientos alcanzado. Primero deje de seguir uno en la ventana de Waybill.',
    until: (day: string) => `En seguimiento hasta la entrega (como máximo, hasta el ${day}).`,
    withNotifications: 'Recibirá un aviso de los cambios.',
    withoutNotifications: 'Los cambios se ven en la ventana de Waybill.',
  },

  lookingUp: 'Consultando…',
  refreshing: 'Actualizando…',
  checked: (age: string | undefined) => (age ? `Consultado ${age}` : 'Consultado ahora mismo'),
  showsOld: (age: string | undefined) =>
    age ? `Se muestra el resultado de ${age}.` : 'Se muestra el resultado de hace un momento.',

  spokenTime: (time: SpokenTime) => withTime(time.near ?? `el ${time.day}`, time),
  writtenTime: (time: SpokenTime) => withTime(`el ${time.fullDay}`, time),
  deliveredTo: {
    deliveredToNeighbour: 'Entregado a un vecino',
    deliveredToLocker: 'Entregado en una taquilla',
    deliveredToSafePlace: 'Dejado en un lugar seguro',
    deliveredToReception: 'Entregado en recepción',
    collected: 'Recogido por el destinatario',
  },
  delivered: ({ how, when, recipient, carrier }) => {
    if (!how && !when && recipient) return `Entregado a ${recipient}`;
    const delivered = `${how ?? 'Entregado'}${!recipient && carrier ? ` por ${carrier}` : ''}`;
    const timed = when ? `${delivered} ${when}` : delivered;
    return recipient ? `${timed}, recibido por ${recipient}` : timed;
  },
  noUpdateSince: (days: number) => `Sin novedades · ${plural(days, '1 día', `${days} días`)}`,
  notScannedSince: (day: string) => `Sin escanear desde el ${day}`,
  lastSeenIn: (place: string) => `Visto por última vez en ${place}`,
  lastUpdateAt: 'Última actualización:',

  map: 'Mapa en OpenStreetMap',
  mapShort: 'Mapa',
  mapHint: 'Abre openstreetmap.org, que recibirá esta dirección',

  eventsTitle: 'Eventos',
  showAllEvents: (count: number) => `Mostrar los ${count} eventos`,
  showFewerEvents: 'Mostrar menos eventos',
  noEventTime: 'Sin hora',
  eventsLeftOut: (count: number) =>
    plural(
      count,
      '1 evento más está solo en la respuesta sin procesar.',
      `${count} eventos más están solo en la respuesta sin procesar.`,
    ),
};

export const spanishTechnicalText: typeof technicalText = {
  fieldName: {
    trackingId: 'ID de seguimiento',
    status: 'estado',
    statusCode: 'código de estado',
    updatedAt: 'hora de la actualización',
    address: 'dirección',
    transferCarrierName: 'transportista asociado',
    transferCarrierTrackingId: 'número de seguimiento del transportista asociado',
    proofOfDelivery: 'prueba de entrega',
    recipient: 'destinatario',
    deliveryDate: 'fecha de entrega',
    deliveryTime: 'hora de entrega',
    trackingNumber: 'número de la prueba',
    pods: 'fotos de la prueba',
    address1: 'línea 1 de la dirección',
    address2: 'línea 2 de la dirección',
    address3: 'línea 3 de la dirección',
    city: 'ciudad',
    province: 'provincia',
    postalCode: 'código postal',
    country: 'país',
    latitude: 'latitud',
    longitude: 'longitud',
  },
  expected: {
    text: 'un texto',
    wholeNumber: 'un número entero',
    number: 'un número',
    dateTime: 'una fecha y una hora',
    date: 'una fecha',
    time: 'una hora',
    object: 'un grupo de campos',
    list: 'una lista',
    imageAddress: 'una dirección de imagen segura',
    event: 'un evento con texto',
  },
  unread: (field: string, found: string, wanted: string) =>
    `${field}: se esperaba ${wanted}, se recibió ${found}`,
  imageField: (index: number) => `foto ${index} de la prueba`,
  eventField: (index: number, list: string) => `entrada ${index} de «${list}»`,
  unreadTitle: 'No se pudo leer',
  copyUnread: 'Copiar esta lista',
  showAllProblems: (count: number) => `Mostrar los ${count}`,
  showFewerProblems: 'Mostrar menos',
  answeredBy: 'Respuesta de',
  rawTitle: 'Respuesta sin procesar',
  copyRaw: 'Copiar la respuesta',
  rawIsCut: 'Incompleta: solo se guardó la primera parte.',
  emptyReply: 'La respuesta está vacía.',
  tree: 'Respuesta sin procesar, en forma de árbol',
  fields: (count: number) => plural(count, '1 campo', `${count} campos`),
  entries: (count: number) => plural(count, '1 entrada', `${count} entradas`),
  moreMembers: (count: number) => `Mostrar ${count} más`,
  cutValue: (length: number) => `… (${length} caracteres)`,
  copyValue: 'Copiar valor',
  copyPath: 'Copiar ruta',
};
