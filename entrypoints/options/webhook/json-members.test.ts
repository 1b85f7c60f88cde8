import { expect, it } from 'vitest';
import { jsonMembers, lineOf } from './json-members.ts';

const TEXT = `{
  "event": "a, {\\"b\\": [",
  "data": {
    "n": 1.0, "list": [
      "x",
      {"deep": true}
    ]
  }
}`;

it('finds the values of members as they are written', () => {
  const members = jsonMembers(TEXT);
  const written = (path: string) => {
    const place = members.get(path);
    return place && TEXT.slice(place.start, place.end);
  };
  expect(written('event')).toBe('"a, {\\"b\\": ["');
  expect(written('data.n')).toBe('1.0');
  expect(written('data.list[1].deep')).toBe('true');
  expect(written('data.list[1]')).toBe('{"deep": true}');
  expect(written('')).toBe(TEXT);
});

it('names the line of a member, or of what should hold it', () => {
  const members = jsonMembers(TEXT);
  expect(lineOf(members, 'data.list[1].deep')).toBe(6);
  expect(lineOf(members, 'data.list[0]')).toBe(5);
  expect(lineOf(members, 'data.address.city')).toBe(3);
  expect(lineOf(members, '')).toBe(1);
});

it('takes the last of two members with one name, and any depth', () => {
  expect(lineOf(jsonMembers('{"a": 1,\n"a": 2}'), 'a')).toBe(2);
  expect(jsonMembers(`${'['.repeat(50_000)}${']'.repeat(50_000)}`).get('')?.end).toBe(100_000);
});
