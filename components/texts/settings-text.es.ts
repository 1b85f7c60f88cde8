import type { baseUrlProblemText, settingsFailuresText } from './settings-text.en.ts';

/** Replacements in the settings, where the general texts would send the user to the current page. */
export const spanishSettingsFailuresText: typeof settingsFailuresText = {
  notConfigured: {
    title: 'Este entorno todavía no está configurado.',
    advice: 'Introduzca su URL y guarde.',
  },
  settingsUnreadable: { advice: 'Introduzca de nuevo la URL y la clave y guarde.' },
  permissionMissing: { advice: 'Haga clic en «Permitir acceso».' },
  keyMissing: { advice: 'Introduzca la clave y guarde.' },
  keyRejected: {
    advice: 'Compruebe que la clave esté completa, que sea la de este entorno y que la URL sea la correcta.',
  },
  platformError: {
    advice:
      'Compruebe la clave y la URL o vuelva a intentarlo más tarde. Si el problema continúa, comunique los detalles que aparecen abajo.',
  },
  redirected: {
    advice: 'Waybill no sigue redirecciones. Inicie sesión en su red o introduzca la URL final.',
  },
  unreadableReply: {
    advice: 'Inicie sesión en su red si esta lo pide, compruebe la URL o vuelva a intentarlo.',
  },
  newerData: { advice: 'Actualice Waybill o reemplácelo en la parte superior de esta página.' },
  invalidInput: {
    title: 'No se aceptó.',
    advice: 'Compruebe los datos introducidos y vuelva a intentarlo.',
  },
};

/** The texts for each problem with the URL of an API. */
export const spanishBaseUrlProblemText: typeof baseUrlProblemText = {
  notAUrl: 'Introduzca una URL completa, como https://partner.example.com',
  notHttps: 'La URL debe empezar por https://',
  hasCredentials: 'Quite el nombre de usuario y la contraseña.',
  hasQuery: 'Quite el signo de interrogación y lo que le sigue.',
  hasFragment: 'Quite el signo # y lo que le sigue.',
};
