/** The global object of Waybill's content scripts in a frame. An update of the extension brings another one. */
interface ContentWorld {
  waybillIsHere?: true;
}

/**
 * Whether this script is the first one of its frame: sites that are added can overlap, with each other and with the
 * known helpdesks, and the script is put into pages that are open, where it may wait to be switched on again.
 */
export function isFirst(): boolean {
  const world = globalThis as ContentWorld;
  if (world.waybillIsHere) return false;
  world.waybillIsHere = true;
  return true;
}
