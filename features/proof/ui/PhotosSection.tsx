import { OptionsSection } from '../../../components/OptionsSection.tsx';
import { SettingSwitch, type SwitchSettingState } from '../../../components/SettingSwitch.tsx';
import { useOptionsMessages } from '../../messages-context.tsx';
import { photosText } from '../photos-text.en.ts';

interface Props {
  state: SwitchSettingState;
}

/** Whether photos load with an answer or on demand. The switch takes effect at once, like the one beside the photos. */
export function PhotosSection({ state }: Props) {
  const { options, photos = photosText } = useOptionsMessages();
  return (
    <OptionsSection id="photos" title={options.photos} lead={photos.lead}>
      <SettingSwitch texts={photos} state={state}>
        <div class="panel-note">
          <p class="quiet">{photos.whoSees}</p>
        </div>
      </SettingSwitch>
    </OptionsSection>
  );
}
