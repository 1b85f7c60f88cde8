/** How an image lies in its stage. Lengths are CSS pixels from the middle of the stage. */
export interface View {
  /** 1 fits the whole image into the stage. */
  zoom: number;
  x: number;
  y: number;
  /** Quarter turns clockwise, 0 to 3. */
  turns: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** What limits a view. */
export interface Room {
  image: Size;
  stage: Size;
}

/** The whole image, upright. */
export const FITTED: View = { zoom: 1, x: 0, y: 0, turns: 0 };

/** Enough to read a label in an image that fits by itself. */
const LEAST_MAX_ZOOM = 8;

/**
 * Zooms so that the point of the image under `at` stays where it is, as far as the edges allow.
 * @param factor above 1 comes nearer
 */
export function zoomed(view: View, factor: number, at: Point, room: Room): View {
  const zoom = clamp(view.zoom * factor, 1, maxZoom(view, room));
  const ratio = zoom / view.zoom;
  return within(
    { ...view, zoom, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio },
    room,
  );
}

/** Moves the image, but never its edge into the stage. */
export function moved(view: View, by: Point, room: Room): View {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, room);
}

/** The next quarter turn, fitted again. */
export function turned(view: View): View {
  return { ...FITTED, turns: (view.turns + 1) % 4 };
}

/** The same view after the stage got another size. */
export function within(view: View, room: Room): View {
  const { width, height } = fittedSize(view, room);
  const mostX = Math.max(0, (width * view.zoom - room.stage.width) / 2);
  const mostY = Math.max(0, (height * view.zoom - room.stage.height) / 2);
  return { ...view, x: clamp(view.x, -mostX, mostX), y: clamp(view.y, -mostY, mostY) };
}

/** At least until a pixel of the image is two of the screen. */
function maxZoom(view: View, room: Room): number {
  const { width } = fittedSize(view, room);
  const own = view.turns % 2 === 0 ? room.image.width : room.image.height;
  return Math.max(LEAST_MAX_ZOOM, width > 0 ? (2 * own) / width : 0);
}

/** The size at zoom 1, as `object-fit: contain` makes it. */
function fittedSize({ turns }: View, { image, stage }: Room): Size {
  const { width, height } = turns % 2 === 0 ? image : { width: image.height, height: image.width };
  // A drawing may have no size of its own: it then fills the stage.
  if (width === 0 || height === 0) return stage;
  const scale = Math.min(stage.width / width, stage.height / height);
  return { width: width * scale, height: height * scale };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
