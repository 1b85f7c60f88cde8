import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';

const Name = ({ name }: { name: string }) => <b>{name}</b>;
const notCalled = (error: unknown) => expect.fail(String(error));
let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
});

const show = (Component: ReturnType<typeof lazyComponent<{ name: string }>>, name: string) =>
  act(() => render(<Component name={name} />, root));

test('loads its code when it is first shown, once', async () => {
  const load = vi.fn(async () => Name);
  const Lazy = lazyComponent(load, notCalled);
  expect(load).not.toHaveBeenCalled();
  show(Lazy, 'first');
  expect(root.innerHTML).toBe('');
  await vi.waitFor(() => expect(root.innerHTML).toBe('<b>first</b>'));
  render(null, root);
  act(() => render(<Lazy name="second" />, root));
  expect(root.innerHTML).toBe('<b>second</b>');
  expect(load).toHaveBeenCalledTimes(1);
});

test('shows nothing if its code cannot be loaded, says so, and tries again when it is shown again', async () => {
  const failures: unknown[] = [];
  let isGone = true;
  const Lazy = lazyComponent(
    async () => {
      if (isGone) throw new Error('gone');
      return Name;
    },
    (error) => failures.push(error),
  );
  show(Lazy, 'first');
  await vi.waitFor(() => expect(failures).toHaveLength(1));
  expect(root.innerHTML).toBe('');
  isGone = false;
  render(null, root);
  show(Lazy, 'second');
  await vi.waitFor(() => expect(root.innerHTML).toBe('<b>second</b>'));
});
