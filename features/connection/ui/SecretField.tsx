import { Eye, EyeOff } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { Field } from '../../../components/Field.tsx';
import { IconButton } from '../../../components/IconButton.tsx';

interface Props {
  label: string;
  value: string;
  placeholder?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  missing?: string | undefined;
  /** The reason why the value is read-only; then it cannot be revealed either. */
  lockedReason?: string | undefined;
  /** Labels of the toggle. They must not contain the field's label. */
  showLabel: string;
  hideLabel: string;
  onInput(text: string): void;
}

/** A masked field whose text can be revealed. */
export function SecretField({ showLabel, hideLabel, ...field }: Props) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      isMono
      trailing={
        field.lockedReason === undefined && (
          <IconButton label={isShown ? hideLabel : showLabel} onClick={() => setIsShown(!isShown)}>
            <Icon size={16} aria-hidden="true" />
          </IconButton>
        )
      }
    />
  );
}
