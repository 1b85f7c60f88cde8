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

describe('a policy over saved settings', () => {
  test('changes nothing if it sets nothing', () => {
    expect(applyPolicy(settings, { production: {}, sandbox: {} })).toEqual(settings);
  });

  test('replaces the addresses that it sets, and keeps its key out of the settings', () => {
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

  test('selects the environment', () => {
    const policy = { production: {}, sandbox: {}, environment: 'production' } as const;
    expect(applyPolicy(settings, policy).environment).toBe('production');
  });
});

describe('a draft under a policy', () => {
  const draft = {
    partnerUrl: 'https://new-partner.example',
    clientUrl: 'https://new-client.example',
    newKey: 'key',
    newClientToken: 'token',
  };

  test('stays as it is if nothing is managed', () => {
    expect(dropManagedFields(draft, saved, {})).toEqual(draft);
  });

  test.each([
    ['partnerUrl', { partnerUrl: 'https://managed.example' }, { partnerUrl: saved.partnerUrl }],
    ['clientUrl', { clientUrl: 'https://managed.example' }, { clientUrl: saved.clientUrl }],
  ])('keeps the saved %s if it is managed', (_name, managed, kept) => {
    expect(dropManagedFields(draft, saved, managed)).toEqual({ ...draft, ...kept });
  });

  test('loses its key, and not its token, if the key is managed', () => {
    const { newKey: _dropped, ...rest } = draft;
    expect(dropManagedFields(draft, saved, { apiKey: 'managed-key' })).toStrictEqual(rest);
  });

  test('has no members for a key and a token that were not entered', () => {
    expect(dropManagedFields(saved, saved, {})).toStrictEqual(saved);
  });
});

describe('saving changes', () => {
  test('nothing for the same addresses without a key and a token', () => {
    expect(isUnchanged(saved, { ...saved })).toBe(true);
  });

  test.each([
    ['another Partner API address', { partnerUrl: 'https://other.example' }],
    ['another Client API address', { clientUrl: 'https://other.example' }],
    ['a key', { newKey: 'key' }],
    ['a token', { newClientToken: 'token' }],
  ])('something for %s', (_name, change) => {
    expect(isUnchanged(saved, { ...saved, ...change })).toBe(false);
  });
});

describe('a draft to save', () => {
  test('is trimmed', () => {
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

  test('may have empty addresses, and a blank key or token counts as none', () => {
    const draft = { partnerUrl: ' ', clientUrl: '', newKey: '  ', newClientToken: ' ' };
    expect(checkDraft(draft)).toStrictEqual(succeed({ partnerUrl: '', clientUrl: '' }));
  });

  test.each([
    ['partnerUrl', { partnerUrl: ' partner ', clientUrl: '' }, 'partner'],
    ['clientUrl', { partnerUrl: '', clientUrl: 'http://client.example' }, 'http://client.example'],
  ])('is refused with the %s that cannot be one', (_name, draft, detail) => {
    expect(checkDraft(draft)).toEqual(fail('invalidInput', { detail }));
  });

  test.each(['newKey', 'newClientToken'])('is refused for a bad %s, which is not quoted', (name) => {
    expect(checkDraft({ ...saved, [name]: 'two\nlines' })).toStrictEqual(fail('invalidInput'));
  });
});
