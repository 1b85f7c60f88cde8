import { EnvironmentSchema } from '../../features/platform/model.ts';
import { z } from '../../utils/zod.ts';
import { OperationSchema } from './request-log.ts';

/** What can go wrong with one answer. */
const FaultSchema = z.discriminatedUnion('kind', [
  /** This status, these headers (such as `Retry-After`) and this body. */
  z.object({
    kind: z.literal('answer'),
    status: z.int().min(200).max(599),
    headers: z.record(z.string(), z.string()).default({}),
    body: z.string().default('{"success":false,"message":"The platform is not well today"}'),
  }),
  /** The usual answer, later. */
  z.object({ kind: z.literal('delay'), ms: z.int().nonnegative() }),
  /** Headers and half the body, then nothing, on an open connection. */
  z.object({ kind: z.literal('stall') }),
  /** Not even headers, on an open connection. */
  z.object({ kind: z.literal('silence') }),
  /** Half the usual body, as if that were all. */
  z.object({ kind: z.literal('truncatedJson') }),
  /** Half the usual body, then the connection ends although `Content-Length` promised the whole. */
  z.object({ kind: z.literal('cutOff') }),
  z.object({ kind: z.literal('html') }),
  /** Well-formed JSON that matches no interface. */
  z.object({ kind: z.literal('wrongShape') }),
  z.object({ kind: z.literal('emptyBody') }),
  z.object({ kind: z.literal('hugeBody'), bytes: z.int().positive().default(64_000_000) }),
  /** To a server of another origin, which counts what reaches it, unless `to` says otherwise. */
  z.object({
    kind: z.literal('redirect'),
    status: z.int().min(300).max(399).default(302),
    to: z.url().optional(),
  }),
  /** The connection is reset before an answer. */
  z.object({ kind: z.literal('reset') }),
]);
export type Fault = z.infer<typeof FaultSchema>;

/** A fault and the requests it hits. */
export const FaultRuleSchema = z.object({
  /** Both environments if absent. */
  environment: EnvironmentSchema.optional(),
  operation: OperationSchema,
  /** Only requests whose path or query contains this text, such as a tracking ID. */
  pathIncludes: z.string().optional(),
  /** Only the next so many requests; all of them if absent. */
  count: z.int().positive().optional(),
  fault: FaultSchema,
});
type FaultRule = z.infer<typeof FaultRuleSchema>;
/** A rule as a test writes it: members with a default may be left out. */
export type FaultRuleInput = z.input<typeof FaultRuleSchema>;

interface FaultedRequest {
  environment: z.infer<typeof EnvironmentSchema>;
  operation: z.infer<typeof OperationSchema>;
  path: string;
}

export interface Faults {
  add(rule: FaultRule): void;
  clear(): void;
  /** The fault for this request, if any: the oldest rule that fits. Uses up one of its count. */
  take(request: FaultedRequest): Fault | undefined;
}

/** Holds the faults that are switched on. */
export function createFaults(): Faults {
  let rules: { rule: FaultRule; left: number }[] = [];
  return {
    add(rule) {
      rules.push({ rule, left: rule.count ?? Number.POSITIVE_INFINITY });
    },
    clear() {
      rules = [];
    },
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
