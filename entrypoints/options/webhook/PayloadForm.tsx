import { Field } from '../../../components/Field.tsx';
import { useMessages } from '../../../components/messages-context.ts';
import { Select } from '../../../components/Select.tsx';
import { WEBHOOK_EVENTS } from '../../../utils/webhook-payload.ts';
import { fieldsOf, PAYLOAD_FIELDS } from './payload-fields.ts';
import type { WebhookState } from './webhook-state.ts';

const EVENTS = WEBHOOK_EVENTS.map((value) => ({ value, text: value }));

interface Props {
  state: WebhookState;
}

/** The main members of the payload as fields, in step with the JSON. */
export function PayloadForm({ state }: Props) {
  const { webhook } = useMessages();
  const check = state.check.value;
  const isJson = check.kind === 'json';
  const fields = fieldsOf(isJson ? check.value : undefined);
  return (
    <div class="pane-part payload-form">
      <Select
        label={webhook.event}
        choices={EVENTS}
        chosen={state.event.value}
        noneText={webhook.noEvent}
        isDisabled={!isJson}
        onChoose={state.setEvent}
      />
      {PAYLOAD_FIELDS.map((field) => (
        <Field
          key={field}
          label={webhook.fieldName[field]}
          value={fields[field]}
          disabled={!isJson}
          isMono
          onInput={(text) => state.setField(field, text)}
        />
      ))}
    </div>
  );
}
