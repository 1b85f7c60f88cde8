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

/** The main members of the payload as fields, synchronized with the JSON. A field with a problem is marked. */
export function PayloadForm({ payload }: Props) {
  const { webhook } = useOptionsMessages();
  const check = payload.check.value;
  const isJson = check.kind === 'json';
  const fields = fieldsOf(isJson ? check.value : undefined);
  const warned = new Set(isJson ? check.problems.map(({ path }) => path) : []);
  const markOf = (path: string) => (warned.has(path) ? 'form-warns' : undefined);
  return (
    <div class="payload-form">
      <div class={markOf('event')}>
        <Select
          label={webhook.event}
          choices={EVENTS}
          chosen={payload.event.value}
          noneText={isJson ? webhook.noEvent : ''}
          isDisabled={!isJson}
          onChoose={payload.setEvent}
        />
      </div>
      {PAYLOAD_FIELDS.map((field) => (
        <div key={field} class={markOf(`data.${field}`)}>
          <Field
            label={webhook.fieldName[field]}
            value={fields[field]}
            disabled={!isJson}
            isMono
            onInput={(text) => payload.setField(field, text)}
          />
        </div>
      ))}
    </div>
  );
}
