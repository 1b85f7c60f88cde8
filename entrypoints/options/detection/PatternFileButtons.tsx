import { Download, Upload } from 'lucide-preact';
import { useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { useMessages } from '../../../components/messages-context.ts';
import type { KeptPattern } from '../../../utils/detection.ts';
import { downloadJson } from '../download-json.ts';
import { writePatternFile } from './pattern-file.ts';

interface Props {
  patterns: readonly KeptPattern[];
  onImport(text: string): void;
}

/** Takes the patterns to another browser, by a file. */
export function PatternFileButtons({ patterns, onImport }: Props) {
  const { detection } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  async function read(event: Event & { currentTarget: HTMLInputElement }): Promise<void> {
    const field = event.currentTarget;
    const text = await field.files?.[0]?.text();
    // The same file can be chosen again.
    field.value = '';
    if (text !== undefined) onImport(text);
  }
  return (
    <span class="buttons">
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
        variant="quiet"
        icon={<Upload size={14} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {detection.importPatterns}
      </Button>
      <Button
        variant="quiet"
        icon={<Download size={14} aria-hidden="true" />}
        disabled={patterns.length === 0}
        onClick={() => downloadJson(writePatternFile(patterns), detection.fileName)}
      >
        {detection.exportPatterns}
      </Button>
    </span>
  );
}
