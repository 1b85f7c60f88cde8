import { expect, test } from 'vitest';
import { cellLabel } from './cell-label.ts';

/** The labels of the values in a list of terms and values. */
function labelsIn(list: string): (string | undefined)[] {
  document.body.innerHTML = `<dl>${list}</dl>`;
  return Array.from(document.querySelectorAll('dd'), cellLabel);
}

test('the label of a value is the term above it', () => {
  expect(labelsIn('<dt>Order</dt><dd>1</dd><dt>Tracking</dt><dd>2</dd>')).toEqual(['Order', 'Tracking']);
});

test('as many values as terms above them belong to these in their order', () => {
  expect(labelsIn('<dt>Order</dt><dt>Tracking</dt><dd>1</dd><dd>2</dd>')).toEqual(['Order', 'Tracking']);
  expect(
    labelsIn('<dt>A</dt><dt>B</dt><dd>1</dd><dd>2</dd><dt>C</dt><dt>D</dt><dd>3</dd><dd>4</dd>'),
  ).toEqual(['A', 'B', 'C', 'D']);
});

test('other values are all under the last term', () => {
  expect(labelsIn('<dt>Tracking</dt><dd>1</dd><dd>2</dd>')).toEqual(['Tracking', 'Tracking']);
  expect(labelsIn('<dt>Parcel</dt><dt>Tracking</dt><dd>1</dd>')).toEqual(['Tracking']);
});
