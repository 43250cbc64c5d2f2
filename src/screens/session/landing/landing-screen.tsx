import { Button } from '@mantine/core';
import { AppLink } from '../../../parts/app-link';
import {
  IconFlag,
  IconRadar2,
  IconSend,
  IconTimelineEvent,
  type Icon,
  IconAlertTriangle,
  IconCheck,
  IconClock,
} from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { timings } from '../../../../contracts/vocabulary/limits';
import { reasonCodes } from '../../../../contracts/vocabulary/reasons';
import { sites } from '../../../../contracts/vocabulary/sites';
import type { ScreenInput } from '../../../../machines/domain/addresses';
import { formatCount } from '../../../copy/money';
import { entranceTargetsOf } from '../entrance/entrance-targets';
import classes from './landing-screen.module.css';
import { classNames } from '../../../parts/class-names';
import scene from './scene.module.css';

const cards = [
  { tone: 'suspicious', Sign: IconAlertTriangle, shape: scene.bag },
  { tone: 'trusted', Sign: IconCheck, shape: scene.watch },
  { tone: 'sending', Sign: IconSend, shape: scene.shoe },
  { tone: 'awaiting', Sign: IconClock, shape: scene.bottle },
] as const;

/** The console in miniature: listings under the lookout's eye, each with what was decided. It says nothing that the words do not. */
export function Scene() {
  return (
    <div className={scene.scene} aria-hidden="true">
      <svg className={scene.sight} viewBox="0 0 400 400">
        <circle cx="200" cy="200" r="60" />
        <circle cx="200" cy="200" r="120" />
        <circle cx="200" cy="200" r="180" />
        <path d="M200 200 330 75" />
      </svg>
      <div className={scene.board}>
        {cards.map(({ tone, Sign, shape }) => (
          <div key={tone} className={scene.card} data-tone={tone}>
            <span className={scene.picture}>
              <span className={classNames(scene.shape, shape)} />
            </span>
            <span className={scene.line} />
            <span className={classNames(scene.line, scene.short)} />
            <span className={scene.pill}>
              <Sign size={14} stroke={2} />
              <span className={scene.word} />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

const facts = [
  { id: 'landing.facts.sites', figure: sites.length },
  { id: 'landing.facts.reasons', figure: reasonCodes.length },
  { id: 'landing.facts.hours', figure: timings.reportEvaluationHours },
] as const;

const steps = [
  { name: 'find', Sign: IconRadar2, tone: 'toReview' },
  { name: 'decide', Sign: IconFlag, tone: 'suspicious' },
  { name: 'send', Sign: IconSend, tone: 'sending' },
  { name: 'follow', Sign: IconTimelineEvent, tone: 'awaiting' },
] as const satisfies readonly { name: string; Sign: Icon; tone: string }[];

/** What the product is, for somebody who is not signed in. */
export function LandingScreen({ params, search }: ScreenInput<'landing'>) {
  const intl = useIntl();
  const to = entranceTargetsOf(params.lang, search.redirect);
  return (
    <div className={classes.landing}>
      <section className={classes.hero}>
        <div className={classes.words}>
          <p className={classes.kicker}>
            <FormattedMessage id="landing.hero.kicker" />
          </p>
          <h1 className={classes.title}>
            <FormattedMessage id="landing.hero.title" />
          </h1>
          <p className={classes.lead}>
            <FormattedMessage id="landing.hero.lead" />
          </p>
          {search.redirect !== null && search.redirect !== '/' && (
            <p className={classes.wanted} role="status">
              <FormattedMessage id="landing.redirect.text" />
            </p>
          )}
          <Ways to={to} />
        </div>
        <Scene />
      </section>

      <dl className={classes.facts} aria-label={intl.formatMessage({ id: 'landing.facts.label' })}>
        {facts.map(({ id, figure }) => (
          <div key={id} className={classes.fact}>
            <dt>
              <FormattedMessage id={id} />
            </dt>
            <dd>{formatCount(intl, figure)}</dd>
          </div>
        ))}
      </dl>

      <section className={classes.steps} aria-labelledby="landing-steps">
        <h2 id="landing-steps">
          <FormattedMessage id="landing.steps.title" />
        </h2>
        <ol>
          {steps.map(({ name, Sign, tone }) => (
            <li key={name} className={classes.step}>
              <span className={classes.sign} data-tone={tone}>
                <Sign size={22} stroke={1.75} aria-hidden="true" />
              </span>
              <h3>
                <FormattedMessage id={`landing.${name}.title`} />
              </h3>
              <p>
                <FormattedMessage id={`landing.${name}.text`} />
              </p>
            </li>
          ))}
        </ol>
      </section>

      <section className={classes.close}>
        <div>
          <h2>
            <FormattedMessage id="landing.close.title" />
          </h2>
          <p>
            <FormattedMessage id="landing.close.text" />
          </p>
        </div>
        <Ways to={to} />
      </section>
    </div>
  );
}

function Ways({ to }: { to: ReturnType<typeof entranceTargetsOf> }) {
  return (
    <div className={classes.ways}>
      <Button component={AppLink} to={to.login} size="md">
        <FormattedMessage id="landing.signIn.button" />
      </Button>
      <Button component={AppLink} to={to.marketplace} variant="default" size="md">
        <FormattedMessage id="landing.marketplace.button" />
      </Button>
    </div>
  );
}
