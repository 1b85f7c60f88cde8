import { Upload } from 'lucide-preact';
import { useRef } from 'preact/hooks';
import { Button } from './Button.tsx';

interface Props {
  label: string;
  variant?: 'secondary' | 'quiet';
  /** Called with the content of the selected JSON file. */
  onText(text: string): void;
}

/** Opens a file dialog and reads the selected file. */
export function ImportButton({ label, variant = 'secondary', onText }: Props) {
  const input = useRef<HTMLInputElement>(null);
  async function read(event: Event & { currentTarget: HTMLInputElement }): Promise<void> {
    const field = event.currentTarget;
    // A file that cannot be read, such as a deleted one, is refused like an empty one.
    const text = await field.files?.[0]?.text().catch(() => '');
    // Allows the user to select the same file again.
    field.value = '';
    if (text !== undefined) onText(text);
  }
  return (
    <>
      <input
        ref={input}
        class="sr-only"
        type="file"
        accept="application/json,.json"
        tabIndex={-1}
        aria-hidden="true"
        onChange={read}
      />
      <Button
        variant={variant}
        icon={<Upload size={14} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
