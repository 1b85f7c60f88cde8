import { describe, expect, it } from 'vitest';
import { SAVED } from '../../tests/fakes/connections.ts';
import {
  changedFields,
  draftOf,
  isUnfinished,
  keyStateOf,
  patternsToRequest,
  problemsOf,
  rebase,
  saveRequest,
} from './draft.ts';
import type { Connections } from './model.ts';

const fields = {
  partnerUrl: 'https://partner.example',
  key: '',
  clientUrl: 'https://client.example',
  clientToken: '',
};

describe('problemsOf', () => {
  it.each([
    ['nothing at all', { ...fields, partnerUrl: '', clientUrl: '' }, {}],
    ['spaces around', { ...fields, partnerUrl: ' https://partner.example ', key: ' abc ' }, {}],
    ['loopback http', { ...fields, partnerUrl: 'http://127.0.0.1:8080/partner' }, {}],
    ['other http', { ...fields, partnerUrl: 'http://partner.example' }, { partnerUrl: 'notHttps' }],
    ['no scheme', { ...fields, clientUrl: 'client.example' }, {}],
    ['no host', { ...fields, clientUrl: 'our platform' }, { clientUrl: 'notAUrl' }],
    ['a query', { ...fields, clientUrl: 'https://client.example/?a=1' }, { clientUrl: 'hasQuery' }],
    ['a key alone', { ...fields, partnerUrl: '', key: 'abc' }, { key: 'needsAddress' }],
    ['a key with a space', { ...fields, key: 'a b' }, { key: 'hasBadCharacters' }],
    ['a token alone', { ...fields, clientUrl: '', clientToken: 'abc' }, { clientToken: 'needsAddress' }],
    ['a token with a line', { ...fields, clientToken: 'a\nb' }, { clientToken: 'hasBadCharacters' }],
    ['a key in a request', { ...fields, key: 'curl -H "X-API-Key: abc"' }, { key: 'hasBadCharacters' }],
    ['a key among other JSON', { ...fields, key: '{"id":1,"key":"abc"}' }, { key: 'isJson' }],
    ['a key beyond ASCII', { ...fields, key: 'clé' }, { key: 'hasBadCharacters' }],
  ])('returns the problems of %s', (_name, entered, problems) => {
    const found = Object.entries(problemsOf(entered)).filter(([, problem]) => problem !== undefined);
    expect(Object.fromEntries(found)).toEqual(problems);
  });
});

describe('isUnfinished', () => {
  it.each([
    ['', true],
    ['ht', true],
    ['https://', true],
    ['partner', true],
    ['http://x', false],
    ['partner.example', false],
  ])('%j returns %s', (text, expected) => expect(isUnfinished(text)).toBe(expected));
});

describe('changedFields', () => {
  const draft = draftOf(SAVED);
  const withUrl = (partnerUrl: string) => ({ ...draft, sandbox: { ...draft.sandbox, partnerUrl } });

  it('returns no field for saved values, even with surrounding spaces or without their scheme', () => {
    expect(changedFields(draft, SAVED)).toEqual([]);
    expect(changedFields(withUrl('https://partner.example '), SAVED)).toEqual([]);
    expect(changedFields(withUrl('partner.example'), SAVED)).toEqual([]);
  });

  it('names each changed field with its environment', () => {
    const changed = { ...withUrl('https://other.example'), production: { ...draft.production, key: 'k' } };
    expect(changedFields(changed, SAVED)).toEqual([
      { environment: 'production', field: 'key' },
      { environment: 'sandbox', field: 'partnerUrl' },
    ]);
  });
});

describe('keyStateOf', () => {
  const saved = SAVED.sandbox;
  it.each([
    ['the same origin, another path', 'https://partner.example/v2', 'kept'],
    ['half-typed', 'https:', 'kept'],
    ['another host', 'https://other.example', 'ofAnotherAddress'],
    ['another port', 'https://partner.example:8443', 'ofAnotherAddress'],
    ['no address', ' ', 'goesWithAddress'],
  ])('%s (%j) returns %s', (_name, partnerUrl, state) => {
    expect(keyStateOf({ ...fields, partnerUrl }, saved)).toBe(state);
  });

  it('returns “none” without a stored key', () => {
    expect(keyStateOf(fields, { ...saved, hasKey: false })).toBe('none');
  });
});

describe('saveRequest', () => {
  it('trims fields and omits an empty key', () => {
    const draft = {
      production: { partnerUrl: ' https://a.example ', key: ' k1 ', clientUrl: '', clientToken: '' },
      sandbox: { partnerUrl: '', key: '  ', clientUrl: ' https://c.example', clientToken: ' t1 ' },
    };
    expect(saveRequest(draft)).toEqual({
      production: { partnerUrl: 'https://a.example', clientUrl: '', newKey: 'k1' },
      sandbox: { partnerUrl: '', clientUrl: 'https://c.example', newClientToken: 't1' },
    });
  });

  it.each([
    ['"k1"', 'k1'],
    [" 'k1' ", 'k1'],
    ['`k1`', 'k1'],
    ['“k1”', 'k1'],
    ['« k1 »', 'k1'],
    ['k"1"', 'k"1"'],
    ['"k1', '"k1'],
    [`"k1'`, `"k1'`],
    ['k1\r\n', 'k1'],
    ['API key: k1', 'k1'],
    ['“API key: k1”', 'k1'],
    ['Partner API key : "k1"', 'k1'],
    ['X-API-Key: k1', 'k1'],
    ['PARTNER_API_KEY=k1', 'k1'],
    ['token=k1==', 'k1=='],
    ['Authorization: Bearer k1', 'k1'],
    ['bearer k1', 'k1'],
    ['{"apiKey":"k1"}', 'k1'],
    ['{\n  "apiKey": "k1"\n}', 'k1'],
    ['"apiKey":"k1",', 'k1'],
    ['secretkey==', 'secretkey=='],
    ['bearer1', 'bearer1'],
    ['user:key:1', 'user:key:1'],
  ])('sends the key %j without what was copied with it', (key, newKey) => {
    const typed = { ...fields, key };
    expect(saveRequest({ ...draftOf(SAVED), production: typed }).production.newKey).toBe(newKey);
    expect(problemsOf(typed).key).toBeUndefined();
  });
});

describe('patternsToRequest', () => {
  it('requests each new host once', () => {
    const draft = draftOf(SAVED);
    draft.production = {
      partnerUrl: 'https://new.example/a',
      key: '',
      clientUrl: 'https://new.example:8443/b',
      clientToken: '',
    };
    expect(patternsToRequest(draft, SAVED)).toEqual(['https://new.example/*']);
  });

  it('requests a saved host without access again', () => {
    const saved = { ...SAVED, sandbox: { ...SAVED.sandbox, missingAccess: ['https://client.example'] } };
    expect(patternsToRequest(draftOf(saved), saved)).toEqual(['https://client.example/*']);
  });
});

describe('rebase', () => {
  const elsewhere = {
    ...SAVED,
    production: { ...SAVED.production, partnerUrl: 'https://elsewhere.example' },
    sandbox: { ...SAVED.sandbox, clientUrl: 'https://elsewhere.example' },
  };

  it('adopts values saved elsewhere for fields that were not edited', () => {
    expect(rebase(draftOf(SAVED), SAVED, elsewhere)).toEqual(draftOf(elsewhere));
  });

  it('leaves edited fields unchanged', () => {
    const typed = draftOf(SAVED);
    typed.sandbox = { ...typed.sandbox, clientUrl: 'https://mine.example', key: 'mine' };
    expect(rebase(typed, SAVED, elsewhere)).toEqual({
      production: draftOf(elsewhere).production,
      sandbox: { ...draftOf(SAVED).sandbox, clientUrl: 'https://mine.example', key: 'mine' },
    });
  });

  it('leaves the URL beside a secret that was typed for it', () => {
    const typed = draftOf(SAVED);
    typed.production = { ...typed.production, key: 'for the old URL' };
    typed.sandbox = { ...typed.sandbox, clientToken: 'for the old URL' };
    expect(rebase(typed, SAVED, elsewhere)).toEqual(typed);
  });

  it('drops a secret that was typed for another origin than the policy sets', () => {
    const typed = draftOf(SAVED);
    typed.production = { ...typed.production, key: 'for the old URL' };
    const managed: Connections = {
      ...elsewhere,
      production: { ...elsewhere.production, managed: ['partnerUrl'] },
    };
    expect(rebase(typed, SAVED, managed).production).toEqual(draftOf(managed).production);
    const ofSameOrigin = { ...SAVED.production, partnerUrl: `${SAVED.production.partnerUrl}/v2` };
    managed.production = { ...ofSameOrigin, managed: ['partnerUrl'] };
    expect(rebase(typed, SAVED, managed).production.key).toBe('for the old URL');
  });
});
