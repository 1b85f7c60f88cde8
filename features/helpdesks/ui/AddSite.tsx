import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { isManySites, type Site } from '../../../utils/site-pattern.ts';
import { useOptionsMessages } from '../../messages-context.tsx';
import type { HelpdesksState } from '../state.ts';

interface Props {
  state: HelpdesksState;
}

/** Form that adds a site. Shows which pages the site covers while the user types. */
export function AddSite({ state }: Props) {
  const { helpdesks } = useOptionsMessages();
  const read = state.read.value;
  const problem = state.problem.value;
  return (
    <form
      class="add-site"
      onSubmit={(event) => {
        event.preventDefault();
        void state.add();
      }}
    >
      <Field
        name="helpdesk"
        label={helpdesks.address}
        value={state.address.value}
        placeholder={helpdesks.addressPlaceholder}
        hint={problem ? undefined : read.ok ? hintFor(read.site) : helpdesks.addressHint}
        error={problem && helpdesks.problem(problem)}
        isMono
        onInput={state.edit}
      />
      <Button type="submit" isBusy={state.isAdding.value}>
        {helpdesks.add}
      </Button>
    </form>
  );

  function hintFor(site: Site): string {
    if (site.isHttp) return helpdesks.isLoopback;
    if (isManySites(site)) return helpdesks.isManySites(site.host);
    // Letters of other alphabets can look like Latin ones.
    return site.host.includes('xn--') ? helpdesks.isPunycode(site.host) : helpdesks.pagesOf(site);
  }
}
