import { beforeEach, expect, test, vi } from 'vitest';
import { copyImage } from './copy-image.ts';
import type { FetchImage } from './fetch-image.ts';
import { readPng } from './read-png.ts';

const PNG = new Blob(['PNG'], { type: 'image/png' });

let size: { width: number; height: number };
let isDecoded: boolean;
let copied: Blob | undefined;

const fetchImage: FetchImage = async () => ({
  ok: true,
  image: { bytes: new Blob(['JPEG']), kind: { extension: 'jpg', type: 'image/jpeg', isShowable: true } },
});

beforeEach(() => {
  copied = undefined;
  isDecoded = false;
  vi.stubGlobal('createImageBitmap', async () => {
    isDecoded = true;
    return { ...size, close: () => undefined };
  });
  vi.stubGlobal(
    'Image',
    class {
      onload = () => undefined;
      naturalWidth = size.width;
      naturalHeight = size.height;
      set src(_url: string) {
        queueMicrotask(() => this.onload());
      }
    },
  );
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage: () => undefined });
      convertToBlob = async () => PNG;
    },
  );
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly content: Record<string, Promise<Blob>>) {}
    },
  );
  vi.stubGlobal('navigator', {
    clipboard: {
      write: async ([item]: { content: Record<string, Promise<Blob>> }[]) => {
        copied = await item?.content['image/png'];
      },
    },
  });
});

const copy = () =>
  copyImage(() => readPng('https://images.example/1', fetchImage, new AbortController().signal));

test('copies every image that is shown: those of phones have up to 50.3 megapixels', async () => {
  size = { width: 8192, height: 6144 };
  expect(await copy()).toEqual({ ok: true });
  expect(copied).toBe(PNG);
});

test('neither copies nor decodes an image whose decoding could exhaust the memory', async () => {
  size = { width: 8000, height: 8000 };
  expect(await copy()).toEqual({ ok: false, problem: { kind: 'tooManyPixels', megapixels: 64 } });
  expect(copied).toBeUndefined();
  expect(isDecoded).toBe(false);
});
