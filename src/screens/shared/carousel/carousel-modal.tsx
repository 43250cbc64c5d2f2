import { Button, Modal, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import {
  IconBulb,
  IconCalendarDue,
  IconCertificate,
  IconChecklist,
  IconFlag,
  IconGauge,
  IconHistory,
  IconKeyboard,
  IconMessageReply,
  IconMessages,
  IconPhotoSearch,
  IconPin,
  IconRoute,
  IconSearch,
  IconSend,
  IconThumbUp,
  IconTimeline,
  IconUserSearch,
  type Icon,
} from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { timings } from '../../../../contracts/vocabulary/limits';
import type { SlideName } from '../../../../machines/domain/carousels';
import type { carouselMachine } from '../../../../machines/shared/carousel/carousel.machine';
import { carouselView } from '../../../../machines/shared/carousel/carousel.view';
import { useFocusReturn } from '../../../parts/lost-focus';
import classes from './carousel-modal.module.css';

export type CarouselActor = ActorRefFrom<typeof carouselMachine>;

const pictures: Record<SlideName, Icon> = {
  'general.find': IconSearch,
  'general.review': IconKeyboard,
  'general.reason': IconCertificate,
  'general.send': IconSend,
  'general.answer': IconMessageReply,
  'general.limits': IconGauge,
  'suggestions.found': IconBulb,
  'suggestions.decide': IconThumbUp,
  'suggestions.pin': IconPin,
  'notices.mark': IconFlag,
  'notices.check': IconChecklist,
  'notices.send': IconSend,
  'notices.follow': IconRoute,
  'history.status': IconHistory,
  'history.due': IconCalendarDue,
  'history.seek': IconUserSearch,
  'historyItem.life': IconTimeline,
  'historyItem.evidence': IconPhotoSearch,
  'historyItem.answer': IconMessages,
};

/** One slide after the other; whoever skips it, or reads it to its end, doesn't see it again. */
export function CarouselModal({ actor }: { actor: CarouselActor }) {
  const intl = useIntl();
  const { name, slide, at, count, last } = useSelector(actor, carouselView, shallowEqual);
  useFocusReturn();
  if (slide === null) return null;
  const Picture = pictures[slide];
  const close = () => actor.send({ type: 'carousel.close' });
  const turn = { ArrowRight: 'slide.next', ArrowLeft: 'slide.back' } as const;
  return (
    <Modal.Root
      opened
      onClose={close}
      centered
      size="30rem"
      returnFocus={false}
      classNames={{ content: classes.content }}
      transitionProps={{ duration: 120, transition: 'fade' }}
      onKeyDown={({ key, repeat }) => {
        if (!repeat && (key === 'ArrowRight' || key === 'ArrowLeft')) actor.send({ type: turn[key] });
      }}
    >
      <Modal.Overlay className={classes.overlay} backgroundOpacity={1} />
      <Modal.Content>
        <div className={classes.picture}>
          <Picture size={72} stroke={1.25} aria-hidden="true" />
        </div>
        <Modal.Body className={classes.body}>
          <div className={classes.words} aria-live="polite">
            <span className={classes.at}>
              <FormattedMessage id="carousel.at.text" values={{ at: at + 1, count }} />
            </span>
            <Modal.Title className={classes.title}>
              <FormattedMessage id={`carousel.${slide}.title`} />
            </Modal.Title>
            <p>
              <FormattedMessage id={`carousel.${slide}.text`} values={{ review: timings.answerReviewDays }} />
            </p>
          </div>
          <div className={classes.foot}>
            {count > 1 && (
              <div className={classes.dots}>
                {Array.from({ length: count }, (_, one) => (
                  <UnstyledButton
                    key={one}
                    className={classes.dot}
                    aria-label={intl.formatMessage({ id: 'carousel.go.action' }, { at: one + 1, count })}
                    aria-current={one === at ? 'step' : undefined}
                    onClick={() => actor.send({ type: 'slide.go', at: one })}
                  />
                ))}
              </div>
            )}
            {!last && (
              <Button variant="subtle" onClick={close}>
                <FormattedMessage id="carousel.skip.action" />
              </Button>
            )}
            <div className={classes.ways}>
              {at > 0 && (
                <Button variant="default" onClick={() => actor.send({ type: 'slide.back' })}>
                  <FormattedMessage id="carousel.back.action" />
                </Button>
              )}
              <Button
                key="on"
                data-autofocus
                onKeyDown={(event) => {
                  if (event.repeat) event.preventDefault();
                }}
                onClick={last ? close : () => actor.send({ type: 'slide.next' })}
              >
                {last ? (
                  <FormattedMessage id={name === 'general' ? 'carousel.start.action' : 'carousel.done.action'} />
                ) : (
                  <FormattedMessage id="carousel.next.action" />
                )}
              </Button>
            </div>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
