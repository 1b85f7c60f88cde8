/** The position of this frame in its tab: the index in each parent, from the top frame down; [] for the top frame. */
export function framePath(): number[] {
  const path: number[] = [];
  for (let frame: Window = window; frame !== frame.parent; frame = frame.parent)
    path.unshift(indexIn(frame.parent, frame));
  return path;
}

/** Windows of other origins can be compared, though not read. */
function indexIn(parent: Window, child: Window): number {
  for (let index = 0; index < parent.length; index++) if (parent[index] === child) return index;
  return 0;
}
