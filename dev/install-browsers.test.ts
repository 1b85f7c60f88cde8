import { expect, it } from 'vitest';
import { ensureBrowser, wantedChromium, wantedFirefox } from './install-browsers.mjs';

const BROWSER = { executablePath: '/opt/browser', version: 150 };

function wanted(answers: (typeof BROWSER | undefined)[], ways: { does: string; script: string }[]) {
  return {
    name: 'Chromium',
    find: async () => answers.shift(),
    ways: ways.map(({ does, script }) => ({
      does,
      commands: [[process.execPath, ['-e', script]] as [string, string[]]],
      limitMs: 10_000,
    })),
    byHand: 'Install it by hand.',
  };
}

function context() {
  const said: string[] = [];
  return { said, root: process.cwd(), say: (line: string) => void said.push(line) };
}

it('installs nothing if a browser is found', async () => {
  const { said, ...rest } = context();
  expect(await ensureBrowser(wanted([BROWSER], [{ does: 'Downloading', script: '' }]), rest)).toBe(BROWSER);
  expect(said).toEqual([]);
});

it('tries the next method after a failure, and prints the reason', async () => {
  const { said, ...rest } = context();
  const ways = [
    { does: 'Downloading', script: 'console.error("Error: no route\\n at here"); process.exit(1)' },
    { does: 'Installing', script: '' },
  ];
  expect(await ensureBrowser(wanted([undefined, undefined, BROWSER], ways), rest)).toBe(BROWSER);
  expect(said).toEqual(['Downloading …', '  that did not work: Error: no route', 'Installing …']);
});

it('rejects with instructions if no method installs a browser', async () => {
  const { said, ...rest } = context();
  const attempt = ensureBrowser(wanted([], [{ does: 'Downloading', script: '' }]), rest);
  await expect(attempt).rejects.toThrow(/no Chromium that runs on this machine\.\n\nInstall it by hand\./);
  expect(said).toContain('  that did not work: Chromium was installed but does not run.');
});

it('stops a download that takes too long', async () => {
  const { said, ...rest } = context();
  const hanging = wanted([], [{ does: 'Downloading', script: 'setInterval(() => {}, 1000)' }]);
  const [way] = hanging.ways;
  if (way) way.limitMs = 300;
  await expect(ensureBrowser(hanging, rest)).rejects.toThrow('no Chromium');
  expect(said.join()).toContain('Stopped by SIGTERM');
});

it('uses apt only as root on Debian', () => {
  const asRoot = { root: '/project', isDebianRoot: true };
  const asUser = { root: '/project', isDebianRoot: false };
  for (const wants of [wantedChromium, wantedFirefox]) {
    expect(JSON.stringify(wants(asRoot).ways)).toContain('apt-get');
    expect(JSON.stringify(wants(asUser).ways)).not.toMatch(/apt-get|install-deps/);
  }
});
