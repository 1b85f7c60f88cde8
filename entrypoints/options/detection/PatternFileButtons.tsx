import { Download } from 'lucide-preact';
import { Button } from '../../../components/Button.tsx';
import { useMessages } from '../../../components/messages-context.ts';
import type { KeptPattern } from '../../../utils/detection.ts';
import { downloadJson } from '../download-json.ts';
import { ImportButton } from '../ImportButton.tsx';
import { writePatternFile } from './pattern-file.ts';

interface Props {
  patterns: readonly KeptPattern[];
  onImport(text: string): void;
}

/** Takes the patterns to another browser, by a file. */
export function PatternFileButtons({ patterns, onImport }: Props) {
  const { detection } = useMessages();
  return (
    <span class="buttons">
      <ImportButton label={detection.importPatterns} variant="quiet" onText={onImport} />
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
