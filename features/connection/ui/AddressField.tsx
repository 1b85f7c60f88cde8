import { Field } from '../../../components/Field.tsx';
import { type BaseUrlProblem, parseBaseUrl } from '../../../utils/base-url.ts';
import { useOptionsMessages } from '../../messages-context.tsx';
import { isUnfinished } from '../draft.ts';

interface Props {
  name: string;
  label: string;
  value: string;
  hint: string;
  problem: BaseUrlProblem | undefined;
  /** The user has tried to save, so an unfinished URL is also an error. */
  isStrict: boolean;
  missing?: string | undefined;
  lockedReason?: string | undefined;
  onInput(text: string): void;
}

/** Field for a base URL, checked while the user types. */
export function AddressField({ name, label, value, hint, problem, isStrict, ...props }: Props) {
  const { options } = useOptionsMessages();
  const { lockedReason, onInput } = props;
  const isShown = problem !== undefined && (isStrict || !isUnfinished(value));
  const error = isShown ? options.baseUrlProblem[problem] : undefined;
  return (
    <Field
      name={name}
      label={label}
      value={value}
      placeholder={options.addressPlaceholder}
      hint={error === undefined ? hintFor(value) : undefined}
      error={error}
      missing={props.missing}
      isMono
      lockedReason={lockedReason}
      onInput={onInput}
    />
  );

  function hintFor(address: string): string {
    const parsed = parseBaseUrl(address);
    if (!parsed.ok) return hint;
    const { origin, host } = parsed.url;
    if (origin.startsWith('http:')) return options.isLoopback;
    // Letters of other alphabets can look like Latin ones.
    return host.includes('xn--') ? options.isPunycode(host) : hint;
  }
}
