import type { ComponentChildren } from 'preact';

interface Props {
  /** Anchor in the page's URL; the navigation has its own list of anchors. */
  id: string;
  title: string;
  /** The purpose of the section in one line. */
  lead: string;
  /** Uses two columns if there is room. */
  isWide?: boolean;
  children: ComponentChildren;
}

/** A section of the options, usually a page. Its heading gets the focus when the page changes. */
export function OptionsSection({ id, title, lead, isWide, children }: Props) {
  return (
    <section id={id} class={isWide ? 'section wide' : 'section'} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} class="section-title" tabIndex={-1}>
        {title}
      </h2>
      <p class="lead">{lead}</p>
      {children}
    </section>
  );
}
