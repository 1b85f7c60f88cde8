import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Environment } from '../../features/platform/model.ts';
import { applyFault } from './apply-fault.ts';
import { clientApi } from './client-api.ts';
import { partnerApi } from './partner-api.ts';
import { proofImages } from './proof-images.ts';
import { fingerprint, type Operation } from './request-log.ts';
import type { PlatformState } from './state.ts';

/** Paths of the two APIs; production's Client API includes the stage segment of docs/platform-api.md#environments. */
export const PARTNER_PATH = '/partner';
export const CLIENT_PATHS: Record<Environment, string> = { production: '/prod', sandbox: '' };

/** One environment: both APIs and the proof images. Counts every request and applies faults. */
export function environmentApp(
  state: PlatformState,
  environment: Environment,
): Hono<{ Bindings: HttpBindings }> {
  const own = state.environments[environment];
  const clientPath = CLIENT_PATHS[environment];
  const app = new Hono<{ Bindings: HttpBindings }>();
  const underWay = new Map<Operation, number>();

  app.use(async (context, next) => {
    const request = context.req.raw;
    const { pathname, search } = new URL(request.url);
    const operation = operationOf(request.method, pathname, clientPath);
    const together = (underWay.get(operation) ?? 0) + 1;
    underWay.set(operation, together);
    const record = state.log.add(environment, operation, request, together);
    const fault = state.faults.take({ environment, operation, path: pathname + search });
    if (fault) record.fault = fault.kind;
    if (operation === 'webhook') record.body = fingerprint(await context.req.text());
    const usualAnswer = async () => {
      await next();
      return context.res;
    };
    try {
      if (fault) {
        const { sinkOrigin, faults } = state;
        const node = context.env;
        const { cleared } = faults;
        context.res = await applyFault(fault, { request, node, sinkOrigin, cleared, usualAnswer });
      } else {
        await next();
      }
      record.status = context.res.status;
    } finally {
      underWay.set(operation, (underWay.get(operation) ?? 1) - 1);
    }
  });
  app.route(PARTNER_PATH, partnerApi(own, state.startedAt));
  app.route(
    clientPath || '/',
    clientApi(own, () => `${state.inboxOrigin}/webhook/${environment}`),
  );
  app.route('/images', proofImages(own));
  return app;
}

function operationOf(method: string, path: string, clientPath: string): Operation {
  const call = `${method} ${path}`;
  if (call === `GET ${PARTNER_PATH}/auth/token`) return 'token';
  if (call === `GET ${PARTNER_PATH}/track`) return 'track';
  if (call === `POST ${clientPath}/webhook/test`) return 'webhook';
  return call.startsWith('GET /images/') ? 'image' : 'other';
}
