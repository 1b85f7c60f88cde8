/** Purpose of each permission in the manifest. */
const permissionUse: Record<string, string> = {
  storage: 'Saves settings, keys and recent IDs.',
  alarms: 'Checks the IDs that you watch.',
  contextMenus: 'Looks up an ID that you select, from the right-click menu.',
  scripting: 'Runs on the sites that you add.',
  sidePanel: 'Shows Waybill beside the page.',
  clipboardRead: 'Offers an ID that you have copied, when the popup opens.',
  notifications: 'Notifies you when a shipment that you watch changes.',
};

const states = {
  passed: 'Passed',
  failed: 'Needs attention',
  notGranted: 'Not granted',
  notSetUp: 'Not set up',
  off: 'Switched off',
  notTested: 'Not tested',
};

const inMinutes = (ms: number): string => {
  const minutes = Math.round(ms / 60_000);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
};

const hosts = (patterns: readonly string[]): string =>
  patterns.map((pattern) => pattern.replace(/^\w+:\/\/|\/\*$/g, '')).join(', ');

export const selfTestText = {
  title: 'Self-test',
  note: 'Checks permissions and hosts. Requests a token from each configured platform; sends no IDs or webhooks.',
  run: 'Run self-test',
  stop: 'Stop',
  progressLabel: 'Progress of the self-test',
  progress: (tested: number, all: number) => `Tested ${tested} of ${all}`,
  testing: 'Testing…',
  /** @param counts number of rows by state */
  summary: (counts: Record<keyof typeof states, number>) =>
    [
      `${counts.passed} passed`,
      counts.failed === 1 ? '1 needs attention' : `${counts.failed} need attention`,
      ...(['notGranted', 'notSetUp', 'off', 'notTested'] as const)
        .filter((state) => counts[state] > 0)
        .map((state) => `${counts[state]} ${states[state].toLowerCase()}`),
    ].join(', '),
  testedAt: (time: string) => `Tested ${time}.`,
  stoppedAt: (time: string) => `Stopped. Started ${time}.`,
  group: {
    platform: 'Platform',
    permissions: 'Permissions',
    browser: 'Browser',
    helpdesks: 'Helpdesks and your own sites',
  },
  states,
  api: { partnerUrl: 'Partner API', clientUrl: 'Client API' },
  apiTested: {
    partnerUrl: 'allowed, answers and accepts the key',
    clientUrl: 'allowed and answers',
  },
  clock: 'This computer’s clock',
  clockTested: 'Agrees with the times in the platform’s token.',
  clockUntold: 'No platform sent a token with times to compare.',
  storage: { local: 'Local storage', session: 'Session storage' },
  storageTested: 'Written, read back and removed.',
  sidePanel: 'Side panel',
  sidePanelTested: 'Can be opened.',
  optional: 'optional',
  permissionUse,
  isPartly: 'Only on some of its pages, as set in the browser.',
  reason: {
    missing: 'The browser doesn’t grant it. Reinstall Waybill.',
    silent: 'The browser doesn’t respond. Restart it.',
    noAccess: (patterns: readonly string[]) => `The browser gives no access to ${hosts(patterns)}.`,
    notRegistered:
      'Access is allowed, but Waybill isn’t running there. Restart the browser, or remove the site and add it again.',
    notKept: 'Written data couldn’t be read back. The disk or the browser’s storage may be full.',
    clockBehind: (ms: number) => `Your clock is ${inMinutes(ms)} slow. Times in Waybill will be wrong.`,
    clockAhead: (ms: number) =>
      `Your clock is at least ${inMinutes(ms)} fast. Times in Waybill will be wrong.`,
  },
  fix: {
    grantPermission: 'Grant',
    grantAccess: 'Allow access',
    openSection: { connection: 'Go to Connection', helpdesks: 'Go to Helpdesks' },
  },
};
