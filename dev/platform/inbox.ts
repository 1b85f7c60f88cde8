import { z } from '../../utils/zod.ts';

const MAX_ITEMS = 200;

export const InboxItemSchema = z.object({
  number: z.int(),
  /** From the request path; absent if the path contains none. */
  environment: z.optional(z.string()),
  /** Milliseconds since 1970. */
  receivedAt: z.number(),
  headers: z.record(z.string(), z.string()),
  /** The exact body of the request. */
  bodyBase64: z.base64(),
});
export type InboxItem = z.infer<typeof InboxItemSchema>;

type Listener = () => void;

export interface Inbox {
  add(environment: string | undefined, headers: Headers, body: Uint8Array): InboxItem;
  /** Newest first. */
  all(): readonly InboxItem[];
  clear(): void;
  /** Calls the listener after every change. @returns a function that removes the listener */
  watch(listener: Listener): () => void;
}

/** Stores received webhooks in memory. */
export function createInbox(): Inbox {
  let items: InboxItem[] = [];
  let arrived = 0;
  const listeners = new Set<Listener>();
  const changeTo = (next: InboxItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  return {
    add(environment, headers, body) {
      arrived += 1;
      const item: InboxItem = {
        number: arrived,
        ...(environment === undefined ? {} : { environment }),
        receivedAt: Date.now(),
        headers: Object.fromEntries(headers),
        bodyBase64: Buffer.from(body).toString('base64'),
      };
      changeTo([item, ...items].slice(0, MAX_ITEMS));
      return item;
    },
    all: () => items,
    clear: () => changeTo([]),
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
