import { Chips } from '../../../components/Chips.tsx';

interface Props<T extends string> {
  label: string;
  choices: readonly { value: T; text: string }[];
  chosen: T | undefined;
  onChoose(value: T): void;
}

/** A row of choices with its name before it. */
export function LabelledChips<T extends string>(props: Props<T>) {
  return (
    <div class="labelled">
      <span class="labelled-name" aria-hidden="true">
        {props.label}
      </span>
      <Chips {...props} />
    </div>
  );
}
