/**
 * The hosts of the helpdesks that Waybill supports without set-up; with `*.`, all their subdomains. They come from public
 * vendor documentation and open-source helpdesk add-ons.
 */
const HOSTS: Readonly<Record<string, readonly string[]>> = {
  Zendesk: ['*.zendesk.com'],
  Freshdesk: ['*.freshdesk.com', '*.myfreshworks.com'],
  Freshchat: ['*.freshchat.com'],
  Intercom: ['app.intercom.com', 'app.eu.intercom.com', 'app.au.intercom.com'],
  Gorgias: ['*.gorgias.com'],
  'Help Scout': ['secure.helpscout.net'],
  Front: ['app.frontapp.com'],
  HubSpot: ['app.hubspot.com', 'app-eu1.hubspot.com'],
  Salesforce: ['*.lightning.force.com', '*.my.salesforce.com', '*.visualforce.com'],
  Kustomer: ['*.kustomerapp.com'],
  Gladly: ['*.gladly.com'],
  'Zoho Desk': ['desk.zoho.com', 'desk.zoho.eu', 'desk.zoho.com.au'],
  'Jira Service Management': ['*.atlassian.net'],
  'Re:amaze': ['*.reamaze.com'],
  Richpanel: ['app.richpanel.com'],
  Dixa: ['*.dixa.com'],
  Crisp: ['app.crisp.chat'],
  LiveAgent: ['*.ladesk.com'],
  Chatwoot: ['app.chatwoot.com'],
  Zammad: ['*.zammad.com'],
  Kayako: ['*.kayako.com'],
};

/**
 * The known helpdesks, with their match patterns. These cover whole origins, as a content script for srcdoc and blob
 * frames (`match_origin_as_fallback`) must.
 */
export const KNOWN_HELPDESKS: readonly { name: string; matches: readonly string[] }[] = Object.entries(
  HOSTS,
).map(([name, hosts]) => ({ name, matches: hosts.map((host) => `https://${host}/*`) }));

/** All match patterns of the known helpdesks. */
export const HELPDESK_MATCHES: string[] = KNOWN_HELPDESKS.flatMap((helpdesk) => [...helpdesk.matches]);
