import { Field } from '../../../../components/Field.tsx';
import { Select } from '../../../../components/Select.tsx';
import { useOptionsMessages } from '../../../messages-context.tsx';
import { WEBHOOK_EVENTS } from '../../model.ts';
import { fieldsOf, PAYLOAD_FIELDS } from '../../payload-edit.ts';
import type { PayloadState } from '../../payload-state.ts';

const EVENTS = WEBHOOK_EVENTS.map((value) => ({ value, text: value }));

interface Props {
  payload: PayloadState;
}

/** The main members of the payload as fields, synchronized with the JSON. */
export function PayloadForm({ payload }: Props) {
  const { webhook } = useOptionsMessages();
  const check = payload.check.value;
  const isJson = check.kind === 'json';
  const fields = fieldsOf(isJson ? check.value : undefined);
  return (
    <div class="pane-part payload-form">
      <Select
        label={webhook.event}
        choices={EVENTS}
        chosen={payload.event.value}
        noneText={webhook.noEvent}
        isDisabled={!isJson}
        onChoose={payload.setEvent}
      />
      {PAYLOAD_FIELDS.map((field) => (
        <Field
          key={field}
          label={webhook.fieldName[field]}
          value={fields[field]}
          disabled={!isJson}
          isMono
          onInput={(text) => payload.setField(field, text)}
        />
      ))}
    </div>
  );
}
