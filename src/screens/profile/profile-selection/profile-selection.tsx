import { Modal, TextInput, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { IconCheck, IconPlus, IconSearch } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { limits } from '../../../../contracts/vocabulary/limits';
import type { profileSelectionMachine } from '../../../../machines/profile/profile-selection/profile-selection.machine';
import {
  profileSelectionView,
  type ProfileCard,
} from '../../../../machines/profile/profile-selection/profile-selection.view';
import { CloseButton } from '../../../parts/close-button';
import { ErrorState } from '../../../parts/error-state';
import { SkeletonBar } from '../../../parts/skeletons';
import { takeFocus } from '../../../parts/focus';
import { useFocusReturn } from '../../../parts/lost-focus';
import { NewProfileForm } from './new-profile-form';
import classes from './profile-selection.module.css';

type Actor = ActorRefFrom<typeof profileSelectionMachine>;
type View = ReturnType<typeof profileSelectionView>;
const sameView = ({ newProfile: before, ...a }: View, { newProfile: now, ...b }: View) =>
  before === now && JSON.stringify(a) === JSON.stringify(b);

/** The choice among the person's profiles, above every screen. */
export function ProfileSelection({ actor }: { actor: Actor }) {
  const intl = useIntl();
  const view = useSelector(actor, profileSelectionView, sameView);
  useFocusReturn(view.open);
  return (
    <Modal.Root
      opened={view.open}
      returnFocus={false}
      onClose={() => actor.send({ type: 'modal.close' })}
      onExitTransitionEnd={() => actor.send({ type: 'modal.gone' })}
      closeOnClickOutside={view.canClose}
      closeOnEscape={view.canClose}
      centered
      size="lg"
      classNames={{ content: classes.content }}
      transitionProps={{ duration: 120, transition: 'fade' }}
    >
      <Modal.Overlay className={classes.overlay} backgroundOpacity={1} />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title className={classes.title}>
            <FormattedMessage id={view.newProfile ? 'newProfile.title.text' : 'profileSelection.title.text'} />
          </Modal.Title>
          <CloseButton held={!view.canClose} onClose={() => actor.send({ type: 'modal.close' })} />
        </div>
        {view.asking && <Loading />}
        {view.failed && view.failure !== null && (
          <ErrorState failure={view.failure} onRetry={() => actor.send({ type: 'profiles.reload' })} />
        )}
        {view.newProfile ? (
          <NewProfileForm actor={view.newProfile} />
        ) : (
          <>
            {view.canSeek && (
              <TextInput
                ref={takeFocus}
                className={classes.seek}
                data-autofocus
                aria-label={intl.formatMessage({ id: 'profileSelection.seek.label' })}
                placeholder={intl.formatMessage({ id: 'profileSelection.seek.label' })}
                leftSection={<IconSearch size={16} aria-hidden="true" />}
                defaultValue={view.sought}
                onChange={({ currentTarget }) => actor.send({ type: 'profiles.seek', text: currentTarget.value })}
              />
            )}
            {view.canSeek && (
              <p role="status" className={view.none ? classes.none : classes.hidden}>
                {view.sought.trim() !== '' && (
                  <FormattedMessage id="profileSelection.found.text" values={{ count: view.cards.length }} />
                )}
              </p>
            )}
            <ul className={classes.cards}>
              {view.cards.map((card) => (
                <li key={card.id}>
                  <Card card={card} onChoose={() => actor.send({ type: 'profile.choose', id: card.id })} />
                </li>
              ))}
              {view.canCreate && (
                <li>
                  <UnstyledButton
                    className={classes.card}
                    data-create
                    ref={view.gaveUp ? takeFocus : null}
                    onClick={() => actor.send({ type: 'profile.create' })}
                  >
                    <span className={classes.name}>
                      <IconPlus size={18} aria-hidden="true" /> <FormattedMessage id="profileSelection.create.action" />
                    </span>
                    <span className={classes.about}>
                      <FormattedMessage
                        id="profileSelection.create.text"
                        values={{ count: view.total, max: limits.profiles }}
                      />
                    </span>
                  </UnstyledButton>
                </li>
              )}
            </ul>
            {view.total >= limits.profiles && (
              <p className={classes.most}>
                <FormattedMessage id="profileSelection.most.text" values={{ max: limits.profiles }} />
              </p>
            )}
          </>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}

function Loading() {
  return (
    <div className={classes.cards} role="status">
      <span className={classes.hidden}>
        <FormattedMessage id="profileSelection.loading.text" />
      </span>
      <SkeletonBar width="100%" height="5rem" />
      <SkeletonBar width="100%" height="5rem" />
    </div>
  );
}

function Card({ card, onChoose }: { card: ProfileCard; onChoose: () => void }) {
  const { active, entering, made, canChoose, givenName, familyName, lang, currency } = card;
  return (
    <UnstyledButton
      ref={made ? takeFocus : null}
      className={classes.card}
      data-active={active || undefined}
      aria-current={active || undefined}
      aria-disabled={!canChoose || undefined}
      onClick={onChoose}
    >
      <span className={classes.name}>{[givenName, familyName].filter(Boolean).join(' ')}</span>
      <span className={classes.about}>{[lang?.toUpperCase(), currency].filter(Boolean).join(' · ')}</span>
      {active && (
        <span className={classes.mark}>
          <IconCheck size={16} aria-hidden="true" />
          <FormattedMessage id="profileSelection.active.text" />
        </span>
      )}
      {entering && (
        <span className={classes.mark} role="status">
          <FormattedMessage id="profileSelection.entering.text" />
        </span>
      )}
    </UnstyledButton>
  );
}
