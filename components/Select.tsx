import { ChevronDown } from 'lucide-preact';
import { useId, useRef } from 'preact/hooks';
import './styles/select.css';

interface Props<T extends string> {
  label: string;
  choices: readonly { value: T; text: string }[];
  /** Undefined if the current value is not one of the choices; then `noneText` is shown. */
  chosen: T | undefined;
  noneText: string;
  isDisabled?: boolean;
  /** May return a promise that resolves when the choice has been accepted or refused. Until then, the list shows it. */
  onChoose(value: T): void | Promise<void>;
}

/** A drop-down list for one of a few values. */
export function Select<T extends string>(props: Props<T>) {
  const { label, choices, chosen, noneText, isDisabled = false } = props;
  const id = useId();
  const latest = useRef(chosen);
  latest.current = chosen;
  async function choose(select: HTMLSelectElement): Promise<void> {
    const { value } = select;
    const choice = choices.find((each) => each.value === value);
    if (choice) await props.onChoose(choice.value);
    // If the choice is refused, nothing is rendered, so the element must be reset here; unless another one was made.
    if (select.value === value) select.value = latest.current ?? '';
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
          onChange={(event) => void choose(event.currentTarget)}
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
