import { FormattedMessage } from 'react-intl';
import { undoTimes, undoTimeSetting, undoTimeToKeep } from '../../../../machines/domain/undo-time';
import { RadioList } from '../../../parts/choice-list';
import { useSystemActorState, useUndoSeconds } from '../../../seams/use-console';
import { Card } from './profile-card';

/** For how long this person can undo what they send, everywhere. */
export function UndoTimeCard() {
  const profile = useSystemActorState('profile');
  const seconds = useUndoSeconds();
  return (
    <Card title={<FormattedMessage id="profilePage.undoTime.title" />}>
      <RadioList
        legend={<FormattedMessage id="profilePage.undoTime.label" />}
        hint={<FormattedMessage id="profilePage.undoTime.hint" />}
        choices={undoTimes.map((time) => ({
          value: String(time),
          label:
            time === Infinity ? (
              <FormattedMessage id="profilePage.undoTime.pressed" />
            ) : (
              <FormattedMessage id="profilePage.undoTime.choice" values={{ seconds: time }} />
            ),
        }))}
        value={String(seconds)}
        onChange={(chosen) =>
          profile.send({ type: 'setting.keep', key: undoTimeSetting, value: undoTimeToKeep(Number(chosen)) })
        }
      />
    </Card>
  );
}
