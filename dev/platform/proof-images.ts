import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { EXPIRED_PAGE, RECEIPT_PDF, vastPng } from './odd-images.ts';
import { pause } from './pause.ts';
import { repeatedBytes } from './repeated-bytes.ts';
import type { EnvironmentState } from './state.ts';

const FOLDER = fileURLToPath(new URL('./images/', import.meta.url));
const TYPES: Record<string, string> = { '.jpg': 'image/jpeg', '.png': 'image/png', '.svg': 'image/svg+xml' };
const HUGE = 64_000_000;

/**
 * Proof images, and difficult responses: images that are huge, endless, vast, slow or broken, a web page and a
 * document.
 */
export function proofImages(state: EnvironmentState): Hono {
  return new Hono()
    .get('/huge.jpg', () => imageReply(repeatedBytes(HUGE), '.jpg'))
    .get('/endless.jpg', () => imageReply(repeatedBytes(Number.POSITIVE_INFINITY), '.jpg'))
    .get('/broken.jpg', () => imageReply('These are not the bytes of a picture.', '.jpg'))
    .get('/vast.png', () => imageReply(new Uint8Array(vastPng()), '.png'))
    .get('/expired-link', () => reply(EXPIRED_PAGE, 'text/html; charset=utf-8'))
    .get('/receipt.pdf', () => reply(RECEIPT_PDF, 'application/pdf'))
    .get('/slow.jpg', async (context) => {
      await pause(state.settings.slowMs, context.req.raw.signal);
      return fileReply('porch-portrait.jpg');
    })
    .get('/:file{[a-z-]+\\.(?:jpg|png|svg)}', (context) => fileReply(context.req.param('file')));
}

async function fileReply(file: string): Promise<Response> {
  try {
    return imageReply(await readFile(FOLDER + file), extname(file));
  } catch {
    return new Response('No such image', { status: 404 });
  }
}

function imageReply(body: BodyInit, extension: string): Response {
  return reply(body, TYPES[extension] ?? 'application/octet-stream');
}

/** Never cached, so that every request for an image is counted. */
function reply(body: BodyInit, type: string): Response {
  return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } });
}
