import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach } from 'vitest';

/**
 * An element to render into. It is in the page during each test of the file that calls this, and emptied after it, with
 * its components unmounted.
 */
export function setUpRoot(): HTMLElement {
  const root = document.createElement('div');
  beforeEach(() => document.body.append(root));
  afterEach(() => {
    void act(() => render(null, root));
    root.remove();
    root.replaceChildren();
  });
  return root;
}
