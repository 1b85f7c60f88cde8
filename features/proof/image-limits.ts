/** The limits of reading one proof image, which the messages about it name. `seconds`: for headers and body together. */
export const IMAGE_LIMITS = { seconds: 30, megabytes: 25 };

/** The megabytes of images in one evidence file, which is made in memory. Ten photos of a phone are less than half. */
export const MAX_EVIDENCE_MEGABYTES = 100;

/** Whether an HTTP status means that a link has expired, was denied or no longer exists (RFC 9110, 15.5). */
export const isLinkExpired = (status: number): boolean => [401, 403, 404, 410].includes(status);

/** Phones take images of 50 megapixels; decoding more would need hundreds of megabytes of memory. */
export const MAX_PIXELS = 50_500_000;
