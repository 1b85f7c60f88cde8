const list = (names: readonly string[]): string => names.join(' and ');

export const setUp = {
  progress: 'Steps of the set-up',
  stepName: { connect: 'Connect', check: 'Check', helpdesks: 'Helpdesks', done: 'Done' },
  stepTitle: {
    connect: 'Connect Waybill to the platform',
    check: 'Check the connection',
    helpdesks: 'Where tracking IDs are marked',
    done: 'Waybill is ready',
  },
  stepLead: {
    connect: 'With the address and the key that your platform gave you. Everything can be changed later.',
    check: 'Waybill asks the platform for a token with your key.',
    helpdesks:
      'Waybill works on these from now on; tickets that are open already need a reload. The settings switch them off, and add sites of your own.',
    done: 'Three ways to an answer:',
  },
  environmentQuestion: 'Begin with',
  accessNote: 'The browser asks whether Waybill may reach these addresses.',
  saveAndCheck: 'Save and check',
  missing: (names: readonly string[]) => `Still missing: ${list(names)}.`,
  back: 'Back',
  checkAgain: 'Check again',
  next: 'Continue',
  nextAnyway: 'Continue anyway',
  skip: 'Skip, show all settings',
  tip: {
    click: 'In a ticket, click a marked tracking ID: its shipment opens beside it.',
    paste: 'Press the Waybill button and paste an ID, or a list of them.',
    pin: 'Pin Waybill to the toolbar, so that its button is always there.',
  },
  sendWebhook: 'Send a test webhook',
  allSettings: 'Show all settings',
  run: 'Run the set-up',
};
