import { Download } from 'lucide-preact';
import { Button } from '../../../components/Button.tsx';
import { ImportButton } from '../../../components/ImportButton.tsx';
import { OptionsSection } from '../../../components/OptionsSection.tsx';
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
  const file = state.file.value;
  return (
    <OptionsSection id="settings-file" title={settingsFile.title} lead={settingsFile.lead}>
      <div class="panel file-panel">
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
            onApply={() => void state.apply()}
            onCancel={state.cancel}
          />
        )}
        <FileOutcome file={file} exported={state.exported.value} onUndo={() => void state.undo()} />
      </div>
    </OptionsSection>
  );
}
