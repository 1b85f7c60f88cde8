import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPolicy } from '../features/policy/read-policy.ts';

const text = readFileSync('docs/administrators.md', 'utf8');
const examples = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, json]) => JSON.parse(json ?? ''));

test('accepts the example policies unchanged', () => {
  const [linux, firefox] = examples;
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

test('every setting of the managed schema is documented', () => {
  const { properties } = JSON.parse(readFileSync('public/managed-schema.json', 'utf8'));
  for (const name of Object.keys(properties)) expect(text).toContain(`\`${name}\``);
});
