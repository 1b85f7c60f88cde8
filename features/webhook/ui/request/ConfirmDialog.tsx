import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../../../components/Button.tsx';
import { Checkbox } from '../../../../components/Checkbox.tsx';
import { useOptionsMessages } from '../../../messages-context.tsx';
import './confirm-dialog.css';

interface Props {
  /** The URL of the request. */
  url: string;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks for confirmation before sending to production: shows the URL and requires a tick and a click. */
export function ConfirmDialog({ url, onConfirm, onCancel }: Props) {
  const { webhook } = useOptionsMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isTicked, setIsTicked] = useState(false);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  // The browser restores the focus when the dialog closes, before it is removed.
  const close = (answer: string) => dialog.current?.close(answer);
  return (
    <dialog
      ref={dialog}
      class="confirm"
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
      onClose={(event) => (event.currentTarget.returnValue === 'send' ? onConfirm() : onCancel())}
    >
      <h3 id="confirm-title" class="confirm-title">
        {webhook.confirmTitle}
      </h3>
      <p id="confirm-text">{webhook.confirmText}</p>
      <p class="confirm-url">POST {url}</p>
      <Checkbox label={webhook.confirmTick} isTicked={isTicked} onChange={setIsTicked} />
      <div class="confirm-foot">
        <Button onClick={() => close('')}>{webhook.cancel}</Button>
        <Button variant="primary" disabled={!isTicked} onClick={() => close('send')}>
          {webhook.confirmSend}
        </Button>
      </div>
    </dialog>
  );
}
