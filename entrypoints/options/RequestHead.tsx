import { useMessages } from '../../components/messages-context.ts';
import { Notice } from '../../components/Notice.tsx';
import { headerLines, REQUEST_HEADERS } from './request-text.ts';
import { addressFieldName } from './sections.ts';

interface Props {
  /** Absent while no address is configured. */
  url: string | undefined;
}

/** Method, address and headers of the request, or the way to the field that is missing. */
export function RequestHead({ url }: Props) {
  const { options } = useMessages();
  if (url === undefined) {
    return (
      <div class="pane-part">
        <Notice
          kind="warning"
          title={options.notConfigured}
          action={{ label: options.goToField, onClick: focusField }}
        />
      </div>
    );
  }
  return (
    <div class="pane-part">
      <pre class="wire">
        <b>POST {url}</b>
        {`\n${headerLines(REQUEST_HEADERS)}`}
      </pre>
      <p class="wire-note">{options.requestNote}</p>
    </div>
  );
}

function focusField(): void {
  document.getElementsByName(addressFieldName('sandbox', 'clientUrl'))[0]?.focus();
}
