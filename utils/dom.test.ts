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

test('takes another name if the page has defined the element', () => {
  class Taken extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode: 'open' });
    }
  }
  customElements.define('test-taken', Taken);
  const { host } = addShadowHost('test-taken', '');
  expect(host.localName).toMatch(/^test-taken-.+/);
  expect(host).not.toBeInstanceOf(Taken);
  expect(host.isConnected).toBe(true);
  expect(host.shadowRoot).toBeNull();
});
