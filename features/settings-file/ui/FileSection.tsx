import { Download } from 'lucide-preact';
import { useRef } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { ImportButton } from '../../../components/ImportButton.tsx';
import { OptionsSection } from '../../../components/Section.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { FileState } from '../state.ts';
import { ChangeSummary } from './ChangeSummary.tsx';
import { FileOutcome } from './FileOutcome.tsx';
import './settings-file.css';

interface Props {
  state: FileState;
}

/** Settings section that exports and imports a file without secrets. */
export function FileSection({ state }: Props) {
  const { settingsFile } = useOptionsMessages();
  const panel = useRef<HTMLDivElement>(null);
  const file = state.file.value;
  /** Moves the focus to the panel, because the clicked button disappears. */
  function andFocus(act: () => void): () => void {
    return () => {
      panel.current?.focus();
      act();
    };
  }
  return (
    <OptionsSection id="settings-file" title={settingsFile.title} lead={settingsFile.lead}>
      <div class="panel file-panel" ref={panel} tabIndex={-1}>
        <div class="panel-row">
          <p class="quiet">{settingsFile.contents}</p>
          <span class="buttons">
            <Button icon={<Download size={14} aria-hidden="true" />} onClick={() => void state.exportFile()}>
              {settingsFile.export}
            </Button>
            <ImportButton label={settingsFile.import} onText={(text) => void state.readFile(text)} />
          </span>
        </div>
        {(file.step === 'summary' || file.step === 'applying') && (
          <ChangeSummary
            changes={file.changes}
            lockedCount={file.lockedCount}
            isApplying={file.step === 'applying'}
            onApply={andFocus(() => void state.apply())}
            onCancel={andFocus(state.cancel)}
          />
        )}
        <FileOutcome file={file} onUndo={andFocus(() => void state.undo())} />
      </div>
    </OptionsSection>
  );
}
