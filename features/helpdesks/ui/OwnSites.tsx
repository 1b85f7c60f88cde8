import { useOptionsMessages } from '../../messages-context.tsx';
import type { Helpdesks } from '../model.ts';
import type { HelpdesksState } from '../state.ts';
import { AddSite } from './AddSite.tsx';
import { OwnSiteRow } from './OwnSiteRow.tsx';
import { SiteOutcome } from './SiteOutcome.tsx';

interface Props {
  state: HelpdesksState;
  sites: Helpdesks['own'];
}

/** The added sites, a form to add another one, and the result of the last change. */
export function OwnSites({ state, sites }: Props) {
  const { helpdesks } = useOptionsMessages();
  const allow = (pattern: string) => void state.allow(pattern);
  return (
    <div class="panel">
      <div class="helpdesks-head">
        <h3>{helpdesks.own}</h3>
        {sites.length === 0 && <p class="quiet">{helpdesks.noOwn}</p>}
      </div>
      {sites.length > 0 && (
        <ul class="own-sites">
          {sites.map((site) => (
            <OwnSiteRow
              key={site.pattern}
              {...site}
              isBusy={state.isAdding.value}
              onAllow={allow}
              onRemove={state.remove}
            />
          ))}
        </ul>
      )}
      <AddSite state={state} />
      <SiteOutcome outcome={state.outcome.value} onUndo={allow} />
    </div>
  );
}
