// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { addShadowHost } from './dom.ts';

afterEach(() => {
  for (const element of document.querySelectorAll('html > :not(head, body)')) element.remove();
});

test('adds a host beside the body, whose content the page cannot reach', () => {
  const { host, root } = addShadowHost('test-host', 'p { color: red }');
  expect(host.localName).toBe('test-host');
  expect(host.parentElement).toBe(document.documentElement);
  expect(host.shadowRoot).toBeNull();
  expect(root.adoptedStyleSheets).toHaveLength(1);
});
