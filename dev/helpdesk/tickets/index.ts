import { t48146 } from './t48146.ts';
import { t48152 } from './t48152.ts';
import { t48159 } from './t48159.ts';
import { t48164 } from './t48164.ts';
import { t48171 } from './t48171.ts';
import { t48176 } from './t48176.ts';
import { t48182 } from './t48182.ts';
import { t48188 } from './t48188.ts';
import { t48195 } from './t48195.ts';
import { t48201 } from './t48201.ts';
import { t48207 } from './t48207.ts';
import { t48213 } from './t48213.ts';
import type { Ticket } from './ticket.ts';

/** The ticket shown first, and the one in the second tab. */
export const FIRST_TABS = ['48213', '48207'] as const;

/** All tickets of the demo, newest first. */
export const TICKETS: Ticket[] = [
  t48213,
  t48207,
  t48201,
  t48195,
  t48188,
  t48182,
  t48176,
  t48171,
  t48164,
  t48159,
  t48152,
  t48146,
];
