import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChromium, findFirefox, OLDEST_CHROMIUM, OLDEST_FIREFOX } from './browsers.mjs';
import { findOnPath, majorVersion } from './executables.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A program that prints a line and exits with a code. */
function program(name: string, line: string, code = 0): string {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\necho '${line}'\nexit ${code}\n`);
  chmodSync(file, 0o755);
  return file;
}

describe('findOnPath', () => {
  it('returns the program from the first folder that contains it', () => {
    const file = program('chromium', '');
    expect(findOnPath('chromium', ['/does/not/exist', '', folder].join(delimiter))).toBe(file);
    expect(findOnPath('firefox', folder)).toBeUndefined();
  });
});

describe('majorVersion', () => {
  it('reads the version that browsers print', () => {
    expect(majorVersion(program('a', 'Chromium 156.0.8078.79 built on Debian GNU/Linux 12'))).toBe(156);
    expect(majorVersion(program('b', 'Mozilla Firefox 153.7.0esr'))).toBe(153);
    expect(majorVersion(program('c', 'Google Chrome for Testing 159.0.8154.6 '))).toBe(159);
  });

  it('returns undefined for a program that does not run', () => {
    expect(majorVersion(join(folder, 'absent'))).toBeUndefined();
    expect(majorVersion(program('stub', 'requires the chromium snap, version 1.0', 1))).toBeUndefined();
    expect(majorVersion(program('silent', ''))).toBeUndefined();
  });
});

describe('findChromium and findFirefox', () => {
  it('prefer the browser named in the environment', async () => {
    const executablePath = program('mine', 'Chromium 150.0.1');
    expect(await findChromium({ WAYBILL_CHROMIUM: executablePath })).toEqual({
      executablePath,
      version: 150,
    });
    expect(await findFirefox({ WAYBILL_FIREFOX: executablePath })).toEqual({ executablePath, version: 150 });
  });

  it('reject a named browser that is too old or does not run', async () => {
    const old = program('old', 'Chromium 139.0.1');
    await expect(findChromium({ WAYBILL_CHROMIUM: old })).rejects.toThrow(`WAYBILL_CHROMIUM is ${old}`);
    const esr = program('esr', 'Mozilla Firefox 140.12.0esr');
    await expect(findFirefox({ WAYBILL_FIREFOX: esr })).rejects.toThrow('version 142 or later');
    await expect(findFirefox({ WAYBILL_FIREFOX: '/absent' })).rejects.toThrow('WAYBILL_FIREFOX is /absent');
  });

  it('accept the browsers for which Waybill is built, and that its manifests name', () => {
    const config = readFileSync('wxt.config.ts', 'utf8');
    expect(config).toContain(`target: ['chrome${OLDEST_CHROMIUM}', 'firefox${OLDEST_FIREFOX}']`);
    expect(config).toContain(`minimum_chrome_version: '${OLDEST_CHROMIUM}'`);
    expect(config).toContain(`strict_min_version: '${OLDEST_FIREFOX}.0'`);
  });
});
