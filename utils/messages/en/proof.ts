import type { CopyProblem } from '../../proof/image-problem.ts';

const UNITS = { seconds: 30, megabytes: 25 };
/** Statuses of links that are over, refused or gone. */
const OVER = [401, 403, 404, 410];

/** Why an image cannot be shown, read or copied, in one sentence. */
function problem(found: CopyProblem): string {
  switch (found.kind) {
    case 'refused':
      return OVER.includes(found.status)
        ? `${found.host} does not hand it out (${found.status}): the link may have expired.`
        : `${found.host} answered with an error (${found.status}).`;
    case 'timedOut':
      return `${found.host} did not send all of it within ${UNITS.seconds} seconds.`;
    case 'noAccess':
      return `The browser lets Waybill show images of ${found.host}, but not read them.`;
    case 'unreachable':
      return `${found.host} could not be reached.`;
    case 'tooLarge':
      return `It is larger than ${UNITS.megabytes} MB, which is more than Waybill reads.`;
    case 'tooManyPixels':
      return `It has ${found.megapixels} megapixels, too many to show here.`;
    case 'notImage':
      return notImage(found.host, found.type);
    case 'notShowable':
      return `It is a ${found.name} file, which cannot be shown here.`;
    case 'damaged':
      return 'What the server sends is not a whole image.';
    case 'notCopyable':
      return 'Drawings (SVG) and documents cannot be copied as a picture. Download it instead.';
    case 'clipboardRefused':
      return 'The browser or this page does not allow copying images. Download it instead.';
  }
}

function notImage(host: string, type: string): string {
  if (type === 'text/html') return `${host} sends a web page instead of an image: the link may have expired.`;
  return `${host} sends something else than an image${type && ` (${type})`}.`;
}

export const proof = {
  problem,

  showImages: (count: number) => (count === 1 ? 'Show 1 image' : `Show ${count} images`),
  onlyWhenAsked: 'Load images only when asked',
  slow: 'Still loading…',
  broken: 'Did not load',
  late: 'Too slow',
  tooLarge: 'Too large',
  why: 'Why?',
  retryNamed: (name: string) => `Retry: ${name}`,
  whyNamed: (name: string) => `Why? ${name}`,

  slowNow: 'The server takes its time. Still loading…',
  cannotShow: 'The image cannot be shown.',
  unexplained: (host: string) =>
    `${host} does not let Waybill find out why. The link may have expired, or it may lead to something else than an image.`,

  zoomIn: 'Zoom in (+)',
  zoomOut: 'Zoom out (−)',
  fit: 'Fit (0)',
  percent: (percent: number) => `${percent} %`,
  rotate: 'Rotate (R)',
  download: 'Download (D)',
  copy: 'Copy image (C)',
  open: 'Open original in a new tab (O)',
  openOriginal: 'Open original',
  previous: 'Previous image (←)',
  next: 'Next image (→)',
  close: 'Close image (Esc)',
  stage: 'Wheel, pinch or double-click to zoom; drag or Shift + arrow keys to move',

  downloading: 'Downloading…',
  copying: 'Copying…',
  downloaded: (file: string) => `Saved ${file}`,
  copied: 'Image copied',
  notDownloaded: (reason: string) => `Not saved. ${reason}`,
  notCopied: (reason: string) => `Not copied. ${reason}`,
  useOriginal: 'Open the original and save it from there.',

  saveEvidence: 'Save evidence',
  fetching: (done: number, total: number) => `Fetching images: ${done} of ${total}`,
  packing: 'Making the file…',
  cancel: 'Cancel',
  evidenceSaved: (file: string) => `Saved ${file}`,
  evidenceMissing: (count: number, total: number) =>
    `${count} of ${total} ${total === 1 ? 'image is' : 'images are'} missing; the file names ${count === 1 ? 'it' : 'them'}.`,
  missing: (number: number, reason: string) => `Image ${number}: ${reason}`,
  allowAccess: (host: string) => `Allow access to ${host}`,
  allowAccessToAll: 'Allow access to these servers',
  evidenceFailed: 'The file could not be made. Download the images one by one instead.',
};
