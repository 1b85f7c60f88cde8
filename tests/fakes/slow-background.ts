import type { Send } from '../../features/protocol.ts';

/** A fake background that replies to a message when the test calls `answer`. */
export function createSlowBackground() {
  const asked: { name: string; request: unknown; give: (value: unknown) => void }[] = [];
  const send = ((name: string, request: unknown) =>
    new Promise((give) => void asked.push({ name, request, give }))) as unknown as Send;
  const named = (name: string) => asked.filter((each) => each.name === name);
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  /** Answers the message with this name and index, if there is one, and waits until the answer is processed. */
  async function answer(name: string, at: number, value: unknown): Promise<void> {
    await settled();
    named(name)[at]?.give(value);
    await settled();
  }
  return { send, asked, named, answer };
}
