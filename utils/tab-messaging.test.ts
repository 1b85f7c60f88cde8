import { beforeEach, expect, test } from 'vitest';
import { browser } from './browser.ts';
import { askTab, sendToFrame, sendToTab } from './tab-messaging.ts';

const MESSAGE = { command: 'count' };

let sent: unknown[][];
let respond: () => Promise<unknown>;

beforeEach(() => {
  sent = [];
  respond = async () => undefined;
  const tabs = {
    sendMessage(...message: unknown[]) {
      sent.push(message);
      return respond();
    },
  };
  Object.assign(browser, { tabs });
});

const noContentScript = () => Promise.reject(new Error('Could not establish connection.'));

test('sends a message to one frame, and returns whether a content script runs there', async () => {
  expect(await sendToFrame(7, 0, MESSAGE)).toBe(true);
  respond = noContentScript;
  expect(await sendToFrame(7, 3, MESSAGE)).toBe(false);
  expect(sent).toEqual([
    [7, MESSAGE, { frameId: 0 }],
    [7, MESSAGE, { frameId: 3 }],
  ]);
});

test('sends a message to all frames, also if there is no content script', async () => {
  respond = noContentScript;
  await sendToTab(7, MESSAGE);
  expect(sent).toEqual([[7, MESSAGE, {}]]);
});

test('returns the reply of a frame or tab, or undefined if there is no content script', async () => {
  respond = async () => 12;
  expect(await askTab(7, MESSAGE)).toBe(12);
  expect(await askTab(7, MESSAGE, { frameId: 3 })).toBe(12);
  respond = noContentScript;
  expect(await askTab(7, MESSAGE)).toBeUndefined();
  expect(sent.map(([, , frame]) => frame)).toEqual([{}, { frameId: 3 }, {}]);
});
