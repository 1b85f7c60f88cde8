import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { imageKindOf } from './image-kind.ts';

const SAMPLES = new URL('../../dev/platform/images/', import.meta.url);
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['porch-portrait.jpg', 'jpg'],
  ['hallway-square.png', 'png'],
  ['mailroom-drawing.svg', 'svg'],
])('recognises the sample %s by its bytes', (file, extension) => {
  expect(imageKindOf(readFileSync(new URL(file, SAMPLES)))?.extension).toBe(extension);
});

test.each([
  ['GIF89a\x01\x00', 'gif'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\x20ftypavif\0\0\0\0', 'avif'],
  ['BM\x46\0\0\0\0\0\0\0\x36', 'bmp'],
  ['\0\0\0\x18ftypheic\0\0\0\0', 'heic'],
  ['II*\0\x08\0\0\0', 'tiff'],
  ['MM\0*\0\0\0\x08', 'tiff'],
  ['%PDF-1.7\n', 'pdf'],
  ['\xef\xbb\xbf<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg">', 'svg'],
])('recognises %j as %s', (text, extension) => {
  expect(imageKindOf(bytes(text))?.extension).toBe(extension);
});

test.each([
  '',
  'These are not the bytes of a picture.',
  'BMW delivered it on Tuesday',
  '<!doctype html><title>Expired</title><svg></svg>',
  '{"error":"expired"}',
  '<Error><Code>AccessDenied</Code></Error>',
])('does not recognise %j as an image', (text) => {
  expect(imageKindOf(bytes(text))).toBeUndefined();
});

test('flags only formats that an <img> can show as showable', () => {
  expect(imageKindOf(bytes('%PDF-1.7'))?.isShowable).toBe(false);
  expect(imageKindOf(bytes('GIF89a'))?.isShowable).toBe(true);
});
