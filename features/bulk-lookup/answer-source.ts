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

  function isFrom({ host: answering }: { host?: string | undefined }): boolean {
    host ??= answering;
    return answering === undefined || answering === host;
  }

  return {
    environment,
    fits(answer) {
      // “Not found” is an answer, too, but names only the host.
      if (answer.step === 'failed' && answer.failure.kind === 'notFound') return isFrom(answer.failure);
      if (answer.step !== 'answered') return true;
      const { lookup } = answer;
      environment.value ??= lookup.environment;
      generation ??= lookup.generation;
      return environment.value === lookup.environment && generation === lookup.generation && isFrom(lookup);
    },
    reset(known) {
      environment.value = known?.environment;
      host = known?.host;
      generation = known?.generation;
    },
  };
}
