import { Notice } from '../../../../components/Notice.tsx';
import { addressFieldName } from '../../../connection/draft.ts';
import { useMessages } from '../../../messages-context.tsx';
import type { Environment } from '../../../platform/model.ts';
import type { WebhookRequest } from '../../../platform/webhook-request.ts';
import { headerLines } from '../../request-text.ts';

interface Props {
  environment: Environment;
  /** Absent while no address is configured. */
  request: WebhookRequest | undefined;
}

/** Method, address and headers of the request, or the way to the field that is missing. */
export function RequestHead({ environment, request }: Props) {
  const { webhook } = useMessages();
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
  document.getElementsByName(addressFieldName(environment, 'clientUrl'))[0]?.focus();
}
