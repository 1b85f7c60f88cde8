/** One of the compared ways of finding IDs, or none. Each runs as a content script in its own browser. */
export interface Row {
  name: RowName;
  /** File in `rows/`; absent for the built extension and the page alone. */
  script?: string;
  /** Whether it highlights IDs, so that the highlights can be checked. */
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

/** In the order of each repetition. */
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
