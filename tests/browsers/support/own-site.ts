import { listen } from '../../../dev/listen.ts';

/** A running site that is no known helpdesk. */
export interface OwnSite {
  /** The address of its only page, a ticket. */
  address: string;
  close(): Promise<void>;
}

/** Starts a site whose page names an ID. */
export async function startOwnSite(id: string): Promise<OwnSite> {
  const page = `<!doctype html><title>Ticket</title><p>Where is ${id} now?</p>`;
  const { origin, close } = await listen({
    fetch: () => new Response(page, { headers: { 'Content-Type': 'text/html' } }),
  });
  return { address: `${origin}/tickets/1`, close };
}
