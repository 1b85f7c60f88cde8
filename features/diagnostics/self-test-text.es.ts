import { pluralIn } from '../wording.ts';
import type { selfTestText } from './self-test-text.en.ts';

const plural = pluralIn('es');

const inMinutes = (ms: number): string => {
  const minutes = Math.round(ms / 60_000);
  return plural(minutes, '1 minuto', `${minutes} minutos`);
};

const hosts = (patterns: readonly string[]): string =>
  patterns.map((pattern) => pattern.replace(/^\w+:\/\/|\/\*$/g, '')).join(', ');

export const spanishSelfTestText: typeof selfTestText = {
  title: 'Autodiagnóstico',
  note: 'Comprueba permisos y hosts. Solicita un token a cada plataforma configurada; no envía ningún ID ni webhook.',
  run: 'Iniciar autodiagnóstico',
  stop: 'Detener',
  progressLabel: 'Progreso del autodiagnóstico',
  progress: (tested: number, all: number) => `${tested} de ${all} comprobados`,
  testing: 'Comprobando…',
  summary: (counts) =>
    [
      plural(counts.passed, '1 correcto', `${counts.passed} correctos`),
      plural(counts.failed, '1 requiere atención', `${counts.failed} requieren atención`),
      counts.notGranted > 0 && `${counts.notGranted} sin conceder`,
      counts.notSetUp > 0 && `${counts.notSetUp} sin configurar`,
      counts.off > 0 && plural(counts.off, '1 desactivado', `${counts.off} desactivados`),
      counts.notTested > 0 && `${counts.notTested} sin comprobar`,
    ]
      .filter(Boolean)
      .join(', '),
  testedAt: (time: string) => `Comprobado: ${time}.`,
  stoppedAt: (time: string) => `Detenido. Inicio: ${time}.`,
  group: {
    platform: 'Plataforma',
    permissions: 'Permisos',
    browser: 'Navegador',
    helpdesks: 'Sistemas de tickets y sus propios sitios',
  },
  states: {
    passed: 'Correcto',
    failed: 'Requiere atención',
    notGranted: 'Sin conceder',
    notSetUp: 'Sin configurar',
    off: 'Desactivado',
    notTested: 'Sin comprobar',
  },
  api: { partnerUrl: 'Partner API', clientUrl: 'Client API' },
  apiTested: {
    partnerUrl: 'está permitido, responde y acepta la clave',
    clientUrl: 'está permitido y responde',
  },
  clock: 'El reloj de este equipo',
  clockTested: 'Coincide con las horas del token de la plataforma.',
  clockUntold: 'Ninguna plataforma dio un token con horas para comparar.',
  storage: { local: 'Almacenamiento local', session: 'Almacenamiento de sesión' },
  storageTested: 'Se escribió, se leyó y se borró.',
  sidePanel: 'Panel lateral',
  sidePanelTested: 'Se puede abrir.',
  optional: 'opcional',
  permissionUse: {
    storage: 'Guarda la configuración, las claves y los ID recientes.',
    alarms: 'Consulta los ID en seguimiento.',
    contextMenus: 'Consulta el ID seleccionado desde el menú contextual.',
    scripting: 'Funciona en los sitios que agregue.',
    sidePanel: 'Muestra Waybill junto a la página.',
    clipboardRead: 'Ofrece el ID que haya copiado al abrir la ventana de Waybill.',
    notifications: 'Avisa cuando cambia un envío en seguimiento.',
  },
  isPartly: 'Solo en algunas de sus páginas, según la configuración del navegador.',
  reason: {
    missing: 'El navegador no lo concede. Instale Waybill de nuevo.',
    silent: 'El navegador no responde. Reinícielo.',
    noAccess: (patterns: readonly string[]) => `El navegador no da acceso a ${hosts(patterns)}.`,
    notRegistered:
      'Hay acceso, pero Waybill no funciona. Reinicie el navegador, o elimine el sitio y agréguelo de nuevo.',
    notKept:
      'No se pudo leer lo que se escribió. Es posible que el disco o el almacenamiento del navegador estén llenos.',
    clockBehind: (ms: number) =>
      `El reloj va ${inMinutes(ms)} atrasado. Las horas en Waybill serán incorrectas.`,
    clockAhead: (ms: number) =>
      `El reloj va al menos ${inMinutes(ms)} adelantado. Las horas en Waybill serán incorrectas.`,
  },
  fix: {
    grantPermission: 'Conceder',
    grantAccess: 'Dar acceso',
    openSection: { connection: 'Ir a Conexión', helpdesks: 'Ir a Sistemas de tickets' },
  },
};
