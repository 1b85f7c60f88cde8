import type { CopyProblem } from './copy-image.ts';
import { IMAGE_LIMITS, isLinkExpired, MAX_EVIDENCE_MEGABYTES } from './image-limits.ts';

/** Why an image can’t be shown, read or copied, in one sentence. */
function problem(found: CopyProblem): string {
  switch (found.kind) {
    case 'refused':
      return isLinkExpired(found.status)
        ? `${found.host} denied access (${found.status}). The link may have expired.`
        : `${found.host} answered with an error (${found.status}).`;
    case 'timedOut':
      return `${found.host} took longer than ${IMAGE_LIMITS.seconds} seconds.`;
    case 'noAccess':
      return `Waybill can show images from ${found.host}, but isn’t allowed to download them.`;
    case 'unreachable':
      return `${found.host} couldn’t be reached.`;
    case 'tooLarge':
      return `It’s larger than ${IMAGE_LIMITS.megabytes} MB, which is more than Waybill reads.`;
    case 'noRoom':
      return `It doesn’t fit into the file, which holds ${MAX_EVIDENCE_MEGABYTES} MB of photos. Download it separately.`;
    case 'tooManyPixels':
      return `It has ${found.megapixels} megapixels, too many to show here.`;
    case 'notImage':
      return notImage(found.host, found.type);
    case 'notShowable':
      return `It’s a ${found.name} file, which can’t be shown here.`;
    case 'notLoaded':
      return 'Part of Waybill couldn’t be loaded. Close this and open it again.';
    case 'damaged':
      return 'The image is damaged or incomplete.';
    case 'notCopyable':
      return 'Drawings (SVG) and documents can’t be copied as a picture. Download it instead.';
    case 'clipboardRefused':
      return 'The browser or this page doesn’t allow copying images. Download it instead.';
  }
}

function notImage(host: string, type: string): string {
  if (type === 'text/html') return `${host} sent a web page instead of an image. The link may have expired.`;
  return `${host} sent something other than an image${type && ` (${type})`}.`;
}

/** The strings of large images, and of images that could not be shown, saved or copied. */
export const imagesText = {
  problem,
  slowNow: 'The server is slow. Still loading…',
  cannotShow: 'The image can’t be shown.',
  unexplained: (host: string) => `${host} gave no reason. The link may have expired or may not be an image.`,
  zoomIn: 'Zoom in (+)',
  zoomOut: 'Zoom out (−)',
  fit: 'Fit (0)',
  whole: 'Fit',
  percent: (percent: number) => `${percent}%`,
  rotate: 'Rotate (R)',
  download: 'Download (D)',
  copy: 'Copy photo (C)',
  open: 'Open original in a new tab (O)',
  openOriginal: 'Open original',
  previous: 'Previous photo (←)',
  next: 'Next photo (→)',
  close: 'Close photo (Esc)',
  stage: 'Wheel, pinch or double-click to zoom; drag or Shift + arrow keys to move',
  downloading: 'Downloading…',
  copying: 'Copying…',
  downloaded: (file: string) => `Saved ${file}`,
  copied: 'Photo copied',
  notDownloaded: (reason: string) => `Not saved. ${reason}`,
  notCopied: (reason: string) => `Not copied. ${reason}`,
  useOriginal: 'Open the original and save it from there.',
  evidenceMissing: (count: number, total: number) =>
    `${count} of ${total} ${total === 1 ? 'photo' : 'photos'} couldn’t be saved. ${count === 1 ? 'It’s' : 'They’re'} listed in the file.`,
  missing: (number: number, reason: string) => `Photo ${number}: ${reason}`,
  allowAccess: (host: string) => `Allow access to ${host}`,
  allowAccessToAll: 'Allow access to these servers',
};
