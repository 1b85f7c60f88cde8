import { Notice } from '../../../../components/Notice.tsx';
import { addressFieldName } from '../../../connection/draft.ts';
import { useOptionsMessages } from '../../../messages-context.tsx';
import type { Environment } from '../../../platform/model.ts';
import type { WebhookRequest } from '../../../platform/webhook-request.ts';
import { headerLines } from '../../request-text.ts';

interface Props {
  environment: Environment;
  /** Undefined while no URL is configured. */
  request: WebhookRequest | undefined;
}

/** Method, URL and headers of the request, or a link to the missing field. */
export function RequestHead({ environment, request }: Props) {
  const { webhook } = useOptionsMessages();
  if (request === undefined) {
    return (
      <div class="pane-part">
        <Notice
          kind="warning"
          title={webhook.notConfigured[environment]}
          action={{ label: webhook.goToField, onClick: () => focusField(environment) }}
        />
      </div>
    );
  }
  return (
    <div class="pane-part">
      <pre class="wire">
        <b>
          {request.method} {request.url}
        </b>
        {`\n${headerLines(Object.entries(request.headers))}`}
      </pre>
      <p class="wire-note">{webhook.requestNote}</p>
    </div>
  );
}

function focusField(environment: Environment): void {
  location.hash = `connection&field=${addressFieldName(environment, 'clientUrl')}`;
}
