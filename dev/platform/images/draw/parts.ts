/** The position of an object: its left edge, its baseline and its width. */
export interface Spot {
  x: number;
  ground: number;
  width: number;
}

export interface DoorColors {
  frame: string;
  leaf: string;
  panel: string;
  /** Colour of two small windows that replace the upper panels. */
  glass?: string;
}

/** A filled rectangle. */
export function box(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

/** A rectangle that darkens its background. */
export function shade(x: number, y: number, width: number, height: number, opacity = 0.1): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" opacity="${opacity}"/>`;
}

/** A soft shadow on the ground. */
function shadow({ x, ground, width }: Spot): string {
  const middle = x + width / 2;
  return `<ellipse cx="${middle + 10}" cy="${ground}" rx="${width * 0.58}" ry="${width * 0.07}" fill="#000" opacity=".16"/>`;
}

/** A parcel from the front and slightly above, with tape, label and arrows. */
export function parcel(spot: Spot, face = '#c99a63', ratio = 0.66): string {
  const { x, ground, width: w } = spot;
  const h = w * ratio;
  const top = ground - h;
  const lid = h * 0.22;
  const lidShape = `M${x} ${top} L${x + w * 0.1} ${top - lid} H${x + w * 0.9} L${x + w} ${top} Z`;
  return [
    shadow(spot),
    box(x, top, w, h, face, w * 0.01),
    `<path d="${lidShape}" fill="#dfb684"/>`,
    shade(x, top, w, h * 0.04),
    `<path d="M${x + w * 0.44} ${top} L${x + w * 0.455} ${top - lid} H${x + w * 0.545} L${x + w * 0.56} ${top} Z" fill="#efe2c6"/>`,
    box(x + w * 0.44, top, w * 0.12, h * 0.3, '#e9d9b8'),
    label(x + w * 0.6, ground - h * 0.5, w * 0.32),
    arrows(x + w * 0.09, ground - h * 0.12, w * 0.07),
  ].join('');
}

function label(x: number, y: number, w: number): string {
  const bars = [0.08, 0.16, 0.2, 0.3, 0.37, 0.48, 0.55, 0.6, 0.71, 0.8, 0.86];
  return [
    box(x, y, w, w * 0.72, '#fbfaf6', w * 0.03),
    box(x + w * 0.08, y + w * 0.09, w * 0.5, w * 0.06, '#9aa1ab'),
    box(x + w * 0.08, y + w * 0.2, w * 0.68, w * 0.06, '#c6cad1'),
    ...bars.map((at, index) =>
      box(x + w * at, y + w * 0.36, w * (index % 3 ? 0.025 : 0.045), w * 0.26, '#2c3138'),
    ),
  ].join('');
}

function arrows(x: number, ground: number, w: number): string {
  const one = (left: number) =>
    `<path d="M${left} ${ground} v${-w} m${-w * 0.32} ${w * 0.34} l${w * 0.32} ${-w * 0.36} l${w * 0.32} ${w * 0.36}"/>`;
  return `<g fill="none" stroke="#8a6236" stroke-width="${w * 0.16}" stroke-linecap="round" stroke-linejoin="round">${one(x + w * 0.3)}${one(x + w * 1.2)}</g>`;
}

/** A closed door in its frame, with a handle. */
export function door(spot: Spot, height: number, colors: DoorColors): string {
  const { x, ground, width: w } = spot;
  const top = ground - height;
  const edge = w * 0.07;
  const panels = [0, 1].flatMap((column) => {
    const left = x + w * (0.12 + column * 0.42);
    const upper = colors.glass ?? colors.panel;
    return [
      box(left, top + height * 0.09, w * 0.34, height * 0.32, upper, w * 0.02),
      box(left, top + height * 0.5, w * 0.34, height * 0.4, colors.panel, w * 0.02),
    ];
  });
  const shine = colors.glass
    ? `<path d="M${x + w * 0.16} ${top + height * 0.36} L${x + w * 0.4} ${top + height * 0.13}" stroke="#fff" stroke-width="${w * 0.035}" opacity=".4" stroke-linecap="round"/>`
    : '';
  return [
    box(x - edge, top - edge, w + edge * 2, height + edge, colors.frame, w * 0.015),
    box(x, top, w, height, colors.leaf),
    ...panels,
    shine,
    box(x + w * 0.895, ground - height * 0.5, w * 0.035, height * 0.1, '#e8d7a4', w * 0.017),
    `<circle cx="${x + w * 0.9125}" cy="${ground - height * 0.36}" r="${w * 0.02}" fill="#d8c48a"/>`,
  ].join('');
}

/** A door mat on the ground. */
export function mat({ x, ground, width: w }: Spot, color: string, stripe: string): string {
  const depth = w * 0.17;
  const edge = w * 0.06;
  const outline = (inset: number) =>
    `M${x + edge + inset} ${ground - depth + inset * 0.4} H${x + w - edge - inset} L${x + w - inset * 1.2} ${ground - inset * 0.4} H${x + inset * 1.2} Z`;
  return `<path d="${outline(0)}" fill="${color}"/><path d="${outline(w * 0.03)}" fill="none" stroke="${stripe}" stroke-width="${w * 0.008}"/>`;
}

/** A plant in a pot, with leaves in two greens. */
export function plant({ x, ground, width: w }: Spot, pot: string, height: number): string {
  const middle = x + w / 2;
  const rim = ground - w * 0.8;
  const leaf = (angle: number, length: number, fill: string) =>
    `<path d="M${middle} ${rim} q${-w * 0.2} ${-length * 0.55} 0 ${-length} q${w * 0.2} ${length * 0.45} 0 ${length}" fill="${fill}" transform="rotate(${angle} ${middle} ${rim})"/>`;
  return [
    shadow({ x, ground, width: w }),
    leaf(-48, height * 0.72, '#4f7f5b'),
    leaf(46, height * 0.74, '#4f7f5b'),
    leaf(-24, height * 0.92, '#5f9469'),
    leaf(25, height * 0.9, '#5f9469'),
    leaf(0, height, '#71a878'),
    `<path d="M${x} ${rim} H${x + w} L${x + w * 0.84} ${ground} H${x + w * 0.16} Z" fill="${pot}"/>`,
    box(x - w * 0.05, rim - w * 0.06, w * 1.1, w * 0.17, pot, w * 0.04),
    shade(x - w * 0.05, rim + w * 0.09, w * 1.1, w * 0.04),
  ].join('');
}

/** A wall lamp with its light. */
export function lamp(x: number, y: number, size: number, glow: number): string {
  const id = `glow-${x}-${y}`;
  return [
    `<radialGradient id="${id}"><stop offset="0" stop-color="#ffe6a8" stop-opacity="${glow}"/><stop offset="1" stop-color="#ffe6a8" stop-opacity="0"/></radialGradient>`,
    `<circle cx="${x}" cy="${y + size * 0.6}" r="${size * 4}" fill="url(#${id})"/>`,
    box(x - size * 0.12, y - size * 0.25, size * 0.24, size * 0.35, '#2b2f36'),
    `<path d="M${x - size * 0.45} ${y + size * 0.35} L${x - size * 0.28} ${y + size * 0.05} H${x + size * 0.28} L${x + size * 0.45} ${y + size * 0.35} Z" fill="#2b2f36"/>`,
    box(x - size * 0.34, y + size * 0.35, size * 0.68, size * 0.75, '#ffedc0', size * 0.06),
    box(x - size * 0.4, y + size * 1.08, size * 0.8, size * 0.12, '#2b2f36', size * 0.05),
  ].join('');
}

/** Evenly spaced lines, for example boards or joints. */
export function lines(from: number, to: number, step: number, line: (at: number) => string): string {
  const drawn: string[] = [];
  for (let at = from; at <= to; at += step) drawn.push(line(at));
  return drawn.join('');
}
