import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STATUS_COLORS } from '../features/shipment/status-look.ts';

/** What each style sheet needs for a colour. Those that `unknown` lacks are drawn as without a status. */
const RULES: Record<string, readonly ((color: string) => string)[]> = {
  'components/styles/tokens.css': [(color) => `--${color}: `, (color) => `--${color}-soft: `],
  'features/shipment/ui/status.css': [
    (color) => `.status-badge-${color} {`,
    (color) => `.rail-${color}::before {`,
  ],
  'features/status-colors/ui/status-colors.css': [(color) => `.sample-id-${color} {`],
  'entrypoints/helpdesk.content/style.css': [(color) => `::highlight(waybill-${color}) {`],
};

test.each(Object.entries(RULES))('%s has the rules of every colour of a status', (file, rules) => {
  const style = readFileSync(file, 'utf8');
  const wanted = [...new Set(Object.values(STATUS_COLORS))]
    .filter((color) => color !== 'unknown')
    .flatMap((color) => rules.map((rule) => rule(color)));
  expect(wanted.length).toBeGreaterThan(4);
  expect(wanted.filter((rule) => !style.includes(rule))).toEqual([]);
});
