import type { ComponentChildren } from 'preact';

interface Props {
  title: string;
  /** Stands at the end of the title's line. */
  aside?: ComponentChildren;
  children: ComponentChildren;
}

/** One part of a shipment, under a quiet heading. */
export function Section({ title, aside, children }: Props) {
  return (
    <section class="section">
      <div class="section-head">
        <h2 class="section-title">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
