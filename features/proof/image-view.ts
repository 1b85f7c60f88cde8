/** Position of an image on its stage. Lengths are CSS pixels from the middle of the stage. */
export interface View {
  /** 1 fits the whole image into the stage. */
  zoom: number;
  x: number;
  y: number;
  /** Quarter turns clockwise, 0 to 3. */
  turns: number;
}

export interface PixelSize {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The sizes that limit a view. */
export interface Room {
  image: PixelSize;
  stage: PixelSize;
}

/** The whole image, upright. */
export const FITTED: View = { zoom: 1, x: 0, y: 0, turns: 0 };

/** The maximum zoom is at least this: enough to read a label in an image that fits without scaling. */
const MIN_ZOOM_LIMIT = 8;

/**
 * Zooms and keeps the point of the image under `at` in place, as far as the edges allow.
 * @param factor above 1 zooms in
 */
export function zoomed(view: View, factor: number, at: Point, room: Room): View {
  const zoom = clamp(view.zoom * factor, 1, maxZoom(view, room));
  const ratio = zoom / view.zoom;
  return within(
    { ...view, zoom, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio },
    room,
  );
}

/** Moves the image, but never moves its edges into the stage. */
export function moved(view: View, by: Point, room: Room): View {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, room);
}

/** Rotates the image by a quarter turn and fits it again. */
export function turned(view: View): View {
  return { ...FITTED, turns: (view.turns + 1) % 4 };
}

/** Limits a view to the stage, for example after the stage was resized. */
export function within(view: View, room: Room): View {
  const { width, height } = fittedSize(view, room);
  const maxX = Math.max(0, (width * view.zoom - room.stage.width) / 2);
  const maxY = Math.max(0, (height * view.zoom - room.stage.height) / 2);
  return { ...view, x: clamp(view.x, -maxX, maxX), y: clamp(view.y, -maxY, maxY) };
}

/** Maximum zoom: at least two CSS pixels for each image pixel. */
function maxZoom(view: View, room: Room): number {
  const { width } = fittedSize(view, room);
  const own = view.turns % 2 === 0 ? room.image.width : room.image.height;
  return Math.max(MIN_ZOOM_LIMIT, width > 0 ? (2 * own) / width : 0);
}

/** The size at zoom 1, computed like `object-fit: contain`. */
function fittedSize({ turns }: View, { image, stage }: Room): PixelSize {
  const { width, height } = turns % 2 === 0 ? image : { width: image.height, height: image.width };
  // A drawing without its own size fills the stage.
  if (width === 0 || height === 0) return stage;
  const scale = Math.min(stage.width / width, stage.height / height);
  return { width: width * scale, height: height * scale };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
