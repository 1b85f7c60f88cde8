/**
 * The helpdesks that Waybill supports without set-up. Patterns must end in `/*`, because a content script for srcdoc
 * and blob frames (`match_origin_as_fallback`) must cover whole origins. The hosts come from public vendor
 * documentation and open-source helpdesk add-ons.
 */
export const KNOWN_HELPDESKS: readonly { name: string; matches: readonly string[] }[] = [
  { name: 'Zendesk', matches: ['https://*.zendesk.com/*'] },
  { name: 'Freshdesk', matches: ['https://*.freshdesk.com/*', 'https://*.myfreshworks.com/*'] },
  { name: 'Freshchat', matches: ['https://*.freshchat.com/*'] },
  {
    name: 'Intercom',
    matches: ['https://app.intercom.com/*', 'https://app.eu.intercom.com/*', 'https://app.au.intercom.com/*'],
  },
  { name: 'Gorgias', matches: ['https://*.gorgias.com/*'] },
  { name: 'Help Scout', matches: ['https://secure.helpscout.net/*'] },
  { name: 'Front', matches: ['https://app.frontapp.com/*'] },
  { name: 'HubSpot', matches: ['https://app.hubspot.com/*', 'https://app-eu1.hubspot.com/*'] },
  {
    name: 'Salesforce',
    matches: [
      'https://*.lightning.force.com/*',
      'https://*.my.salesforce.com/*',
      'https://*.visualforce.com/*',
    ],
  },
  { name: 'Kustomer', matches: ['https://*.kustomerapp.com/*'] },
  { name: 'Gladly', matches: ['https://*.gladly.com/*'] },
  {
    name: 'Zoho Desk',
    matches: ['https://desk.zoho.com/*', 'https://desk.zoho.eu/*', 'https://desk.zoho.com.au/*'],
  },
  { name: 'Jira Service Management', matches: ['https://*.atlassian.net/*'] },
  { name: 'Re:amaze', matches: ['https://*.reamaze.com/*'] },
  { name: 'Richpanel', matches: ['https://app.richpanel.com/*'] },
  { name: 'Dixa', matches: ['https://*.dixa.com/*'] },
  { name: 'Crisp', matches: ['https://app.crisp.chat/*'] },
  { name: 'LiveAgent', matches: ['https://*.ladesk.com/*'] },
  { name: 'Chatwoot', matches: ['https://app.chatwoot.com/*'] },
  { name: 'Zammad', matches: ['https://*.zammad.com/*'] },
  { name: 'Kayako', matches: ['https://*.kayako.com/*'] },
];

/** All match patterns of the known helpdesks. */
export const HELPDESK_MATCHES: string[] = KNOWN_HELPDESKS.flatMap((helpdesk) => [...helpdesk.matches]);
