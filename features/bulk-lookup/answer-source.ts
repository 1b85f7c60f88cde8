import { type ReadonlySignal, signal } from '@preact/signals';
import type { Environment } from '../platform/model.ts';
import type { Lookup } from '../shipment/model.ts';
import type { RowAnswer } from './model.ts';

/** Where the answers of a table are from: the first one determines it. */
export interface AnswerSource {
  /** `undefined` before the first answer. */
  environment: ReadonlySignal<Environment | undefined>;
  /** Whether an answer is from the same environment and address, and was requested with the same key. */
  fits(answer: RowAnswer): boolean;
  /** Begins again, with an answer that is known. */
  reset(known?: Lookup): void;
}

/** Creates the source of a table without answers. */
export function createAnswerSource(): AnswerSource {
  const environment = signal<Environment>();
  let host: string | undefined;
  /** Changes with every key. Another key may show other shipments. */
  let generation: number | undefined;

  return {
    environment,
    fits(answer) {
      const from = sourceOf(answer);
      if (!from) return true;
      environment.value ??= from.environment;
      host ??= from.host;
      generation ??= from.generation;
      return (
        isSame(environment.value, from.environment) &&
        isSame(host, from.host) &&
        isSame(generation, from.generation)
      );
    },
    reset(known) {
      environment.value = known?.environment;
      host = known?.host;
      generation = known?.generation;
    },
  };
}

interface Source {
  environment?: Environment | undefined;
  host?: string | undefined;
  generation?: number | undefined;
}

/** “Not found” is an answer, too, but does not name its environment. */
function sourceOf(answer: RowAnswer): Source | undefined {
  if (answer.step === 'answered') return answer.lookup;
  return answer.step === 'failed' && answer.failure.kind === 'notFound' ? answer.failure : undefined;
}

const isSame = <T>(known: T | undefined, found: T | undefined): boolean =>
  found === undefined || found === known;
