import type { Growth } from '../growth/measure.ts';
import type { RowName } from '../rows.ts';
import type { Samples } from '../samples.ts';
import type { LookupTimes } from '../scenarios/lookup.ts';
import { number, table, times } from './table.ts';

/** A target value for the extension. */
export interface Target {
  name: string;
  value: number | undefined;
  limit: number;
  /** Whether the limit is a minimum; otherwise it is a maximum. */
  isFloor?: boolean;
  /** Formats both numbers. */
  show: (value: number | undefined) => string;
}

export interface Measured {
  samples: Samples;
  sizes: readonly number[];
  settledSize: number;
  growths: readonly Growth[];
  lookups: LookupTimes | undefined;
}

const OURS: RowName = 'Waybill';
const ms = (value: number | undefined): string => (value === undefined ? '–' : `${number(value, 2)} ms`);
const kb = (value: number | undefined): string => (value === undefined ? '–' : `${number(value, 2)} KB`);
const count = (value: number | undefined): string => number(value, 2);
const thousands = (size: number): string => (size < 1000 ? `${size}` : `${size / 1000}k`);

function difference(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : a - b;
}

function loadTargets({ samples }: Measured, size: number): Target[] {
  const isLarge = size >= 50_000;
  // Tickets that agents open. There, the start of the script counts; in longer ones, what each message costs.
  const isUsual = size <= 1_000;
  const at = thousands(size);
  const of = (part: string, measure: string): number | undefined =>
    samples.medianOf(part, size, OURS, measure);
  const ratio = (to: RowName, measure: string): number | undefined =>
    samples.ratioOf('load', size, OURS, to, measure);
  // The cost of an extension that does nothing, too.
  const base = (measure: string): number | undefined => samples.medianOf('load', size, 'null', measure);
  const style = difference(of('load', 'styleMs'), base('styleMs'));
  const styleShare = style === undefined ? undefined : Math.max(0, style / (base('styleMs') ?? Number.NaN));
  return [
    { name: `${at} load: script`, value: of('load', 'scriptMs'), limit: 12, show: ms },
    {
      name: `${at} load: script / floor-re`,
      value: ratio('floor-re', 'scriptMs'),
      limit: isLarge ? 0.35 : 0.5,
      show: times,
    },
    {
      name: `${at} load: script of mark.js / ours`,
      value: samples.ratioOf('load', size, 'mark.js', OURS, 'scriptMs'),
      limit: isLarge ? 14 : 10,
      isFloor: true,
      show: times,
    },
    {
      name: `${at} load: page CPU / empty extension`,
      value: ratio('null', 'cpuMs'),
      limit: isUsual ? 1.05 : 1.03,
      show: times,
    },
    { name: `${at} load: style recalculation added, share`, value: styleShare, limit: 0.05, show: count },
    { name: `${at} load: longest block in one task`, value: of('load', 'longestMs'), limit: 5, show: ms },
    { name: `${at} load: layout forced by script`, value: of('load', 'forcedMs'), limit: 0, show: ms },
    {
      name: `${at} load: first ID marked after load`,
      value: of('audit', 'firstMarkedMs'),
      limit: isUsual ? 30 : 16,
      show: ms,
    },
    {
      name: `${at} load: heap over empty extension`,
      value: difference(of('load', 'heapKb'), base('heapKb')),
      limit: (400 * Math.max(size, 10_000)) / 10_000,
      show: kb,
    },
    ...['mutations', 'layoutShift', 'missed', 'wrong', 'stale'].map((measure) => ({
      name: `${at} load: ${measure === 'layoutShift' ? 'layout shift' : measure}`,
      value: of('audit', measure),
      limit: 0,
      show: count,
    })),
  ];
}

function settledTargets({ samples, sizes, settledSize: size }: Measured): Target[] {
  const at = thousands(size);
  const of = (part: string, measure: string): number | undefined =>
    samples.medianOf(part, size, OURS, measure);
  const ratio = (part: string, to: RowName, measure: string): number | undefined =>
    samples.ratioOf(part, size, OURS, to, measure);
  const [small, large] = [Math.min(...sizes), Math.max(...sizes)];
  const appendAt = (length: number): number | undefined =>
    samples.medianOf('append', length, OURS, 'scriptPerMessageMs');
  const appendGrowth = (appendAt(large) ?? Number.NaN) / (appendAt(small) ?? Number.NaN);
  const heap = difference(
    of('routes', 'heapPerRouteKb'),
    samples.medianOf('routes', size, 'page alone', 'heapPerRouteKb'),
  );
  return [
    {
      name: `${at} typing: textarea CPU / page alone`,
      value: ratio('keys', 'page alone', 'textareaCpuMs'),
      limit: 1.02,
      show: times,
    },
    {
      name: `${at} typing: contenteditable CPU / page alone`,
      value: ratio('keys', 'page alone', 'editableCpuMs'),
      limit: 1.05,
      show: times,
    },
    {
      name: `${at} typing: script per key, textarea`,
      value: of('keys', 'textareaScriptMs'),
      limit: 0.005,
      show: ms,
    },
    {
      name: `${at} typing in a plain document: CPU / empty extension`,
      value: ratio('marks', 'null', 'textareaCpuMs'),
      limit: 1.05,
      show: times,
    },
    ...[...new Set([...sizes, size])].map((length) => ({
      name: `${thousands(length)} ten jumps: script`,
      value: samples.medianOf('jump', length, OURS, 'scriptMs'),
      limit: 10,
      show: ms,
    })),
    ...(['jump', 'plain-jump'] as const).map((part) => ({
      name: `${at} ten ${part === 'jump' ? 'jumps' : 'jumps in a plain document'}: CPU / empty extension`,
      value: ratio(part, 'null', 'cpuMs'),
      limit: 1.05,
      show: times,
    })),
    ...(['append', 'stream', 'plain-append', 'plain-stream'] as const).flatMap((part) => {
      const name = `${at} ${part.replace(/plain-(.*)/, '$1 in a plain document')}`;
      return [
        { name: `${name}: script per message`, value: of(part, 'scriptPerMessageMs'), limit: 0.4, show: ms },
        {
          name: `${name}: CPU / empty extension`,
          value: ratio(part, 'null', 'cpuPerMessageMs'),
          limit: 1.05,
          show: times,
        },
      ];
    }),
    {
      name: `append: script per message, ${thousands(large)} / ${thousands(small)}`,
      value: Number.isNaN(appendGrowth) || large === small ? undefined : appendGrowth,
      limit: 1.2,
      show: times,
    },
    {
      name: `${at} append: ms until marked / mark.js`,
      value: ratio('append', 'mark.js', 'markedMs'),
      limit: 1,
      show: times,
    },
    {
      name: `${at} stream: CPU per message / page alone`,
      value: ratio('stream', 'page alone', 'cpuPerMessageMs'),
      limit: 1.05,
      show: times,
    },
    {
      name: `${at} routes: script / floor-re`,
      value: ratio('routes', 'floor-re', 'scriptPerRouteMs'),
      limit: 0.5,
      show: times,
    },
    { name: `${at} routes: heap growth per route over page alone`, value: heap, limit: 1, show: kb },
    {
      name: `${at} routes: DOM nodes per route`,
      value: of('routes', 'nodesPerRoute'),
      limit: 0,
      show: count,
    },
    ...['missed', 'wrong', 'stale'].map((measure) => ({
      name: `${at} routes: ${measure}`,
      value: of('routes', measure),
      limit: 0,
      show: count,
    })),
  ];
}

function lookupTargets({ lookups }: Measured): Target[] {
  return [
    { name: 'click to status: added to the bare request', value: lookups?.addedMs, limit: 30, show: ms },
    {
      name: 'click to status: added, with a stopped worker',
      value: lookups?.addedAfterStopMs,
      limit: 60,
      show: ms,
    },
    { name: 'click to status: known from before', value: lookups?.cachedMs, limit: 100, show: ms },
  ];
}

/** All targets with their measured values. */
export function targetsOf(measured: Measured): Target[] {
  const growth: Target = {
    name: 'detector: worst cost of a doubling, up to 1 MB',
    value:
      measured.growths.length === 0 ? undefined : Math.max(...measured.growths.map(({ worst }) => worst)),
    limit: 2.3,
    show: times,
  };
  return [
    ...measured.sizes.flatMap((size) => loadTargets(measured, size)),
    {
      name: 'first page of a new profile: first ID marked after load',
      value: measured.samples.medianOf('new-profile', Math.min(...measured.sizes), OURS, 'firstMarkedMs'),
      limit: 300,
      show: ms,
    },
    ...settledTargets(measured),
    ...lookupTargets(measured),
    growth,
  ];
}

/** Whether a target is reached; undefined if it was not measured. */
export function isReached({ value, limit, isFloor = false }: Target): boolean | undefined {
  if (value === undefined || Number.isNaN(value)) return undefined;
  return isFloor ? value >= limit : value <= limit;
}

/** The measured targets with the measured values. */
export function targetsTable(targets: readonly Target[]): string {
  const rows = targets.flatMap((target) => {
    const reached = isReached(target);
    if (reached === undefined) return [];
    const bound = `${target.isFloor ? '≥' : '≤'} ${target.show(target.limit)}`;
    return [[target.name, target.show(target.value), bound, reached ? 'reached' : 'NOT reached']];
  });
  return table(['target', 'measured', 'wanted', 'verdict'], rows);
}
