import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPolicy } from '../utils/managed-policy.ts';

const readme = readFileSync('README.md', 'utf8');
const blocks = [...readme.matchAll(/```json\n(.*?)```/gs)].map(([, text]) => JSON.parse(text ?? ''));

test('the policy files of the README hold nothing that is refused', () => {
  const [linux, firefox] = blocks;
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

test('the README names every setting of the schema that browsers check policies with', () => {
  const { properties } = JSON.parse(readFileSync('public/managed-schema.json', 'utf8'));
  const administrators = readme.slice(readme.indexOf('## For administrators'));
  for (const name of Object.keys(properties)) expect(administrators).toContain(`\`${name}\``);
});
