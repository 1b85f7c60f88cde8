import type { ComponentChildren } from 'preact';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { Environment } from '../../platform/model.ts';
import type { ManagedField } from '../../policy/model.ts';
import {
  addressFieldName,
  type ConnectionFields,
  clientTokenStateOf,
  type FieldProblems,
  keyStateOf,
} from '../draft.ts';
import { type Connection, legendIdOf } from '../model.ts';
import { AddressField } from './AddressField.tsx';
import { ClientTokenField } from './ClientTokenField.tsx';
import { SecretField } from './SecretField.tsx';

interface Props {
  environment: Environment;
  fields: ConnectionFields;
  problems: FieldProblems;
  saved: Connection;
  isStrict: boolean;
  /** Which required fields are empty, once the user has tried to continue; the form's message has `MISSING_ID`. */
  missing?: { partnerUrl: boolean; key: boolean } | undefined;
  /** Shown between the name and the fields. */
  children?: ComponentChildren;
  /** Omit to hide the access token field. */
  onRemoveToken?(): void;
  onEdit(field: keyof ConnectionFields, text: string): void;
}

/** The ID of the message that names the required fields that are empty. */
export const MISSING_ID = 'missing-fields';

/** Fields for the URLs, the key and the token of one environment. */
export function EnvironmentGroup({
  environment,
  fields,
  problems,
  saved,
  isStrict,
  missing,
  onEdit,
  onRemoveToken,
  children,
}: Props) {
  const { options, policy } = useOptionsMessages();
  const locked = (field: ManagedField) => (saved.managed?.includes(field) ? policy.locked : undefined);
  const keyState = keyStateOf(fields, saved);
  const isKeyLost = keyState === 'ofAnotherAddress' && fields.key.trim() === '';
  const keyError = problems.key
    ? options.keyProblem[problems.key]
    : isKeyLost
      ? options.keyOfAnotherAddress
      : undefined;
  return (
    <fieldset class="panel group">
      <legend id={legendIdOf(environment)} tabIndex={-1}>
        {options.environmentName[environment]}
      </legend>
      {children}
      <div class="group-fields">
        <AddressField
          name={addressFieldName(environment, 'partnerUrl')}
          label={options.partnerUrl}
          value={fields.partnerUrl}
          hint={options.partnerUrlHint}
          problem={problems.partnerUrl}
          missing={missing?.partnerUrl ? MISSING_ID : undefined}
          isStrict={isStrict}
          lockedReason={locked('partnerUrl')}
          onInput={(text) => onEdit('partnerUrl', text)}
        />
        <SecretField
          label={options.partnerKey}
          value={fields.key}
          placeholder={
            locked('apiKey') ? policy.keyIsSet : keyState === 'kept' ? options.keyIsSaved : undefined
          }
          lockedReason={locked('apiKey')}
          hint={
            keyError
              ? undefined
              : keyState === 'goesWithAddress'
                ? options.keyGoesWithAddress
                : options.keyHint
          }
          error={keyError}
          missing={missing?.key ? MISSING_ID : undefined}
          showLabel={options.showKey}
          hideLabel={options.hideKey}
          onInput={(text) => onEdit('key', text)}
        />
        <AddressField
          name={addressFieldName(environment, 'clientUrl')}
          label={options.clientUrl}
          value={fields.clientUrl}
          hint={options.clientUrlHint[environment]}
          problem={problems.clientUrl}
          isStrict={isStrict}
          lockedReason={locked('clientUrl')}
          onInput={(text) => onEdit('clientUrl', text)}
        />
        {onRemoveToken && (
          <ClientTokenField
            value={fields.clientToken}
            state={clientTokenStateOf(fields, saved)}
            problem={problems.clientToken}
            onInput={(text) => onEdit('clientToken', text)}
            onRemove={onRemoveToken}
          />
        )}
      </div>
    </fieldset>
  );
}
