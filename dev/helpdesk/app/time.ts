import type { When } from '../tickets/ticket.ts';

const MINUTE = 60_000;

const clockTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** Converts `12m` or `3d 09:12`, counted back from `now`, to a time. */
export function timeOf(when: When, now: number): number {
  const [amount = '', time] = when.split(' ');
  if (time === undefined) return now - Number.parseInt(amount, 10) * MINUTE;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const date = new Date(now);
  date.setDate(date.getDate() - Number.parseInt(amount, 10));
  date.setHours(hours, minutes, 0, 0);
  return date.getTime();
}

/** The age of a message in the format of a helpdesk. */
export function ageLabel(at: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - at) / 1000));
  if (seconds < 5) return 'just now';
  if (seconds < 60) return `${seconds} s ago`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ago`;
  if (new Date(at).toDateString() === new Date(now).toDateString()) return `Today ${clockTime.format(at)}`;
  if (new Date(at).toDateString() === new Date(now - 24 * 60 * MINUTE).toDateString()) {
    return `Yesterday ${clockTime.format(at)}`;
  }
  return dayAndTime.format(at);
}

/** The exact time, as a tooltip. */
export function exactTime(at: number): string {
  return new Date(at).toString();
}

/** A countdown such as `1:42:07`; `overdue` after its end. */
export function countdown(until: number, now: number): string {
  const seconds = Math.floor((until - now) / 1000);
  if (seconds < 0) return 'overdue';
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}
