import type { statusColorsText } from './text.en.ts';

/** The section of the options about the colours of IDs. */
export const spanishStatusColorsText: typeof statusColorsText = {
  title: 'Colores de estado',
  lead: 'Los ID resaltados pueden mostrar el último estado conocido de su envío.',
  switch: 'Colorear los ID según su estado',
  on: 'Los ID que haya consultado muestran el color de su estado en los tickets abiertos.',
  off: 'Todos los ID se ven iguales.',
  unreadableTitle: 'No se pudo leer la opción guardada, así que los colores están desactivados.',
  unreadableAdvice:
    'Si está dañada, actívelos de nuevo. Una opción de una versión más reciente no se reemplaza.',
  notSwitched: 'No se pudo cambiar la opción.',
  retry: 'Reintentar',

  nothingSent: 'No envía solicitudes. Solo usa las consultas de esta sesión del navegador.',
  whoSees:
    'El resaltado forma parte de la página. Mientras esta opción esté activada, los scripts del propio sistema de tickets pueden ver el estado de los ID que muestra y que se han consultado.',

  legend: 'Aspecto de los ID',
  sample: 'ABCD1234567890',
  neutral: 'Sin consultar',
};
