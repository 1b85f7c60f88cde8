import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { MessageName } from '../../features/protocol.ts';
import { createWholeBackground, OWN_PAGE } from '../../tests/fakes/whole-background.ts';
import { browser } from '../../utils/browser.ts';

const background = createWholeBackground();
const NOTHING = { partnerUrl: '', clientUrl: '' };
const OLD = { partnerUrl: 'https://old.example/api', clientUrl: 'https://client.example' };
const NEW = { ...OLD, partnerUrl: 'https://new.example/api' };

let givenBack: unknown[];

async function send(name: MessageName, request: object): Promise<void> {
  expect(await background.send({ name, request }, OWN_PAGE)).toMatchObject({ ok: true });
}

beforeAll(() => background.start());

beforeEach(async () => {
  Object.assign(browser.permissions, {
    remove: async ({ origins }: { origins: string[] }) => void givenBack.push(...origins),
  });
  await send('saveConnections', { production: OLD, sandbox: NOTHING });
  givenBack = [];
});

test('an address that is replaced in the options loses its access', async () => {
  await send('saveConnections', { production: NEW, sandbox: NOTHING });
  expect(givenBack).toEqual(['https://old.example/*']);
});

test('so does one that a settings file replaces', async () => {
  await send('applyPortableSettings', { settings: { production: NEW } });
  expect(givenBack).toEqual(['https://old.example/*']);
});

test('an address that the other environment uses, or whose key alone is changed, keeps it', async () => {
  await send('saveConnections', { production: NEW, sandbox: OLD });
  await send('saveConnections', { production: NEW, sandbox: { ...OLD, newKey: 'another-key' } });
  await send('setEnvironment', { environment: 'sandbox' });
  expect(givenBack).toEqual([]);
});
