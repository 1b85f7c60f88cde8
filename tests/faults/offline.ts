import type { ChromiumWithExtension } from '../../dev/chromium.ts';

/**
 * Cuts the extension's worker, which must be running, off the network.
 * @returns a function that connects it again
 */
export async function goOffline({
  firstPage: page,
  extensionId,
}: ChromiumWithExtension): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const { targetInfos } = await session.send('Target.getTargets');
  const worker = targetInfos.find(({ type, url }) => type === 'service_worker' && url.includes(extensionId));
  if (!worker) throw new Error('The background worker is not running.');
  const { targetId } = worker;
  // Only the protocol's old form lets a page's session reach a worker.
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const isDone = new Promise<void>((resolve) => {
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      if (JSON.parse(message).id === 2) resolve();
    });
  });
  const send = (id: number, method: string, params: object) =>
    session.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
  await send(1, 'Network.enable', {});
  const speed = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await send(2, 'Network.emulateNetworkConditions', { offline: true, ...speed });
  await isDone;
  return () => session.detach();
}
