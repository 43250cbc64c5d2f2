import { FormattedMessage } from 'react-intl';
import { hearsSingleKeys, singleKeysSetting } from '../../../machines/domain/key-settings';
import { Tick } from '../../parts/tick';
import { useProfile, useSeat } from '../../seams/use-console';

/** Turns the keys of one letter off and on, for this person everywhere. */
export function SingleKeysTick() {
  const profile = useSeat('profile');
  const heard = useProfile((facts) => hearsSingleKeys(facts.profile?.settings));
  const choose = (on: boolean) =>
    profile.send({ type: 'setting.keep', key: singleKeysSetting, value: on ? null : false });
  return (
    <Tick checked={heard} onChange={choose} hint={<FormattedMessage id="keys.single.hint" />}>
      <FormattedMessage id="keys.single.label" />
    </Tick>
  );
}
