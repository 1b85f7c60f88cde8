import { EnvironmentSchema } from '../../features/platform/model.ts';
import { z } from '../../utils/zod.ts';
import { OperationSchema } from './request-log.ts';

/** The possible faults of one response. */
const FaultSchema = z.discriminatedUnion('kind', [
  /** Responds with this status, these headers (such as `Retry-After`) and this body in this encoding. */
  z.object({
    kind: z.literal('answer'),
    status: z.int().check(z.minimum(200), z.maximum(599)),
    headers: z._default(z.record(z.string(), z.string()), {}),
    body: z._default(z.string(), '{"success":false,"message":"The platform is not well today"}'),
    encoding: z._default(z.enum(['utf8', 'utf16le', 'latin1']), 'utf8'),
  }),
  /** The usual response after a delay. */
  z.object({ kind: z.literal('delay'), ms: z.int().check(z.nonnegative()) }),
  /** The usual response once the faults are cleared. */
  z.object({ kind: z.literal('hold') }),
  /** Headers and half of the body; then nothing, on an open connection. */
  z.object({ kind: z.literal('stall') }),
  /** No headers, on an open connection. */
  z.object({ kind: z.literal('silence') }),
  /** Half of the usual body, complete according to its headers. */
  z.object({ kind: z.literal('truncatedJson') }),
  /** Half of the usual body; then the connection ends, although `Content-Length` announced the whole. */
  z.object({ kind: z.literal('cutOff') }),
  /** The whole usual body, of which `Content-Length` announces only the first half. */
  z.object({ kind: z.literal('tooLong') }),
  /** Headers, then one space after the other, without end. */
  z.object({ kind: z.literal('drip'), everyMs: z._default(z.int().check(z.positive()), 100) }),
  z.object({ kind: z.literal('html') }),
  /** Well-formed JSON that does not match the specification. */
  z.object({ kind: z.literal('wrongShape') }),
  z.object({ kind: z.literal('emptyBody') }),
  z.object({ kind: z.literal('hugeBody'), bytes: z._default(z.int().check(z.positive()), 64_000_000) }),
  /** A small response that its reader decompresses to this many bytes. */
  z.object({ kind: z.literal('gzipBomb'), bytes: z._default(z.int().check(z.positive()), 64_000_000) }),
  /** Redirects to `to` or, if it is absent, to a server of another origin, which counts its requests. */
  z.object({
    kind: z.literal('redirect'),
    status: z._default(z.int().check(z.minimum(300), z.maximum(399)), 302),
    to: z.optional(z.url()),
  }),
  /** A response that repeats the request's key or token in each of its parts, in every encoding. */
  z.object({ kind: z.literal('echo'), form: z.enum(['failure', 'shipment', 'page', 'redirect']) }),
  /** Resets the connection before a response. */
  z.object({ kind: z.literal('reset') }),
]);
export type Fault = z.infer<typeof FaultSchema>;

/** A fault and the requests that it affects. */
export const FaultRuleSchema = z.object({
  /** Affects both environments if absent. */
  environment: z.optional(EnvironmentSchema),
  operation: OperationSchema,
  /** Affects only requests whose path or query contains this text, such as a tracking ID. */
  pathIncludes: z.optional(z.string()),
  /** Affects only this number of requests; all requests if absent. */
  count: z.optional(z.int().check(z.positive())),
  fault: FaultSchema,
});
type FaultRule = z.infer<typeof FaultRuleSchema>;
/** A rule as written in tests: members with a default are optional. */
export type FaultRuleInput = z.input<typeof FaultRuleSchema>;

interface FaultedRequest {
  environment: z.infer<typeof EnvironmentSchema>;
  operation: z.infer<typeof OperationSchema>;
  path: string;
}

export interface Faults {
  add(rule: FaultRule): void;
  clear(): void;
  /** Resolves when the faults are cleared. */
  cleared(): Promise<void>;
  /** The fault for this request, if any, from the oldest matching rule. Decreases the rule's count. */
  take(request: FaultedRequest): Fault | undefined;
}

/** Stores the active faults. */
export function createFaults(): Faults {
  let rules: { rule: FaultRule; left: number }[] = [];
  let waiting: (() => void)[] = [];
  return {
    add(rule) {
      rules.push({ rule, left: rule.count ?? Number.POSITIVE_INFINITY });
    },
    clear() {
      rules = [];
      for (const resolve of waiting) resolve();
      waiting = [];
    },
    cleared: () => new Promise((resolve) => waiting.push(resolve)),
    take(request) {
      const hit = rules.find(({ rule, left }) => left > 0 && concerns(rule, request));
      if (!hit) return undefined;
      hit.left -= 1;
      return hit.rule.fault;
    },
  };
}

function concerns(rule: FaultRule, request: FaultedRequest): boolean {
  return (
    rule.operation === request.operation &&
    (rule.environment ?? request.environment) === request.environment &&
    request.path.includes(rule.pathIncludes ?? '')
  );
}
