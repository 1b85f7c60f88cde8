import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Failure } from '../utils/outcome.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { Notice } from './Notice.tsx';
import { Switch } from './Switch.tsx';

export type SwitchSetting =
  | { step: 'loading' }
  | { step: 'switching'; isOn: boolean }
  | ({ step: 'ready' } & SwitchReply)
  /** The setting could not be read. */
  | { step: 'failed'; failure: Failure }
  /** The setting could not be changed. */
  | { step: 'notSwitched'; isOn: boolean; failure: Failure };

/** `unreadable`: the saved setting is damaged or from a newer version. */
export interface SwitchReply {
  isOn: boolean;
  unreadable?: true | undefined;
}

/** A setting that is on or off, and takes effect at once. */
export interface SwitchSettingState {
  setting: ReadonlySignal<SwitchSetting>;
  /** Reads the saved setting, at the start and whenever it may have changed elsewhere. */
  load(): Promise<void>;
  /** The last call wins, even while an earlier one is being saved. */
  setOn(isOn: boolean): Promise<void>;
}

interface SettingProps {
  state: SwitchSettingState;
  texts: {
    switch: string;
    /** The meaning of the two positions. */
    on: string;
    off: string;
    unreadableTitle: string;
    unreadableAdvice: string;
    notSwitched: string;
    retry: string;
  };
  /** Shown below the switch, in the same panel. */
  children?: ComponentChildren;
}

/** A panel with the switch of one setting, and its failures. */
export function SettingSwitch({ state, texts, children }: SettingProps) {
  const setting = state.setting.value;
  const isOn = 'isOn' in setting && setting.isOn;
  return (
    <>
      {setting.step === 'failed' && (
        <FailureNotice
          failure={setting.failure}
          action={{ label: texts.retry, onClick: () => void state.load() }}
        />
      )}
      {setting.step === 'ready' && setting.unreadable && (
        <Notice kind="warning" title={texts.unreadableTitle} advice={texts.unreadableAdvice} />
      )}
      <div class="panel">
        <div class="panel-row">
          <Switch
            label={texts.switch}
            description={isOn ? texts.on : texts.off}
            isOn={isOn}
            isDisabled={!('isOn' in setting)}
            // Not disabled while a change is saved, because it would lose the focus.
            onChange={(isWanted) => void state.setOn(isWanted)}
          />
        </div>
        {setting.step === 'notSwitched' && (
          <div class="panel-note">
            <FailureNotice failure={setting.failure} lead={texts.notSwitched} />
          </div>
        )}
        {children}
      </div>
    </>
  );
}
