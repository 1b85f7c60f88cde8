import { Check } from 'lucide-preact';
import { Notice } from '../../../../components/Notice.tsx';
import { addressFieldName } from '../../../connection/draft.ts';
import { useOptionsMessages } from '../../../messages-context.tsx';
import { ENVIRONMENTS, type Environment } from '../../../platform/model.ts';
import type { WebhookRequest } from '../../../platform/webhook-request.ts';
import './target.css';

interface ChoiceProps {
  environment: Environment;
  onChoose(environment: Environment): void;
}

/** The choice of the environment for tests. Lookups have their own. */
export function TargetChoice({ environment, onChoose }: ChoiceProps) {
  const { options, webhook } = useOptionsMessages();
  return (
    <div class="target">
      <span class="target-name" aria-hidden="true">
        {webhook.sendTo}
      </span>
      <ul class="target-parts" aria-label={webhook.sendTo}>
        {ENVIRONMENTS.map((each) => (
          <li key={each}>
            <button
              type="button"
              class={`target-part ${each}`}
              aria-pressed={each === environment}
              onClick={() => onChoose(each)}
            >
              {each === environment && <Check size={14} aria-hidden="true" />}
              {options.environmentName[each]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LineProps {
  environment: Environment;
  /** Undefined while no URL is configured. */
  request: WebhookRequest | undefined;
}

/** Where tests go and what that means, or a button to the field that is missing. */
export function TargetLine({ environment, request }: LineProps) {
  const { webhook } = useOptionsMessages();
  if (request === undefined) {
    const field = `connection&field=${addressFieldName(environment, 'clientUrl')}`;
    return (
      <div class="target-missing">
        <Notice
          kind="warning"
          title={webhook.notConfigured[environment]}
          action={{
            label: webhook.goToField,
            onClick: () => {
              location.hash = field;
            },
          }}
        />
      </div>
    );
  }
  const line = `${request.method} ${request.url}`;
  return (
    <p class="target-line">
      <span class="wire" title={line}>
        {line}
      </span>
      <span class="target-means">{webhook.targetMeans[environment]}</span>
    </p>
  );
}
