import { rm } from 'node:fs/promises';

/** Removes a folder that a browser has used: the last of its processes may still write there when it has closed. */
export const removeFolder = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: 10 });
