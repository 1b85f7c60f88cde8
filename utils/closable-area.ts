/** An area of storage that Chrome can close to content scripts; Firefox has no such call (bug 1724754). */
export interface ClosableArea {
  setAccessLevel?: (options: { accessLevel: 'TRUSTED_CONTEXTS' }) => Promise<void>;
}
