import { useOptionsMessages } from '../../messages-context.tsx';
import type { PatternDraftState } from '../pattern-draft-state.ts';
import { type Finder, previewOf } from '../preview.ts';
import { HighlightedTextArea } from './HighlightedTextArea.tsx';

interface Props {
  draft: PatternDraftState;
}

/** A field for a pasted text, which highlights the IDs that Waybill would find in it. */
export function DetectionPreviewPane({ draft }: Props) {
  const { detection, rules } = useOptionsMessages();
  const { segments, groups, leftOut } = previewOf(draft);
  const text = draft.text.value;
  const nameOf = (finder: Finder): string => {
    if (finder.by === 'saved') return finder.name;
    return finder.by === 'draft' ? detection.thisPattern : detection.otherwise;
  };
  return (
    <div class="pane preview">
      <div class="pane-part">
        <HighlightedTextArea
          label={detection.preview}
          hint={detection.previewHint}
          value={text}
          segments={segments}
          describedBy="preview-found"
          onInput={(next) => {
            draft.text.value = next;
          }}
        />
        <div class="preview-found" id="preview-found" role="status">
          {text.trim() !== '' && groups.length === 0 && <p class="quiet">{detection.nothingFound}</p>}
          {groups.map(({ finder, ids }) => (
            <p key={nameOf(finder)} class="preview-group">
              <mark class={`mark mark-${finder.by}`}>{nameOf(finder)}</mark>
              <span class="mono">{ids.join(', ')}</span>
            </p>
          ))}
          {leftOut.length > 0 && (
            <p class="preview-group quiet">
              {rules.leftOut}
              <span class="mono">{leftOut.join(', ')}</span>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
