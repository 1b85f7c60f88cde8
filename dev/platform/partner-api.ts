import { Hono } from 'hono';
import { pause } from './pause.ts';
import { failureReply, refusalReply } from './refusals.ts';
import { shapeReply } from './reply-shapes.ts';
import { daysBefore, type SampleContext } from './samples/sample.ts';
import { findSample } from './samples/samples.ts';
import type { EnvironmentState } from './state.ts';

/** Token exchange and tracking lookup (docs/platform-api.md#token-exchange, docs/platform-api.md#tracking-lookup). */
export function partnerApi(state: EnvironmentState, startedAt: Date): Hono {
  return new Hono()
    .get('/auth/token', (context) => exchange(state, context.req.header('X-API-Key')))
    .get('/track', async (context) => {
      const authorization = context.req.header('Authorization');
      const verdict = await state.credentials.checkToken(authorization, state.settings);
      if (verdict !== 'accepted') return refusalReply(verdict, state.settings);
      return lookUp(state, context.req.raw, startedAt);
    });
}

async function exchange(state: EnvironmentState, apiKey: string | undefined): Promise<Response> {
  const { credentials, settings } = state;
  if (apiKey === undefined) return failureReply(settings.exchangeFailureStatus, 'Missing API Key');
  if (!credentials.accepts(apiKey)) {
    return failureReply(settings.exchangeFailureStatus, 'Error generating API token');
  }
  const accessToken = await credentials.issueToken(settings);
  return Response.json({ success: true, message: 'API token generated', data: { accessToken } });
}

async function lookUp(state: EnvironmentState, request: Request, startedAt: Date): Promise<Response> {
  const { origin, searchParams } = new URL(request.url);
  const trackingId = searchParams.get('trackingId') ?? '';
  if (trackingId === '') return failureReply(400, 'Missing trackingId');
  const laid = state.laidReplies.get(trackingId);
  if (laid) return Response.json(laid.body, { status: laid.status });

  const samples: SampleContext = {
    image: (file) => `${origin}/images/${file}`,
    daysAgo: daysBefore(startedAt),
  };
  const sample = findSample(trackingId, state.environment, samples);
  if (sample.kind === 'failure') return failureReply(sample.status, sample.message);
  if (sample.isSlow) await pause(state.settings.slowMs, request.signal);
  return Response.json(shapeReply(sample.record, state.settings.replyShape));
}
