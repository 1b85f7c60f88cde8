import { CircleAlert, Info, PackageSearch, TriangleAlert } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { Button } from './Button.tsx';
import { CopyButton } from './CopyButton.tsx';
import { useComponentTexts } from './component-texts.ts';
import './styles/notice.css';

export interface NoticeAction {
  label: string;
  onClick(): void;
  isDisabled?: boolean;
}

interface Props {
  /** Screen readers announce an `error` immediately, and read the others in document order. */
  kind: 'error' | 'warning' | 'info' | 'empty';
  /** The situation, in one sentence. */
  title: string;
  /** The next step, in one sentence. */
  advice?: string | undefined;
  /** Announced by screen readers instead of an advice that changes every second. */
  spokenAdvice?: string | undefined;
  action?: NoticeAction | undefined;
  /** A second button; only beside `action`. */
  alternative?: NoticeAction | undefined;
  /** Details such as the platform's own message: collapsed, copyable. */
  details?: string | undefined;
  children?: ComponentChildren;
}

const ICONS = { error: CircleAlert, warning: TriangleAlert, info: Info, empty: PackageSearch };

/** A message: the situation, the next step, and a button for it. */
export function Notice({ kind, title, advice, spokenAdvice, action, alternative, details, children }: Props) {
  const { common } = useComponentTexts();
  const Icon = ICONS[kind];
  return (
    <div class={`notice notice-${kind}`} role={kind === 'error' ? 'alert' : undefined}>
      <Icon class="notice-icon" size={kind === 'empty' ? 24 : 16} aria-hidden="true" />
      <div class="notice-body">
        <p class="notice-title">{title}</p>
        {advice && (
          <p class="notice-advice" aria-hidden={spokenAdvice === undefined ? undefined : true}>
            {advice}
          </p>
        )}
        {spokenAdvice && <p class="sr-only">{spokenAdvice}</p>}
        {children}
        {action && (
          <div class="notice-action">
            <Button
              variant={kind === 'empty' ? 'primary' : 'secondary'}
              disabled={action.isDisabled}
              onClick={action.onClick}
            >
              {action.label}
            </Button>
            {alternative && <Button onClick={alternative.onClick}>{alternative.label}</Button>}
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
