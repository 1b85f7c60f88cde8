import { CardMessageSchema } from './card-message.ts';

/**
 * Calls `show` with each nonce that the element around this page hands over, and with `undefined` when it hides the
 * page.
 */
export function onCardMessage(show: (nonce: string | undefined) => void): void {
  addEventListener('message', ({ source, data }) => {
    const message = source === parent ? CardMessageSchema.safeParse(data) : undefined;
    if (message?.success) show(message.data.nonce);
  });
}
