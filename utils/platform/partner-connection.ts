import type { Environment } from '../environment.ts';

/** Everything that a Partner API call needs to know; made by the background from settings and keys. */
export interface PartnerConnection {
  environment: Environment;
  /** Base address without a trailing slash. */
  partnerUrl: string;
  origin: string;
  key: string;
  /** Hash of the key, to tell whether a stored token was made with it. */
  keyFingerprint: string;
  /** Counts the changes of the connection settings; what belongs to an older generation is dropped. */
  generation: number;
  /** The platform runs on this machine: images from loopback may be shown. */
  isLoopback: boolean;
}
