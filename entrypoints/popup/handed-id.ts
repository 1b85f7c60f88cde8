import { TrackingIdSchema } from '../../features/shipment/model.ts';

/**
 * The ID that the background wants to be looked up, as after a click on a notification.
 * @param hash of the popup's address, such as `#id=ABCD1234567890`
 */
export function handedId(hash: string): string | undefined {
  return TrackingIdSchema.safeParse(new URLSearchParams(hash.slice(1)).get('id')).data;
}
