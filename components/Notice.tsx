import { CircleAlert, Info, PackageSearch, TriangleAlert } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { Button } from './Button.tsx';
import { CopyButton } from './CopyButton.tsx';
import { useComponentTexts } from './component-texts.ts';
import './styles/notice.css';

export interface NoticeAction {
  label: string;
  onClick(): void;
  isBusy?: boolean;
}

interface Props {
  /** An `error` interrupts a screen reader; the others are read in their turn. */
  kind: 'error' | 'warning' | 'info' | 'empty';
  /** One sentence: what is so. */
  title: string;
  /** One sentence: what to do. */
  advice?: string | undefined;
  action?: NoticeAction | undefined;
  /** The platform's own words and the like: on demand, copyable. */
  details?: string | undefined;
  children?: ComponentChildren;
}

const ICONS = { error: CircleAlert, warning: TriangleAlert, info: Info, empty: PackageSearch };

/** What is so, what to do, and one button doing it. */
export function Notice({ kind, title, advice, action, details, children }: Props) {
  const { common } = useComponentTexts();
  const Icon = ICONS[kind];
  return (
    <div class={`notice notice-${kind}`} role={kind === 'error' ? 'alert' : undefined}>
      <Icon class="notice-icon" size={kind === 'empty' ? 24 : 16} aria-hidden="true" />
      <div class="notice-body">
        <p class="notice-title">{title}</p>
        {advice && <p class="notice-advice">{advice}</p>}
        {children}
        {action && (
          <div class="notice-action">
            <Button isBusy={action.isBusy} onClick={action.onClick}>
              {action.label}
            </Button>
          </div>
        )}
        {details && (
          <details class="notice-details">
            <summary>{common.details}</summary>
            <div class="notice-details-body">
              <pre>{details}</pre>
              <CopyButton label={common.copyDetails} text={details} />
            </div>
          </details>
        )}
      </div>
    </div>
  );
}
