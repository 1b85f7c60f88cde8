import { useEffect, useRef, useState } from 'preact/hooks';
import type { Lookup } from '../utils/shipment.ts';
import { useMessages } from './messages-context.ts';
import { useProofTools } from './proof-tools-context.ts';

export type ActionName = 'download' | 'copy';

export type ImageAction =
  | { step: 'idle' }
  | { step: 'busy'; name: ActionName }
  | { step: 'done'; text: string }
  /** `onAllow` is there where a permission would help: it asks for it and tries again. */
  | { step: 'failed'; text: string; host: string; onAllow?: () => void };

export interface ImageActions {
  action: ImageAction;
  download(): void;
  copy(): void;
}

/** Saving and copying the image that is being looked at, and what came of it. */
export function useImageActions(lookup: Lookup, index: number, url: string): ImageActions {
  const { proof } = useMessages();
  const tools = useProofTools();
  const [action, setAction] = useState<ImageAction>({ step: 'idle' });
  const running = useRef<AbortController>();

  // With another image, or none, what was begun for this one is over.
  useEffect(() => {
    setAction({ step: 'idle' });
    return () => running.current?.abort();
  }, [index, url]);

  async function run(name: ActionName): Promise<void> {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setAction({ step: 'busy', name });
    const result = await perform(name, mine.signal);
    if (!mine.signal.aborted) setAction(result);
  }

  async function perform(name: ActionName, signal: AbortSignal): Promise<ImageAction> {
    if (name === 'copy') {
      const outcome = await tools.copyImage(url, signal);
      if (outcome.ok) return { step: 'done', text: proof.copied };
      return failed(name, outcome.problem.kind, proof.notCopied(proof.problem(outcome.problem)));
    }
    const outcome = await tools.saveImage(lookup, index + 1, url, signal);
    if (outcome.ok) return { step: 'done', text: proof.downloaded(outcome.file) };
    return failed(name, outcome.problem.kind, proof.notDownloaded(proof.problem(outcome.problem)));
  }

  function failed(name: ActionName, kind: string, reason: string): ImageAction {
    const { host } = new URL(url);
    if (kind === 'clipboardRefused' || kind === 'notCopyable') return { step: 'failed', text: reason, host };
    const text = `${reason} ${proof.useOriginal}`;
    return kind === 'noAccess'
      ? { step: 'failed', text, host, onAllow: () => void allow(name) }
      : { step: 'failed', text, host };
  }

  async function allow(name: ActionName): Promise<void> {
    if (await tools.allowAccess([url])) await run(name);
  }

  return { action, download: () => void run('download'), copy: () => void run('copy') };
}
