import './styles/chips.css';

interface Props<T extends string> {
  label: string;
  choices: readonly { value: T; text: string }[];
  chosen: T | undefined;
  onChoose(value: T): void;
  /** Shows the label before the row, not to screen readers only. */
  hasLabel?: boolean;
}

/** A row of choices; the current one is pressed. */
export function Chips<T extends string>({ label, choices, chosen, onChoose, hasLabel = false }: Props<T>) {
  const row = (
    <ul class="chips" aria-label={label}>
      {choices.map(({ value, text }) => (
        <li key={value}>
          <button type="button" class="chip" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
  if (!hasLabel) return row;
  return (
    <div class="labelled">
      <span class="labelled-name" aria-hidden="true">
        {label}
      </span>
      {row}
    </div>
  );
}
