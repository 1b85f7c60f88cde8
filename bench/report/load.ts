import { ROWS } from '../rows.ts';
import type { Samples } from '../samples.ts';
import { measuredRows, number, table, times } from './table.ts';

const HEADER = [
  'row',
  'script ms',
  'x floor-re',
  'longest ms',
  'forced ms',
  'page CPU ms',
  'x page alone',
  'x null',
  'style ms +',
  'heap KB +',
  'done ms after load',
];

/** The cost of loading a thread of one length. "+" is the difference from the page alone. */
export function loadTable(samples: Samples, size: number): string {
  const rows = ROWS.map(({ name }) => {
    const of = (measure: string): number | undefined => samples.medianOf('load', size, name, measure);
    const added = (measure: string): number | undefined => {
      const [own, base] = [of(measure), samples.medianOf('load', size, 'page alone', measure)];
      return own === undefined || base === undefined ? undefined : own - base;
    };
    return [
      name,
      number(of('scriptMs')),
      times(samples.ratioOf('load', size, name, 'floor-re', 'scriptMs')),
      number(of('longestMs')),
      number(of('forcedMs')),
      number(of('cpuMs'), 0),
      times(samples.ratioOf('load', size, name, 'page alone', 'cpuMs')),
      times(samples.ratioOf('load', size, name, 'null', 'cpuMs')),
      number(added('styleMs'), 0),
      number(added('heapKb'), 0),
      number(of('doneMs'), 0),
    ];
  });
  return table(HEADER, measuredRows(rows));
}

/** When IDs were highlighted, and other changes to the page. */
export function auditTable(samples: Samples, size: number): string {
  const rows = ROWS.map(({ name, isMarking }) => {
    const of = (measure: string, digits = 0): string =>
      number(samples.medianOf('audit', size, name, measure), digits);
    const marks = isMarking
      ? ['firstMarkedMs', 'viewMarkedMs', 'allMarkedMs', 'missed', 'wrong', 'stale'].map((measure) =>
          of(measure),
        )
      : Array.from({ length: 6 }, () => '–');
    return [name, of('mutations'), of('layoutShift', 3), of('loadedMs'), ...marks];
  });
  return table(
    [
      'row',
      'DOM mutations',
      'layout shift',
      'page loaded ms',
      'first ID ms',
      'IDs in view ms',
      'all IDs ms',
      'missed',
      'wrong',
      'stale',
    ],
    measuredRows(rows),
  );
}

/** When the page was loaded, and IDs were highlighted, over a connection. @returns nothing if that was not measured */
export function connectionTable(samples: Samples, size: number): string[] {
  const rows = measuredRows(
    ROWS.map(({ name, isMarking }) => {
      const of = (measure: string): string => number(samples.medianOf('connection', size, name, measure), 0);
      return [
        name,
        of('loadedMs'),
        times(samples.ratioOf('connection', size, name, 'null', 'loadedMs')),
        ...(isMarking ? [of('firstMarkedMs'), of('viewMarkedMs')] : ['–', '–']),
      ];
    }),
  );
  const header = ['over a connection', 'page loaded ms', 'x null', 'first ID ms', 'IDs in view ms'];
  return rows.length === 0 ? [] : [table(header, rows)];
}

/** The first page of a new profile, for which the browser has kept no compiled code. */
export function newProfileTable(samples: Samples, size: number): string {
  const of = (measure: string, digits?: number): string =>
    number(samples.medianOf('new-profile', size, 'Waybill', measure), digits);
  return table(
    ['row', 'script ms', 'longest ms', 'page CPU ms', 'page loaded ms', 'first ID ms'],
    [['Waybill', of('scriptMs'), of('longestMs'), of('cpuMs', 0), of('loadedMs', 0), of('firstMarkedMs', 0)]],
  );
}
