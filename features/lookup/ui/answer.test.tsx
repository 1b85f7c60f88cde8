import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { fakeLookup } from '../../../tests/fakes/lookup.ts';
import { createOwnProofTools } from '../../../tests/fakes/proof-tools.ts';
import { setUpRoot } from '../../../tests/fakes/root.ts';
import { createFakeSend } from '../../../tests/fakes/send.ts';
import { allEnglishMessages } from '../../catalogue.ts';
import { MessagesProvider } from '../../messages-context.tsx';
import { ProofToolsProvider } from '../../proof/ui/use-proof-tools.ts';
import type { Lookup } from '../../shipment/model.ts';
import { describeLookup } from '../../shipment/shipment-description.ts';
import { LookupHead } from './LookupHead.tsx';
import { ShipmentBody } from './ShipmentBody.tsx';

const messages = allEnglishMessages;
const NOW = Date.parse('2026-11-22T12:00:00Z');
const CARRIER_ID = 'NL329014521622';
const DELIVERED = fakeLookup(
  'ABCD1234567890',
  {
    trackingId: 'ABCD1234567890',
    status: 'DELIVERED',
    statusCode: 203,
    updatedAt: '2026-11-19T22:32:00Z',
    address: {
      address1: '123 Sample St',
      city: 'Sampleville',
      province: 'ON',
      postalCode: 'A1A 1A1',
      country: 'CA',
    },
    transferCarrierName: 'Northline Parcel',
    transferCarrierTrackingId: CARRIER_ID,
    proofOfDelivery: {
      recipient: 'Robin Marlow',
      deliveryDate: '2026-11-19',
      deliveryTime: '14:31:48',
      trackingNumber: CARRIER_ID,
      pods: ['https://images.example.com/door.jpg'],
    },
    problems: [{ path: 'statusCode', expected: 'wholeNumber', found: '"x"' }],
  },
  { environment: 'production', retrievedAt: NOW },
);

const root = setUpRoot();

function draw(shipment: Partial<Lookup['shipment']> = {}, of = DELIVERED.shipment): void {
  const { send } = createFakeSend({ getProofPreference: { onDemand: false } });
  const tools = createOwnProofTools(send);
  const lookup = { ...DELIVERED, shipment: { ...of, ...shipment } };
  const description = describeLookup(lookup, { messages, locale: 'en', now: NOW });
  act(() =>
    render(
      <MessagesProvider value={messages}>
        <ProofToolsProvider value={tools}>
          <LookupHead
            trackingId={lookup.trackingId}
            state={{ step: 'ready', lookup, isRefreshing: false }}
            description={description}
            isSandbox={false}
          />
          <ShipmentBody description={description} />
        </ProofToolsProvider>
      </MessagesProvider>,
      root,
    ),
  );
}

/** What is seen of an answer. */
function show(...answer: Parameters<typeof draw>): string {
  draw(...answer);
  for (const unseen of root.querySelectorAll('.sr-only')) unseen.remove();
  return root.textContent ?? '';
}

test('announces the status with its ID, which is new after a step to another one', () => {
  draw();
  expect(root.querySelector('[role="status"]')?.textContent).toMatch(/^ABCD1234567890: Delivered/);
});

test('says each fact of a delivery once, the most important one first', () => {
  const text = show();
  const facts = [
    'Delivered',
    'DELIVERED · 203',
    'Handed to Robin Marlow',
    'local time',
    '3 days ago',
    'ABCD1234567890',
    messages.proof.proofTitle,
    'Northline Parcel',
    CARRIER_ID,
    '123 Sample St, Sampleville ON A1A 1A1',
    messages.shipment.technicalTitle,
    messages.shipment.unreadCount(1),
  ];
  expect(facts.map((fact) => [fact, text.split(fact).length - 1])).toEqual(facts.map((fact) => [fact, 1]));
  const places = facts.map((fact) => text.indexOf(fact));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(text).not.toMatch(/Updated|Canada|203.*203/);
});

test('says since when and where a shipment without an update was seen, each once', () => {
  const at = '2026-11-13T09:04:00';
  const events = [{ text: 'ARRIVED', place: 'Sampleville ON', at }];
  const { proofOfDelivery: _proof, ...underWay } = DELIVERED.shipment;
  const text = show({ status: 'IN_TRANSIT', updatedAt: at, events }, underWay);
  expect(root.querySelector('h1')?.textContent).toMatch(/^Not scanned since Fri, Nov\s13$/);
  expect(root.querySelector('.when')?.textContent).toMatch(
    /^Last seen in Sampleville ON, 9:04\sAM local time$/,
  );
  expect(text).toContain(messages.shipment.noUpdateSince(8));
  expect(text).not.toContain(messages.shipment.updated);
});

test('offers to save the evidence once, beside the events if there is no proof', () => {
  const events = [{ text: 'ARRIVED', place: 'Sampleville ON' }];
  const { proofOfDelivery: _proof, ...lost } = DELIVERED.shipment;
  const times = (text: string) => text.split(messages.proof.saveEvidence).length - 1;
  expect(times(show({ events }, lost))).toBe(1);
  expect(times(show({ events }))).toBe(1);
  expect(times(show({}, lost))).toBe(0);
});

test('says once how old the update of a problem is', () => {
  const { proofOfDelivery: _proof, ...underWay } = DELIVERED.shipment;
  const text = show({ status: 'ADDRESS_PROBLEM', updatedAt: '2026-11-16T09:04:00Z' }, underWay);
  expect(root.querySelector('.when.stale svg')).not.toBeNull();
  expect(text.match(/6 days/g)).toHaveLength(1);
});

test('keeps the facts of a proof that the headline does not contain', () => {
  const proofOfDelivery = {
    recipient: 'Robin Marlow',
    deliveryTime: '14:31:48',
    trackingNumber: 'P-77',
    pods: [],
  };
  const text = show({ status: 'RETURNED', proofOfDelivery });
  expect(text).toContain('Robin Marlow');
  expect(text).toMatch(/2:31:48/);
  expect(text).toContain('P-77');
});

test('shows nothing of the technical details before they are opened', () => {
  const text = show();
  expect(text).not.toContain(messages.technical.rawTitle);
  expect(text).not.toContain('api.example.com');
});
