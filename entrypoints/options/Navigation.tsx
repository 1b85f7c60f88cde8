import { ArrowUpRight, Menu, Package, TriangleAlert, X } from 'lucide-preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { lazyComponent } from '../../components/lazy-component.tsx';
import type { ConnectionState } from '../../features/connection/connection-state.ts';
import { addressFieldName, missingOrigins } from '../../features/connection/draft.ts';
import { type Connections, lacksSelectedEnvironment } from '../../features/connection/model.ts';
import { EnvironmentSwitch } from '../../features/connection/ui/EnvironmentSwitch.tsx';
import type { LanguageState } from '../../features/language/state.ts';
import { useOptionsMessages } from '../../features/messages-context.tsx';
import { logUnexpected } from '../../utils/logger.ts';
import { PAGES } from './pages.tsx';

const LanguageChooser = lazyComponent(
  async () => (await import('../../features/language/ui/LanguageChooser.tsx')).LanguageChooser,
  (error) => logUnexpected('the choice of a language', error),
);

interface Props {
  state: ConnectionState;
  language: LanguageState;
  /** Undefined until the settings are read. */
  saved: Connections | undefined;
  /** The page that is shown. */
  activeId: string;
}

/** Brand, environment and links to the pages: a column in wide windows, a bar with a menu in narrow ones. */
export function Navigation({ state, language, saved, activeId }: Props) {
  const messages = useOptionsMessages();
  const { options, common, policy } = messages;
  const switching = state.switching.value;
  const lacksAccess = saved !== undefined && missingOrigins(saved).length > 0;
  const [isOpen, setIsOpen] = useState(false);
  const menu = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  function close(): void {
    // In a narrow window, this hides the focused link. If the page changes, its heading gets the focus after that.
    if (menu.current?.contains(document.activeElement)) button.current?.focus();
    setIsOpen(false);
  }
  useLayoutEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
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
        <EnvironmentSwitch
          environment={switching.step === 'switching' ? switching.to : saved?.environment}
          isDisabled={saved?.unreadable}
          missing={
            saved && lacksSelectedEnvironment(saved) && switching.step !== 'switching'
              ? `#connection&field=${addressFieldName(saved.environment, 'partnerUrl')}`
              : undefined
          }
          lockedReason={saved?.isEnvironmentManaged ? policy.locked : undefined}
          // Not disabled while switching, because it would lose the focus.
          onChoose={(environment) => switching.step !== 'switching' && void state.setEnvironment(environment)}
        />
        <button
          type="button"
          class="menu-button"
          ref={button}
          aria-expanded={isOpen}
          aria-controls="pages-menu"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <X size={16} aria-hidden="true" /> : <Menu size={16} aria-hidden="true" />}
          {options.menu}
        </button>
      </div>
      <nav
        id="pages-menu"
        class={isOpen ? 'side-links open' : 'side-links'}
        aria-label={options.navigation}
        ref={menu}
      >
        {PAGES.map(({ id, nameIn }) => (
          <a key={id} href={`#${id}`} aria-current={id === activeId ? 'page' : undefined} onClick={close}>
            {nameIn(messages)}
            {id === 'connection' && lacksAccess && (
              <TriangleAlert size={16} role="img" aria-label={options.accessNeeded} />
            )}
          </a>
        ))}
        {/* In a new tab, so that unsaved input is kept. */}
        <a href="help.html" target="_blank" rel="noopener">
          {options.help}
          <ArrowUpRight size={14} aria-hidden="true" />
        </a>
        <LanguageChooser state={language} />
      </nav>
    </header>
  );
}
