import { Menu, Package, X } from 'lucide-preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { SandboxMark } from '../../components/Indicators.tsx';
import { useMessages } from '../../features/messages-context.tsx';
import { useActiveSection } from './use-active-section.ts';

/** Sections of the page in their order; the names are the anchors of its address. */
const SECTION_IDS = [
  'connection',
  'helpdesks',
  'detection',
  'status-colours',
  'replies',
  'test-webhook',
  'settings-file',
  'diagnostics',
] as const;
type SectionId = (typeof SECTION_IDS)[number];

interface Props {
  isSandbox: boolean;
  /** The sections are there to be led to. */
  isReady: boolean;
}

/** Brand and anchors: a column on wide windows, a bar with a menu on narrow ones. */
export function Navigation({ isSandbox, isReady }: Props) {
  const {
    options,
    helpdesks,
    detection,
    statusColours,
    replyTemplates,
    fleet,
    diagnostics,
    common,
    webhook,
  } = useMessages();
  const active = useActiveSection(SECTION_IDS, isReady);
  const [isOpen, setIsOpen] = useState(false);
  const names: Record<SectionId, string> = {
    connection: options.connectionTitle,
    helpdesks: helpdesks.title,
    detection: detection.title,
    'status-colours': statusColours.title,
    replies: replyTemplates.title,
    'test-webhook': webhook.title,
    'settings-file': fleet.fileTitle,
    diagnostics: diagnostics.title,
  };
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
        {SECTION_IDS.map((id) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={id === active ? 'location' : undefined}
            onClick={() => setIsOpen(false)}
          >
            {names[id]}
          </a>
        ))}
      </nav>
    </header>
  );
}
