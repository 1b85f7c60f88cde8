import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { setUpRoot } from '../tests/fakes/root.ts';
import { Switch } from './Switch.tsx';

const root = setUpRoot();

function draw(props: Partial<Parameters<typeof Switch>[0]>): ReturnType<typeof vi.fn> {
  const onChange = vi.fn();
  act(() =>
    render(<Switch label="Photos" description="They load." isOn {...props} onChange={onChange} />, root),
  );
  return onChange;
}

const clickLabel = () => act(() => root.querySelector<HTMLElement>('.switch-label')?.click());

test('a click on the label switches', () => {
  const onChange = draw({});
  clickLabel();
  expect(onChange.mock.calls).toEqual([[false]]);
});

test('a click on the label of a locked switch changes nothing', () => {
  const onChange = draw({ lockedReason: 'Strict leaves these out.' });
  clickLabel();
  expect(onChange).not.toHaveBeenCalled();
});
