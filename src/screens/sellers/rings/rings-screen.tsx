import { Button } from '@mantine/core';
import { IconAffiliate, IconArrowLeft, IconRefresh } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { ringsMachine } from '../../../../machines/sellers/rings/rings.machine';
import { ringsView, type RingsView } from '../../../../machines/sellers/rings/rings.view';
import { siteCountryName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { EmptyState } from '../../../parts/empty-state';
import { KeyScope } from '../../../parts/key-scope';
import { PageTitle } from '../../../parts/page-title';
import { ProgressBar } from '../../../parts/progress-bar';
import { DetailSkeleton } from '../../../parts/skeletons';
import { usePaneFocus } from '../../../parts/lost-focus';
import { useSystemActorState } from '../../../seams/use-console';
import { RingCase } from './ring-case';
import { RingPane, SharedText } from './ring-pane';
import { caseKey, reviewOrSend } from './ring-summary';
import classes from './rings.module.css';

function RingList({ view }: { view: RingsView }) {
  const intl = useIntl();
  return (
    <nav className={classes.list} aria-label={intl.formatMessage({ id: 'rings.list.label' })}>
      <ul>
        {view.rings.map(({ ring, siteIds, shared }, at) => (
          <li key={ring.sellers[0]?.id}>
            <AppLink
              to={{ to: 'rings', search: { seller: ring.sellers[0]?.id ?? null } }}
              aria-current={at === view.at ? 'true' : undefined}
              className={classes.entry}
            >
              <strong>
                <FormattedMessage
                  id="rings.sellers.count"
                  values={{ sellers: ring.sellers.length, countryCount: siteIds.length }}
                />
              </strong>
              <span className={classes.soft}>
                {intl.formatList(
                  siteIds.map((siteId) => siteCountryName(intl, siteId)),
                  { type: 'unit' },
                )}
              </span>
              {shared[0] && (
                <span className={classes.soft}>
                  <SharedText shared={shared[0]} />
                </span>
              )}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How far the search is, told once it is over. */
function Progress({ view }: { view: RingsView }) {
  const intl = useIntl();
  const { progress, pictures, rings, incomplete, lacksDescriptions, hasPast } = view;
  const label = progress === null ? '' : intl.formatMessage({ id: `rings.progress.${progress}` });
  return (
    <div className={classes.progress}>
      {progress !== null && (
        <ProgressBar
          label={label}
          done={progress === 'pictures' ? pictures.read : 0}
          total={progress === 'pictures' ? pictures.count : null}
        />
      )}
      <p role="status" className={classes.soft}>
        {progress === null ? <FormattedMessage id="rings.found.text" values={{ count: rings.length }} /> : label}
      </p>
      {incomplete && (
        <p className={classes.note}>
          <FormattedMessage id="rings.incomplete.text" />
        </p>
      )}
      {lacksDescriptions && (
        <p className={classes.note}>
          <FormattedMessage id="rings.lacksDescriptions.text" />
        </p>
      )}
      {progress === null && !hasPast && (
        <p className={classes.soft}>
          <FormattedMessage
            id="rings.past.text"
            values={{
              link: (words) => (
                <AppLink key="link" to={{ to: 'performance' }}>
                  {words}
                </AppLink>
              ),
            }}
          />
        </p>
      )}
    </div>
  );
}

/** Rings of sellers: the list, and the one in front with its case. */
export function RingsScreen({ actor }: { actor: ActorRefFrom<typeof ringsMachine> }) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (now) => now);
  const view = useSelector(useSystemActorState('listings'), () => ringsView(snapshot), shallowEqual);
  const { send } = actor;
  const { ring, rings, progress } = view;
  const panesRef = usePaneFocus(view.isChosen);
  return (
    <KeyScope
      named="keys.rings.name"
      keys={{
        j: {
          words: 'keys.nextRing.text',
          press: () => send({ type: 'ring.step', by: 1 }),
          why: () => view.at + 1 >= rings.length,
        },
        k: {
          words: 'keys.previousRing.text',
          press: () => send({ type: 'ring.step', by: -1 }),
          why: () => view.at < 1,
        },
        [caseKey]: {
          words: 'keys.ringCase.text',
          press: () => reviewOrSend(intl, view, send),
          why: () => ring === null || view.step === 'sent',
        },
      }}
      focusOn="rings"
      focus="ifLost"
      className={classes.frame}
    >
      <PageTitle
        title={<FormattedMessage id="rings.title.text" />}
        lead={<FormattedMessage id="rings.lead.text" />}
        action={
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden="true" />}
            onClick={() => send({ type: 'rings.seek' })}
          >
            <FormattedMessage id="rings.seek.action" />
          </Button>
        }
      />
      <Progress view={view} />
      {rings.length === 0 && progress !== null && <DetailSkeleton />}
      {rings.length === 0 && progress === null && (
        <EmptyState
          icon={<IconAffiliate size={32} stroke={1.5} aria-hidden="true" />}
          title={<FormattedMessage id="rings.empty.title" />}
          action={
            <Button component={AppLink} to={{ to: 'liveSearches' }} variant="default">
              <FormattedMessage id="rings.empty.action" />
            </Button>
          }
        >
          <FormattedMessage id="rings.empty.text" />
        </EmptyState>
      )}
      {ring !== null && (
        <div ref={panesRef} className={classes.panes} data-chosen={view.isChosen || undefined}>
          <RingList view={view} />
          <section
            className={classes.ring}
            aria-label={intl.formatMessage(
              { id: 'rings.sellers.count' },
              { sellers: ring.sellers.length, countryCount: rings[view.at]?.siteIds.length ?? 0 },
            )}
          >
            <AppLink to={{ to: 'rings', search: { seller: null } }} className={classes.back}>
              <IconArrowLeft size={16} aria-hidden="true" />
              <FormattedMessage id="rings.back.action" />
            </AppLink>
            <RingPane view={view} ring={ring} send={send} />
            <RingCase view={view} send={send} />
          </section>
        </div>
      )}
    </KeyScope>
  );
}
