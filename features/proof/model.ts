import { z } from '../../utils/zod.ts';

/** `onDemand`: proof images wait for a click instead of loading with the shipment. */
export const ProofPreferenceSchema = z.object({ onDemand: z.boolean() });
export type ProofPreference = z.infer<typeof ProofPreferenceSchema>;

/** Why an image cannot be shown or read. Each kind has one sentence in `text.en.ts`. */
export type ImageProblem =
  | { kind: 'refused'; host: string; status: number } // the server answered with an error
  | { kind: 'timedOut'; host: string } // the transfer took longer than the time limit
  | { kind: 'noAccess'; host: string } // the extension may show images of this server, but not read them
  | { kind: 'unreachable'; host: string } // no connection, or a redirect to a server that denies access
  | { kind: 'tooLarge' } // over the limit in bytes
  | { kind: 'tooManyPixels'; megapixels: number } // decoding it could exhaust the browser's memory
  | { kind: 'notImage'; host: string; type: string } // `type`: its Content-Type, such as `text/html`
  | { kind: 'notShowable'; name: string } // `name`: the format, such as `PDF`
  | { kind: 'damaged' }; // sent as an image, but cannot be decoded

/** Why an image was not copied to the clipboard. */
export type CopyProblem =
  | ImageProblem
  | { kind: 'notCopyable' } // cannot be converted to PNG
  | { kind: 'clipboardRefused' }; // the browser or the page around the card forbids it
