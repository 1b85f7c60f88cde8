import type { ComponentChildren } from 'preact';

interface SectionProps {
  title: string;
  /** Stands at the end of the title's line. */
  aside?: ComponentChildren;
  children: ComponentChildren;
}

/** One part of a shipment, under a quiet heading. */
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
export function OptionsSection({ id, title, lead, isWide = false, children }: OptionsSectionProps) {
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
