import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Environment } from '../../utils/environment.ts';
import type { Outcome } from '../../utils/errors.ts';
import { createLookup, type LookupState, type LookupStore } from '../../utils/lookup-state.ts';
import type { Send } from '../../utils/messaging.ts';
import type { MessageName, Reply } from '../../utils/protocol.ts';
import type { Recognition } from '../../utils/recognition.ts';
import type { ReplyStore } from '../../utils/replies/reply-store.ts';

/** Whether this page is a card that the extension opened itself (design decision 4). */
export type TicketState =
  | { step: 'redeeming' }
  | { step: 'redeemed'; trackingId: string; environment: Environment }
  | { step: 'refused' };

export interface CardState {
  ticket: ReadonlySignal<TicketState>;
  lookup: LookupStore;
  replies: ReplyStore;
  /** The ID, where it was answered for and would not be found by its shape alone. */
  unfamiliar: ReadonlySignal<string | undefined>;
  /** The ID, where the platform does not know it, and whether it is on the list of what is no ID. */
  notId: ReadonlySignal<{ trackingId: string; isListed: boolean; hasFailed: boolean } | undefined>;
  /** Puts an ID on that list, or takes it off again; open pages follow. */
  listNotId(trackingId: string, isWanted: boolean): Promise<void>;
  /** Shows the options with this ID as an example. */
  teach(trackingId: string): void;
  /** Shows the options where reply templates are changed. */
  openTemplates(): void;
  /** Puts a reply into the page's editor. */
  insert(text: string): Promise<Outcome<Reply<'insertReply'>>>;
  /** Redeems the ticket and looks its shipment up. Settles when there is something to draw: an answer, or that it takes a moment. */
  start(): Promise<void>;
  resize(height: number): void;
  move(dx: number, dy: number): void;
  close(): void;
}

interface Dependencies {
  send: Send;
  ticket: string;
  recognition: Recognition;
  replies: ReplyStore;
}

/** Drawing what stands there until there is an answer would hold up one that comes sooner than this. */
const PATIENCE_MS = 100;

type ReplyTo<N extends MessageName> = Promise<Outcome<Reply<N>>>;

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/** State of the card: its ticket, its lookup, and its wishes to the element that holds it. */
export function createCardState({ send, ticket: nonce, recognition, replies }: Dependencies): CardState {
  const ticket = signal<TicketState>({ step: 'redeeming' });
  const lookup = createLookup(send);
  const unfamiliar = computed(() => {
    if (ticket.value.step !== 'redeemed' || !isAnswered(lookup.state.value)) return undefined;
    const { trackingId } = ticket.value;
    return recognition.isUnfamiliar(trackingId) ? trackingId : undefined;
  });
  const hasFailed = signal(false);
  const notId = computed(() => {
    const { value: looked } = lookup.state;
    if (ticket.value.step !== 'redeemed' || looked.step !== 'failed' || looked.failure.kind !== 'notFound')
      return undefined;
    const { trackingId } = ticket.value;
    return { trackingId, isListed: recognition.isNotId(trackingId), hasFailed: hasFailed.value };
  });

  async function open(redeeming: ReplyTo<'redeemTicket'>, answer: ReplyTo<'getTicketShipment'>) {
    const outcome = await redeeming;
    if (!outcome.ok) {
      ticket.value = { step: 'refused' };
      return;
    }
    ticket.value = { step: 'redeemed', ...outcome.value };
    await lookup.lookUp(outcome.value.trackingId, answer);
  }

  return {
    ticket,
    lookup,
    replies,
    unfamiliar,
    notId,
    async listNotId(trackingId, isWanted) {
      const change = isWanted ? { addNotIds: [trackingId] } : { removeNotIds: [trackingId] };
      const { ok } = await send('changeDetectionRules', change);
      hasFailed.value = !ok;
      if (ok) await recognition.load();
    },
    teach: (trackingId) => void send('openTeaching', { trackingId }),
    openTemplates: () => void send('openTemplates', {}),
    insert: (text) => send('insertReply', { text }),
    async start() {
      if (ticket.value.step !== 'redeeming') return;
      const redeeming = send('redeemTicket', { ticket: nonce });
      // In the same breath: when the ID is here, its answer is on its way.
      const answer = send('getTicketShipment', { ticket: nonce });
      void open(redeeming, answer);
      await Promise.race([Promise.all([redeeming, answer]), pause(PATIENCE_MS)]);
    },
    // Nobody waits for these: a card whose tab is gone has nothing left to place.
    resize: (height) => void send('placeCard', { change: 'height', height }),
    move: (dx, dy) => void send('placeCard', { change: 'move', dx, dy }),
    close: () => void send('placeCard', { change: 'close' }),
  };
}

/** That the platform knows no such shipment is an answer too. */
function isAnswered(state: LookupState): boolean {
  return state.step === 'ready' || (state.step === 'failed' && state.failure.kind === 'notFound');
}
