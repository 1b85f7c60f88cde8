/** What is compared: one way of finding IDs, or none, each running as a content script in a browser of its own. */
export interface Row {
  name: RowName;
  /** File in `rows/`; the built extension and the page alone have none. */
  script?: string;
  /** Whether it marks IDs, so that what it marks can be checked. */
  isMarking: boolean;
}

export type RowName =
  | 'page alone'
  | 'null'
  | 'floor'
  | 'floor-re'
  | 'mark.js'
  | 'linkifyjs'
  | 'naive'
  | 'Waybill';

/** In the order in which each repetition goes through them. */
export const ROWS: readonly Row[] = [
  { name: 'page alone', isMarking: false },
  { name: 'null', script: 'null.ts', isMarking: false },
  { name: 'Waybill', isMarking: true },
  { name: 'floor-re', script: 'floor-re.ts', isMarking: false },
  { name: 'floor', script: 'floor.ts', isMarking: false },
  { name: 'mark.js', script: 'mark.ts', isMarking: true },
  { name: 'linkifyjs', script: 'linkify.ts', isMarking: true },
  { name: 'naive', script: 'naive.ts', isMarking: true },
];
