import { FormattedMessage } from 'react-intl';
import { hasSingleKeys, singleKeysSetting } from '../../../machines/domain/key-settings';
import { PlainCheckbox } from '../../parts/plain-checkbox';
import { useProfile, useSystemActorState } from '../../seams/use-console';

/** Turns the keys of one letter off and on, for this person everywhere. */
export function SingleKeysCheckbox() {
  const profile = useSystemActorState('profile');
  const isOn = useProfile((facts) => hasSingleKeys(facts.profile?.settings));
  const choose = (on: boolean) =>
    profile.send({ type: 'setting.keep', key: singleKeysSetting, value: on ? null : false });
  return (
    <PlainCheckbox checked={isOn} onChange={choose} hint={<FormattedMessage id="keys.single.hint" />}>
      <FormattedMessage id="keys.single.label" />
    </PlainCheckbox>
  );
}
