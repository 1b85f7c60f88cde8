const list = (names: readonly string[]): string => names.join(' and ');

export const setUp = {
  progress: 'Steps of the set-up',
  stepName: { connect: 'Connect', check: 'Check', helpdesks: 'Helpdesks', done: 'Done' },
  stepTitle: {
    connect: 'Connect Waybill to the platform',
    check: 'Check the connection',
    helpdesks: 'Where tracking IDs are highlighted',
    done: 'Waybill is ready',
  },
  stepLead: {
    connect: 'Enter the URL and key from your platform. You can change them later.',
    check: 'Waybill asks the platform for a token with your key.',
    helpdesks:
      'Waybill now runs on these sites. Reload open tickets. You can turn sites off, or add your own, in the settings.',
    done: 'How to look up a shipment:',
  },
  environmentQuestion: 'Begin with',
  accessNote: 'Next, your browser will ask you to allow access to these hosts.',
  saveAndCheck: 'Save and check',
  missing: (names: readonly string[]) => `Still missing: ${list(names)}.`,
  back: 'Back',
  checkAgain: 'Check again',
  next: 'Continue',
  nextAnyway: 'Continue anyway',
  skip: 'Skip, show all settings',
  tip: {
    click: 'In a ticket, click a highlighted tracking ID: its shipment opens beside it.',
    paste: 'Press the Waybill button and paste an ID, or a list of them.',
    pin: 'Pin Waybill to the toolbar, so that its button is always there.',
  },
  sendWebhook: 'Send a test webhook',
  allSettings: 'Show all settings',
  run: 'Run the set-up',
};
