import type { ComponentChildren } from 'preact';

interface SectionProps {
  title: string;
  /** Shown at the end of the title row. */
  aside?: ComponentChildren;
  children: ComponentChildren;
}

/** A part of a panel, with a small heading. */
export function Section({ title, aside, children }: SectionProps) {
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

interface OptionsSectionProps {
  /** Anchor in the page's URL; the navigation has its own list of anchors. */
  id: string;
  title: string;
  /** The purpose of the section in one line. */
  lead: string;
  /** Uses two columns if there is room. */
  isWide?: boolean;
  /** Fills a large window; its content then scrolls in panes. */
  isFull?: boolean;
  children: ComponentChildren;
}

/** A section of the options, usually a page. Its heading gets the focus when the page changes. */
export function OptionsSection({ id, title, lead, isWide, isFull, children }: OptionsSectionProps) {
  const width = isFull ? 'section full' : isWide ? 'section wide' : 'section';
  return (
    <section id={id} class={width} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} class="section-title" tabIndex={-1}>
        {title}
      </h2>
      <p class="lead">{lead}</p>
      {children}
    </section>
  );
}
