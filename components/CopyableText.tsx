import { CopyButton } from './CopyButton.tsx';

interface Props {
  text: string;
  /** Accessible name of the button, such as `Copy ID`. */
  copyLabel: string;
}

/** An ID with its copy button. */
export function CopyableText({ text, copyLabel }: Props) {
  return (
    <span class="copyable">
      <bdi class="copyable-text mono">{text}</bdi>
      <CopyButton label={copyLabel} text={text} />
    </span>
  );
}
