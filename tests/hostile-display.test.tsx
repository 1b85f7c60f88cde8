import { signal } from '@preact/signals';
import fc from 'fast-check';
import { type ComponentChildren, render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FailureNotice } from '../components/FailureNotice.tsx';
import { allEnglishMessages } from '../features/catalogue.ts';
import { LookupBody } from '../features/lookup/ui/LookupBody.tsx';
import { LookupHead } from '../features/lookup/ui/LookupHead.tsx';
import { MessagesProvider } from '../features/messages-context.tsx';
import { readShipment } from '../features/platform/shipment-reader.ts';
import { evidenceSummary } from '../features/proof/evidence-summary.ts';
import type { ProofTools } from '../features/proof/state.ts';
import { ProofToolsProvider } from '../features/proof/ui/use-proof-tools.ts';
import type { Lookup } from '../features/shipment/model.ts';
import { describeLookup } from '../features/shipment/shipment-description.ts';
import { richSummary } from '../features/shipment/shipment-summary.ts';
import { TechnicalDetails } from '../features/shipment/ui/TechnicalDetails.tsx';
import { ReplyPane } from '../features/webhook/ui/reply/ReplyPane.tsx';
import { objectOf } from '../utils/json.ts';
import { setUpRoot } from './fakes/root.ts';
import { MARKUP, survives, textOf } from './hostile-json.ts';
import { hostileShipments, hostileText, markup } from './hostile-shipments.ts';
import { faultsIn } from './unsafe-elements.ts';

const messages = allEnglishMessages;
const context = { messages, locale: 'en', now: Date.parse('2026-11-18T12:00:00Z') };
const notCalled = () => {
  throw new Error('Nobody clicked.');
};
const tools: ProofTools = {
  enlarge: async () => undefined,
  load: async () => undefined,
  canAllowAccess: true,
  onDemand: signal(false),
  isPreferenceUnreadable: signal(false),
  refusal: signal(undefined),
  setOnDemand: notCalled,
  explain: notCalled,
  saveImage: notCalled,
  copyImage: notCalled,
  createEvidence: () => ({ state: signal({ step: 'idle' }), save: notCalled, cancel: () => undefined }),
  allowAccess: notCalled,
};

const root = setUpRoot();

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

/** Shows components, and everything that opens. @returns what stands in the page then */
function show(children: ComponentChildren): HTMLElement {
  act(() =>
    render(
      <MessagesProvider value={messages} popup={messages} options={messages}>
        <ProofToolsProvider value={tools}>{children}</ProofToolsProvider>
      </MessagesProvider>,
      root,
    ),
  );
  act(() => {
    for (const details of root.querySelectorAll('details')) {
      details.open = true;
      details.dispatchEvent(new Event('toggle'));
    }
  });
  return root;
}

function lookupOf(record: unknown): Lookup {
  return {
    trackingId: MARKUP[0] ?? '',
    environment: 'sandbox',
    host: 'platform.example',
    retrievedAt: context.now,
    generation: 1,
    isFresh: true,
    shipment: readShipment(objectOf(record), false),
    raw: textOf(record),
  };
}

/** Showing a shipment takes far longer than reading one. */
const RUNS = 50;

/** Shows technical details once, because their code is loaded when they are first opened. */
beforeAll(async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const description = describeLookup(lookupOf({}), context);
  const details = <TechnicalDetails description={description} />;
  act(() => render(<MessagesProvider value={messages}>{details}</MessagesProvider>, place));
  const element = place.querySelector('details') as HTMLDetailsElement;
  element.open = true;
  act(() => void element.dispatchEvent(new Event('toggle')));
  await vi.waitFor(() => expect(place.querySelector('.raw')).not.toBeNull(), { timeout: 20_000 });
  act(() => render(null, place));
  place.remove();
});

describe('shows hostile JSON as text, with links and images by https only', () => {
  test('a shipment', () =>
    survives(
      hostileShipments,
      (record) => {
        const lookup = lookupOf(record);
        const description = describeLookup(lookup, context);
        const shown = show(
          <>
            <LookupHead
              trackingId={lookup.trackingId}
              state={{ step: 'ready', lookup, isRefreshing: false }}
              description={description}
              isSandbox={false}
            />
            <LookupBody
              state={{ step: 'ready', lookup, isRefreshing: false }}
              description={description}
              onRetry={notCalled}
              onOpenOptions={notCalled}
            />
          </>,
        );
        expect(shown.querySelector('.tree, pre')).not.toBeNull();
        expect(faultsIn(shown)).toEqual([]);
      },
      RUNS,
    ));

  test('a shipment as rich text and as evidence', () =>
    survives(
      hostileShipments,
      (record) => {
        const lookup = lookupOf(record);
        const description = describeLookup(lookup, context);
        const images = (lookup.shipment.proofOfDelivery?.pods ?? []).map((url, index) => ({
          number: index + 1,
          url,
          problem: { kind: 'damaged' as const },
        }));
        const evidence = evidenceSummary({ lookup, savedAt: context.now, images }, description, context);
        for (const html of [richSummary(description, context).html, evidence]) {
          const { body } = new DOMParser().parseFromString(html, 'text/html');
          expect(body.children.length).toBeGreaterThan(0);
          expect(faultsIn(body)).toEqual([]);
        }
      },
      RUNS,
    ));

  test('the reply to a test webhook', () =>
    survives(fc.tuple(hostileText, hostileText, hostileText), ([body, statusText, header]) => {
      const [shownBody, shownStatus, shownHeader] = [body, statusText, header].map((value) =>
        typeof value === 'string' ? value : textOf(value),
      );
      const reply = {
        url: `https://client.example/${MARKUP[0]}`,
        status: 500,
        statusText: shownStatus ?? '',
        durationMs: 1,
        headers: [['x-echo', shownHeader ?? '']] as [string, string][],
        body: shownBody ?? '',
        isCut: false,
      };
      const sent = { environment: 'sandbox', payload: shownBody ?? '', isAuthorized: false } as const;
      const pane = (
        <ReplyPane
          delivery={{ step: 'replied', reply, sent, at: 0 }}
          isOfOther={false}
          comparedWith={undefined}
          onCompare={notCalled}
        />
      );
      expect(faultsIn(show(pane))).toEqual([]);
    }));

  test('the message of a failure', () =>
    survives(markup, (detail) => {
      const failure = { kind: 'platformError' as const, host: 'platform.example', status: 500, detail };
      const shown = show(<FailureNotice failure={failure} />);
      expect(shown.textContent).toContain('HTTP 500');
      expect(faultsIn(shown)).toEqual([]);
    }));
});

test('finds markup that became an element, and addresses that are not for following or loading', () => {
  root.innerHTML = `${MARKUP.slice(0, 3).join('')}<a href="http://a.example"></a><img src="https://10.0.0.1/">`;
  expect(faultsIn(root)).toEqual(
    expect.arrayContaining([
      'onerror',
      'data-hostile',
      'onload',
      'href http://a.example',
      'src https://10.0.0.1/',
    ]),
  );
  expect(faultsIn(root)).toContain('href javascript:alert(1)');
});
