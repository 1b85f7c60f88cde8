import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPolicy } from '../features/policy/read-policy.ts';
import { REPLY_LANGUAGES } from '../features/replies/languages.ts';
import { REPLY_STATES } from '../features/replies/model.ts';

const text = readFileSync('docs/administrators.md', 'utf8');
const examples = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, json]) => JSON.parse(json ?? ''));
const isInstallation = (example: { policies?: object }) =>
  'ExtensionSettings' in (example.policies ?? example);

test('accepts the example policies unchanged', () => {
  const [linux, firefox] = examples.filter((example) => !isInstallation(example));
  const policies = [
    linux['3rdparty'].extensions['<extension id>'],
    firefox.policies['3rdparty'].Extensions['waybill@waybill.example'],
  ];
  for (const policy of policies) {
    expect(readPolicy(policy)).toMatchObject({
      problems: [],
      policy: { environment: 'production', production: { apiKey: 'your-key' } },
    });
  }
});

test('the example policies install the extension from the stores, in Firefox by the ID of the manifest', () => {
  const [chrome, firefox] = examples.filter(isInstallation);
  const config = readFileSync('wxt.config.ts', 'utf8');
  const [, id = ''] = /\bid: '([^']+)'/.exec(config) ?? [];
  expect(chrome.ExtensionSettings['<extension id>'].installation_mode).toBe('force_installed');
  const { install_url: address } = firefox.policies.ExtensionSettings[id];
  expect(address).toBe(`https://addons.mozilla.org/firefox/downloads/latest/${id}/latest.xpi`);
});

test('every setting of the managed schema is documented', () => {
  const { properties } = JSON.parse(readFileSync('public/managed-schema.json', 'utf8'));
  for (const name of Object.keys(properties)) expect(text).toContain(`\`${name}\``);
});

test('the languages and types of replies are documented', () => {
  const [row = ''] = /^\| `replyTemplates` .*$/m.exec(text) ?? [];
  const named = [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(named).toEqual(['replyTemplates', ...REPLY_LANGUAGES, ...REPLY_STATES]);
});
