import { listIn } from '../wording.ts';
import type { setUpText } from './text.en.ts';

const list = listIn('es');

export const spanishSetUpText: typeof setUpText = {
  progress: 'Pasos de la configuración inicial',
  stepName: { connect: 'Conectar', try: 'Probar un ID' },
  stepTitle: { connect: 'Conectar Waybill', try: 'Conectado. Pruebe con un ID' },
  connectLead:
    'Introduzca la URL y la clave de su plataforma. Si le falta alguna, pídala a su administrador.',
  managedLead:
    'Su organización ha definido la URL y la clave. Permita el acceso a esa URL y Waybill estará listo.',
  accessNote: 'A continuación, el navegador le pedirá permiso para estas URL.',
  allowAndConnect: 'Permitir y conectar',
  tryAgain: 'Reintentar',
  changeKey: 'Cambiar la clave',
  missing: (names: readonly string[]) => `Todavía falta: ${list(names)}.`,
  skip: 'Omitir y ver toda la configuración',
  showSettings: 'Ver toda la configuración',
  tryField: 'ID de seguimiento',
  tryHint: 'Cualquier ID de un ticket.',
  lookUp: 'Consultar',
  lookingUp: 'Consultando…',
  waysTitle: 'Cómo consultar un envío',
  way: {
    click: 'Haga clic en un ID resaltado en un ticket',
    next: 'O vaya al siguiente',
    paste:
      'Pulse el botón de Waybill en la barra de herramientas (fíjelo si está oculto) y pegue un ID o una lista',
  },
  reloadTickets: 'Los tickets abiertos antes de la instalación deben recargarse una vez.',
  helpdesks: (count: number) => `Los ID se resaltan en ${count} sistemas de tickets conocidos.`,
  addHelpdesk: 'Agregar el suyo',
  sendWebhook: 'Enviar un webhook de prueba',
  run: 'Iniciar la configuración guiada',
};
