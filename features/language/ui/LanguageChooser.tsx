import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { Select } from '../../../components/Select.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import { LANGUAGE_CHOICES } from '../model.ts';
import type { LanguageState } from '../state.ts';
import './language.css';

interface Props {
  state: LanguageState;
}

/** The language of the interface: a list below the navigation, in sight from every page of the options. */
export function LanguageChooser({ state }: Props) {
  const { language } = useOptionsMessages();
  const failure = state.failure.value;
  return (
    <div class="language-chooser">
      <Select
        label={language.label}
        choices={LANGUAGE_CHOICES.map((value) => ({ value, text: language.choices[value] }))}
        chosen={state.choice.value}
        noneText=""
        onChoose={(choice) => void state.choose(choice)}
      />
      {failure && <FailureNotice failure={failure} lead={language.notChanged} />}
    </div>
  );
}
