/** Where this frame stands among the frames of its tab: its index in its parent, from the top frame down. */
export function framePath(): number[] {
  const path: number[] = [];
  for (let frame: Window = window; frame !== frame.parent; frame = frame.parent)
    path.unshift(indexIn(frame.parent, frame));
  return path;
}

/** Windows of other origins may be compared, though not read. */
function indexIn(parent: Window, child: Window): number {
  for (let index = 0; index < parent.length; index++) if (parent[index] === child) return index;
  return 0;
}
