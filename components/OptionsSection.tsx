import type { ComponentChildren } from 'preact';
import type { SectionId } from './sections.ts';

interface Props {
  id: SectionId;
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
