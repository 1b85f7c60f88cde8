import { Menu, Package, X } from 'lucide-preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { SandboxMark } from '../../components/Indicators.tsx';
import type { Messages } from '../../features/catalogue.ts';
import { useOptionsMessages } from '../../features/messages-context.tsx';
import { useActiveSection } from './use-active-section.ts';

/** The sections of the page, in order, each with its anchor and name. */
const SECTIONS: readonly { id: string; nameIn(messages: Messages): string }[] = [
  { id: 'connection', nameIn: ({ options }) => options.connectionTitle },
  { id: 'helpdesks', nameIn: ({ helpdesks }) => helpdesks.title },
  { id: 'detection', nameIn: ({ detection }) => detection.title },
  { id: 'status-colors', nameIn: ({ statusColors }) => statusColors.title },
  { id: 'replies', nameIn: ({ replyTemplates }) => replyTemplates.title },
  { id: 'test-webhook', nameIn: ({ webhook }) => webhook.title },
  { id: 'settings-file', nameIn: ({ settingsFile }) => settingsFile.title },
  { id: 'diagnostics', nameIn: ({ diagnostics }) => diagnostics.title },
];
const SECTION_IDS = SECTIONS.map(({ id }) => id);

interface Props {
  isSandbox: boolean;
  /** The sections are in the document. */
  isReady: boolean;
}

/** Brand and links to the sections: a column in wide windows, a bar with a menu in narrow ones. */
export function Navigation({ isSandbox, isReady }: Props) {
  const messages = useOptionsMessages();
  const { options, common } = messages;
  const active = useActiveSection(SECTION_IDS, isReady);
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);
  return (
    <header class="side">
      <div class="side-head">
        <span class="brand">
          <Package size={18} aria-hidden="true" />
          {common.productName}
        </span>
        {isSandbox && <SandboxMark />}
        <button
          type="button"
          class="menu-button"
          aria-expanded={isOpen}
          aria-controls="sections-menu"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <X size={16} aria-hidden="true" /> : <Menu size={16} aria-hidden="true" />}
          {options.menu}
        </button>
      </div>
      <nav
        id="sections-menu"
        class={isOpen ? 'side-links open' : 'side-links'}
        aria-label={options.navigation}
      >
        {SECTIONS.map(({ id, nameIn }) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={id === active ? 'location' : undefined}
            onClick={() => setIsOpen(false)}
          >
            {nameIn(messages)}
          </a>
        ))}
      </nav>
    </header>
  );
}
