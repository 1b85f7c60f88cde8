/** Why an image cannot be shown, read or copied. Each kind has one sentence in the message catalogue's `proof`. */
export type ImageProblem =
  | { kind: 'refused'; host: string; status: number } // the server answered with an error
  | { kind: 'timedOut'; host: string } // not complete within the time limit
  | { kind: 'noAccess'; host: string } // the browser lets Waybill show it, but not read it
  | { kind: 'unreachable'; host: string } // no connection, or a redirect to a server that lets nobody read it
  | { kind: 'tooLarge' } // more bytes than are read
  | { kind: 'tooManyPixels'; megapixels: number } // would take the memory of the whole browser to draw
  | { kind: 'notImage'; host: string; type: string } // `type`: what the server calls it, such as `text/html`
  | { kind: 'notShowable'; name: string } // `name`: a format that browsers cannot show as an image, such as `PDF`
  | { kind: 'damaged' }; // called an image, but cannot be drawn

/** Why an image did not get onto the clipboard. */
export type CopyProblem =
  | ImageProblem
  | { kind: 'notCopyable' } // cannot be turned into a PNG
  | { kind: 'clipboardRefused' }; // the browser, or the page around the card, keeps images off the clipboard
