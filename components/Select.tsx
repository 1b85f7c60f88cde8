import { ChevronDown } from 'lucide-preact';
import { useId } from 'preact/hooks';
import './styles/select.css';

interface Props<T extends string> {
  label: string;
  choices: readonly { value: T; text: string }[];
  /** Undefined if the current value is not one of the choices; then `noneText` is shown. */
  chosen: T | undefined;
  noneText: string;
  isDisabled?: boolean;
  onChoose(value: T): void;
}

/** A drop-down list for one of a few values. */
export function Select<T extends string>(props: Props<T>) {
  const { label, choices, chosen, noneText, isDisabled = false } = props;
  const id = useId();
  function choose(select: HTMLSelectElement): void {
    const choice = choices.find(({ value }) => value === select.value);
    if (choice) props.onChoose(choice.value);
    // If the choice is refused, nothing is rendered, so the element must be reset here.
    select.value = chosen ?? '';
  }
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <div class="field-frame select">
        <select
          id={id}
          class="field-input mono"
          value={chosen ?? ''}
          disabled={isDisabled}
          onChange={(event) => choose(event.currentTarget)}
        >
          {chosen === undefined && (
            // If all other options were disabled, the browser would show an empty field.
            <option value="" disabled selected>
              {noneText}
            </option>
          )}
          {choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden="true" />
      </div>
    </div>
  );
}
