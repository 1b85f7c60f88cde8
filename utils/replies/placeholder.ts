/** What a template can name between braces. */
export const PLACEHOLDERS = [
  'trackingId',
  'status',
  'updated',
  'carrier',
  'carrierId',
  'carrierPage',
  'deliveredOn',
  'recipient',
  'images',
  'address',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** What is known of a shipment, in the customer's language. What is absent is not known. */
export type ReplyValues = Partial<Record<Placeholder, string>>;

/** Whether a template may name this. */
export function isPlaceholder(name: string): name is Placeholder {
  return PLACEHOLDERS.some((each) => each === name);
}
