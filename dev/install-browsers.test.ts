import { expect, it } from 'vitest';
import { ensureBrowser, wantedChromium, wantedFirefox } from './install-browsers.mjs';

const BROWSER = { executablePath: '/opt/browser', version: 150 };

function wanted(answers: (typeof BROWSER | undefined)[], methods: { progress: string; script: string }[]) {
  return {
    name: 'Chromium',
    find: async () => answers.shift(),
    methods: methods.map(({ progress, script }) => ({
      progress,
      commands: [[process.execPath, ['-e', script]] as [string, string[]]],
      limitMs: 10_000,
    })),
    byHand: 'Install it by hand.',
  };
}

function context() {
  const logged: string[] = [];
  return { logged, root: process.cwd(), log: (line: string) => void logged.push(line) };
}

it('installs nothing if a browser is found', async () => {
  const { logged, ...rest } = context();
  expect(await ensureBrowser(wanted([BROWSER], [{ progress: 'Downloading', script: '' }]), rest)).toBe(
    BROWSER,
  );
  expect(logged).toEqual([]);
});

it('tries the next method after a failure, and prints the reason', async () => {
  const { logged, ...rest } = context();
  const methods = [
    { progress: 'Downloading', script: 'console.error("Error: no route\\n at here"); process.exit(1)' },
    { progress: 'Installing', script: '' },
  ];
  expect(await ensureBrowser(wanted([undefined, undefined, BROWSER], methods), rest)).toBe(BROWSER);
  expect(logged).toEqual(['Downloading …', '  that did not work: Error: no route', 'Installing …']);
});

it('rejects with instructions if no method installs a browser', async () => {
  const { logged, ...rest } = context();
  const attempt = ensureBrowser(wanted([], [{ progress: 'Downloading', script: '' }]), rest);
  await expect(attempt).rejects.toThrow(/no Chromium that runs on this machine\.\n\nInstall it by hand\./);
  expect(logged).toContain('  that did not work: Chromium was installed but does not run.');
});

it('stops a download that takes too long', async () => {
  const { logged, ...rest } = context();
  const hanging = wanted([], [{ progress: 'Downloading', script: 'setInterval(() => {}, 1000)' }]);
  const [method] = hanging.methods;
  if (method) method.limitMs = 300;
  await expect(ensureBrowser(hanging, rest)).rejects.toThrow('no Chromium');
  expect(logged.join()).toContain('Stopped by SIGTERM');
});

it('uses apt only as root on Debian', () => {
  const asRoot = { root: '/project', isDebianRoot: true };
  const asUser = { root: '/project', isDebianRoot: false };
  for (const wants of [wantedChromium, wantedFirefox]) {
    expect(JSON.stringify(wants(asRoot).methods)).toContain('apt-get');
    expect(JSON.stringify(wants(asUser).methods)).not.toMatch(/apt-get|install-deps/);
  }
});
