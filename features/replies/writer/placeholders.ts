// Not in the model, which card and popup load at their start.

/** Names that are allowed between braces in a template. */
export const PLACEHOLDERS = [
  'trackingId',
  'status',
  'updated',
  'carrier',
  'carrierId',
  'carrierPage',
  'deliveredTo',
  'deliveredOn',
  'recipient',
  'images',
  'address',
  'count',
  'parcels',
  'customer',
  'agent',
  'signature',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Values for the placeholders, in the customer's language. Unknown values are absent. */
export type ReplyValues = Partial<Record<Placeholder, string>>;

/** Whether a name between braces is a placeholder. */
export function isPlaceholder(name: string): name is Placeholder {
  return PLACEHOLDERS.some((each) => each === name);
}
