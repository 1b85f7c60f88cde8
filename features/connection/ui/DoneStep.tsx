import { MousePointerClick, Puzzle, Search } from 'lucide-preact';
import { useOptionsMessages } from '../../messages-context.tsx';

const ICONS = { click: MousePointerClick, pin: Puzzle, paste: Search };

/** Set-up step with tips on how to use Waybill. */
export function DoneStep() {
  const { setUp } = useOptionsMessages();
  return (
    <>
      <ul class="set-up-tips">
        {(['click', 'pin', 'paste'] as const).map((tip) => {
          const Icon = ICONS[tip];
          return (
            <li key={tip}>
              <Icon size={18} aria-hidden="true" />
              <span>{setUp.tip[tip]}</span>
            </li>
          );
        })}
      </ul>
      <div class="set-up-actions">
        <a href="#test-webhook">{setUp.sendWebhook}</a>
        <a class="button button-primary" href="#connection">
          {setUp.allSettings}
        </a>
      </div>
    </>
  );
}
