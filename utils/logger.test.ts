import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logUnexpected } from './logger.ts';

let lines: string[];

beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'error').mockImplementation(
    (...texts) => void lines.push(...texts.join('\n').split('\n')),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('names the class, the operation and the places in the code', () => {
  logUnexpected('message getShipment', new TypeError('no'));
  expect(lines[0]).toBe('Waybill: unexpected TypeError in message getShipment');
  expect(lines[1]).toMatch(/^\s+at .*logger\.test\.ts/);
});

test.each([
  ['an address', 'Unexpected token r, "robin@example.com" is not valid JSON'],
  ['several lines', 'Invalid\n    at 14 Elm Road\nrobin@example.com:1:2'],
  ['dollar signs', '$& robin@example.com'],
])('does not repeat a message with %s', (_name, message) => {
  logUnexpected('here', new Error(message));
  expect(lines.join()).not.toMatch(/robin|Elm Road/);
  expect(lines[1]).toMatch(/^\s+at /);
});

test('keeps the places in Firefox, whose stack has no message', () => {
  const stack = 'read@moz-extension://1/background.js:1:20\nasync*@moz-extension://1/background.js:3:4\n';
  logUnexpected('here', Object.assign(new Error('robin'), { stack }));
  expect(lines.slice(1)).toEqual(stack.trim().split('\n'));
});

test('logs only the type of a value that is not an error', () => {
  logUnexpected('here', 'robin@example.com');
  expect(lines).toEqual(['Waybill: unexpected string in here', '']);
});
