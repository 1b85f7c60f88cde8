import { type ComponentProps, h } from 'preact';

interface IconData {
  name: string;
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

type Props = ComponentProps<'svg'> & { size?: number; strokeWidth?: number };

/**
 * Makes the component of an icon, in place of lucide's own function (`single-icons.ts`), which for contexts, aliases and
 * other options that Waybill does not use takes 5 kB of every page. Icons are hidden from screen readers unless their
 * properties say otherwise.
 */
export default function createLucideIcon({ name, node }: IconData) {
  return ({ size = 24, strokeWidth = 2, class: more, ...props }: Props) =>
    h(
      'svg',
      {
        width: `${size / 16}rem`,
        height: `${size / 16}rem`,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        'stroke-width': strokeWidth,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
        class: `lucide lucide-${name}${more ? ` ${more}` : ''}`,
        'aria-hidden': 'true',
        ...props,
      },
      node.map(([tag, attributes]) => h(tag, attributes)),
    );
}
