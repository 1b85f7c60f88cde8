import { Download } from 'lucide-preact';
import { Button } from '../../../components/Button.tsx';
import { ImportButton } from '../../../components/ImportButton.tsx';
import { downloadJson } from '../../../utils/download.ts';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { SavedPattern } from '../model.ts';
import { writePatternFile } from '../pattern-file.ts';

interface Props {
  patterns: readonly SavedPattern[];
  onImport(text: string): void;
}

/** Buttons that import and export the patterns as a file. */
export function PatternFileButtons({ patterns, onImport }: Props) {
  const { detection } = useOptionsMessages();
  return (
    <span class="pattern-files">
      <ImportButton label={detection.importPatterns} variant="quiet" onText={onImport} />
      <Button
        variant="quiet"
        icon={<Download size={14} aria-hidden="true" />}
        disabled={patterns.length === 0}
        onClick={() => downloadJson(detection.fileName, writePatternFile(patterns))}
      >
        {detection.exportPatterns}
      </Button>
    </span>
  );
}
