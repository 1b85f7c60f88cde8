import type { ComponentChildren } from 'preact';

interface Props {
  /** An anchor of the page's address; the navigation has its own list of them. */
  id: string;
  title: string;
  /** What the section is for, in one line. */
  lead: string;
  /** Two columns where there is room. */
  isWide?: boolean;
  children: ComponentChildren;
}

/** A section of the options page, to which the navigation leads. */
export function OptionsSection({ id, title, lead, isWide = false, children }: Props) {
  return (
    <section id={id} class={isWide ? 'section wide' : 'section'} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} class="section-title">
        {title}
      </h2>
      <p class="lead">{lead}</p>
      {children}
    </section>
  );
}
