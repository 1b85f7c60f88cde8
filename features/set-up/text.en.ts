import { listIn } from '../wording.ts';

const list = listIn('en');

export const setUpText = {
  progress: 'Steps of the set-up',
  stepName: { connect: 'Connect', try: 'Try an ID' },
  stepTitle: { connect: 'Connect Waybill', try: 'Connected. Try an ID' },
  connectLead: 'Enter the URL and key from your platform. If you don’t have both, ask your administrator.',
  managedLead:
    'Your organisation has set the URL and the key. Allow access to this URL, and Waybill is ready.',
  accessNote: 'Next, your browser will ask you to allow these URLs.',
  allowAndConnect: 'Allow and connect',
  tryAgain: 'Try again',
  changeKey: 'Change the key',
  missing: (names: readonly string[]) => `Still missing: ${list(names)}.`,
  skip: 'Skip, show all settings',
  showSettings: 'Show all settings',
  tryField: 'Tracking ID',
  tryHint: 'Any ID from a ticket.',
  lookUp: 'Look up',
  lookingUp: 'Looking up…',
  waysTitle: 'How to look up a shipment',
  way: {
    click: 'Click a highlighted ID in a ticket',
    next: 'Or go to the next one',
    paste: 'Press Waybill’s button in the toolbar (pin it if it’s hidden) and paste an ID, or a list of them',
  },
  /** Only Chrome needs it: Firefox runs Waybill in tabs that are open already. */
  reloadTickets: 'Reload tickets that were open before you installed Waybill.',
  helpdesks: (count: number) => `IDs are highlighted on ${count} known helpdesks.`,
  addHelpdesk: 'Add yours',
  sendWebhook: 'Send a test webhook',
  run: 'Run the set-up',
};
