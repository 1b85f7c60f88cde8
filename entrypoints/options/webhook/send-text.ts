/** What a payload is about, as far as it can be read. */
export interface PayloadSummary {
  event: string | undefined;
  /** Tracking ID and status. */
  rest: string[];
}

const LONGEST = 60;

/** Names event, tracking ID and status of a payload, whatever else it is. */
export function describePayload(text: string): PayloadSummary {
  const payload = recordOf(parse(text));
  const data = recordOf(payload.data);
  return {
    event: shortText(payload.event),
    rest: [shortText(data.trackingId), shortText(data.status)].filter((part) => part !== undefined),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Only JSON is sent, but what was stored is not trusted with that.
    return undefined;
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function shortText(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}

/**
 * A moment with its seconds: tests follow each other quickly.
 * @param at milliseconds since 1970
 */
export function dateTimeSeconds(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(at);
}
