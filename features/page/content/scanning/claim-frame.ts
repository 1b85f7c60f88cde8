/** The global object of Waybill's content scripts in a frame. An update of the extension brings another one. */
interface ContentWorld {
  waybillIsHere?: true;
}

/**
 * Claims the frame for this script. Added sites can overlap, with each other and with the known helpdesks, and the script
 * is injected into open pages, where an earlier one may wait to be enabled again.
 * @returns false when another script of this extension has claimed it before
 */
export function claimFrame(): boolean {
  const world = globalThis as ContentWorld;
  if (world.waybillIsHere) return false;
  world.waybillIsHere = true;
  return true;
}
