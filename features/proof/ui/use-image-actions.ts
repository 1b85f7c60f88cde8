import { useRef, useState } from 'preact/hooks';
import { useMessages } from '../../messages-context.tsx';
import type { Lookup } from '../../shipment/model.ts';
import { imagesText } from '../images-text.en.ts';
import { useProofTools } from './use-proof-tools.ts';

export type ActionName = 'download' | 'copy';

type ImageAction =
  | { step: 'idle' }
  | { step: 'busy'; name: ActionName }
  | { step: 'done'; text: string }
  /** `onAllow` is present if a permission would help: it requests the permission and tries again. */
  | { step: 'failed'; text: string; host: string; onAllow?: () => void };

export interface ImageActions {
  action: ImageAction;
  download(): void;
  copy(): void;
}

const IDLE: ImageAction = { step: 'idle' };

/**
 * Downloading and copying the current image. The result is reported for the image on which the action was started, even
 * if another image is shown by then.
 */
export function useImageActions(lookup: Lookup, index: number, url: string): ImageActions {
  const { images: texts = imagesText } = useMessages();
  const tools = useProofTools();
  const [actions, setActions] = useState<ReadonlyMap<number, ImageAction>>(new Map());
  const copying = useRef<AbortController>();
  const action = actions.get(index) ?? IDLE;

  function report(result: ImageAction): void {
    setActions((before) => new Map(before).set(index, result));
  }

  async function run(name: ActionName): Promise<void> {
    if (action.step === 'busy' && action.name === name) return;
    report({ step: 'busy', name });
    report(name === 'copy' ? await copy() : await save());
  }

  async function save(): Promise<ImageAction> {
    const outcome = await tools.saveImage(lookup, index + 1, url);
    if (outcome.ok) return { step: 'done', text: texts.downloaded(outcome.file) };
    return failed('download', outcome.problem.kind, texts.notDownloaded(texts.problem(outcome.problem)));
  }

  async function copy(): Promise<ImageAction> {
    // The clipboard holds one image: the last one copied.
    copying.current?.abort();
    const newest = new AbortController();
    copying.current = newest;
    const outcome = await tools.copyImage(url, newest.signal);
    if (newest.signal.aborted) return IDLE;
    if (outcome.ok) return { step: 'done', text: texts.copied };
    return failed('copy', outcome.problem.kind, texts.notCopied(texts.problem(outcome.problem)));
  }

  function failed(name: ActionName, kind: string, reason: string): ImageAction {
    const { host } = new URL(url);
    if (kind === 'clipboardRefused' || kind === 'notCopyable') return { step: 'failed', text: reason, host };
    const text = `${reason} ${texts.useOriginal}`;
    return kind === 'noAccess'
      ? { step: 'failed', text, host, onAllow: () => void allow(name) }
      : { step: 'failed', text, host };
  }

  async function allow(name: ActionName): Promise<void> {
    if (await tools.allowAccess([url])) await run(name);
  }

  return { action, download: () => void run('download'), copy: () => void run('copy') };
}
