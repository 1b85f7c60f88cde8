import { describe, expect, test } from 'vitest';
import { fail, succeed } from '../../../utils/outcome.ts';
import type { Settings } from '../storage.ts';
import { applyPolicy, checkDraft, dropManagedFields, isUnchanged } from './connection-rules.ts';

const saved = { partnerUrl: 'https://partner.example', clientUrl: 'https://client.example' };
const settings: Settings = {
  environment: 'sandbox',
  production: { partnerUrl: 'https://p.example', clientUrl: '' },
  sandbox: saved,
  generation: 3,
};

describe('applyPolicy', () => {
  test('changes nothing if the policy is empty', () => {
    expect(applyPolicy(settings, { production: {}, sandbox: {} })).toEqual(settings);
  });

  test('replaces the managed URLs and does not add the managed key', () => {
    const policy = {
      production: { clientUrl: 'https://managed-client.example' },
      sandbox: { partnerUrl: 'https://managed.example', apiKey: 'managed-key' },
    };
    expect(applyPolicy(settings, policy)).toEqual({
      ...settings,
      production: { partnerUrl: 'https://p.example', clientUrl: 'https://managed-client.example' },
      sandbox: { partnerUrl: 'https://managed.example', clientUrl: 'https://client.example' },
    });
  });

  test('replaces the environment', () => {
    const policy = { production: {}, sandbox: {}, environment: 'production' } as const;
    expect(applyPolicy(settings, policy).environment).toBe('production');
  });
});

describe('dropManagedFields', () => {
  const draft = {
    partnerUrl: 'https://new-partner.example',
    clientUrl: 'https://new-client.example',
    newKey: 'key',
    newClientToken: 'token',
  };

  test('returns the draft unchanged if nothing is managed', () => {
    expect(dropManagedFields(draft, saved, {})).toEqual(draft);
  });

  test.each([
    ['partnerUrl', { partnerUrl: `${draft.partnerUrl}/v2` }, { partnerUrl: saved.partnerUrl }],
    ['clientUrl', { clientUrl: `${draft.clientUrl}/v2` }, { clientUrl: saved.clientUrl }],
  ])('restores the saved %s if it is managed', (_name, managed, kept) => {
    expect(dropManagedFields(draft, saved, managed)).toEqual({ ...draft, ...kept });
  });

  test.each([
    ['key', 'newKey', { partnerUrl: 'https://managed.example' }],
    ['token', 'newClientToken', { clientUrl: 'https://managed.example' }],
  ] as const)(
    'drops a %s that was typed beside another origin than the managed one',
    (_name, secret, managed) => {
      const kept = dropManagedFields(draft, saved, managed);
      expect(kept).toStrictEqual(dropManagedFields({ ...draft, [secret]: undefined }, saved, managed));
      expect(kept[secret]).toBeUndefined();
    },
  );

  test('drops only the key if the key is managed', () => {
    const { newKey: _dropped, ...rest } = draft;
    expect(dropManagedFields(draft, saved, { apiKey: 'managed-key' })).toStrictEqual(rest);
  });

  test('adds no members for a missing key and token', () => {
    expect(dropManagedFields(saved, saved, {})).toStrictEqual(saved);
  });
});

describe('isUnchanged', () => {
  test('returns true for the same URLs without a key and a token', () => {
    expect(isUnchanged(saved, { ...saved })).toBe(true);
  });

  test.each([
    ['another Partner API address', { partnerUrl: 'https://other.example' }],
    ['another Client API address', { clientUrl: 'https://other.example' }],
    ['a key', { newKey: 'key' }],
    ['a token', { newClientToken: 'token' }],
  ])('returns false for %s', (_name, change) => {
    expect(isUnchanged(saved, { ...saved, ...change })).toBe(false);
  });
});

describe('checkDraft', () => {
  test('trims all fields', () => {
    const draft = {
      partnerUrl: ' https://partner.example ',
      clientUrl: ' https://client.example ',
      newKey: ' key ',
      newClientToken: ' token ',
    };
    expect(checkDraft(draft)).toStrictEqual(
      succeed({
        partnerUrl: 'https://partner.example',
        clientUrl: 'https://client.example',
        newKey: 'key',
        newClientToken: 'token',
      }),
    );
  });

  test('saves a host under one name, without the dot of a complete one, so that its pages can compare it', () => {
    const draft = { partnerUrl: 'https://partner.example.:8443/v2', clientUrl: 'https://client.example/' };
    const partnerUrl = 'https://partner.example:8443/v2';
    expect(checkDraft(draft)).toStrictEqual(succeed({ ...draft, partnerUrl }));
  });

  test('accepts empty URLs and drops a blank key and token', () => {
    const draft = { partnerUrl: ' ', clientUrl: '', newKey: '  ', newClientToken: ' ' };
    expect(checkDraft(draft)).toStrictEqual(succeed({ partnerUrl: '', clientUrl: '' }));
  });

  test.each([
    ['partnerUrl', { partnerUrl: ' partner ', clientUrl: '' }, 'partner'],
    ['clientUrl', { partnerUrl: '', clientUrl: 'http://client.example' }, 'http://client.example'],
  ])('rejects an invalid %s and returns it', (_name, draft, detail) => {
    expect(checkDraft(draft)).toEqual(fail('invalidInput', { detail }));
  });

  test.each(['newKey', 'newClientToken'])('rejects a bad %s without returning it', (name) => {
    expect(checkDraft({ ...saved, [name]: 'two\nlines' })).toStrictEqual(fail('invalidInput'));
  });
});
