import { Button } from '@mantine/core';
import { IconHistory, IconReload } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { targetOfCase } from '../../../../machines/domain/history-row';
import type { LastReport } from '../../../../machines/domain/last-report';
import { markChoices } from '../../../../machines/domain/marking';
import type { EarlierReport } from '../../../../machines/domain/bulk-decisions';
import { earlierReportOf, toRepeatOf, type Relisting } from '../../../../machines/domain/relistings';
import type { Relistings } from '../../../../machines/search/relistings/relistings.machine';
import type { ResultsEvent } from '../../../../machines/search/results/results.types';
import type { resultsView } from '../../../../machines/search/results/results.view';
import type { markingMachine } from '../../../../machines/shared/marking/marking.machine';
import { whyNotCommand } from '../../../../machines/shared/marking/marking.view';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { formatDay } from '../../../copy/dates';
import { reasonName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { EmptyState } from '../../../parts/empty-state';
import { KeyHint } from '../../../parts/key-hint';
import { formatKey, type KeyActs } from '../../../parts/keys';
import { useProfile, useSystemActorState } from '../../../seams/use-console';
import { againKey, type EarlierOf } from '../../shared/selection/selection-bar';
import type { SelectionActor } from '../../shared/selection/card-checkbox';
import { whyNotChosen, type AlikeOf } from '../../shared/selection/selection-keys';
import type { TriageActor } from './card-grid';
import classes from './relisting-note.module.css';
import cardClasses from './result-card.module.css';
import { useDeferredCounts } from './result-tabs';

/** What it is like, and the case of that; in full when that was reported, too. */
function RelistingText({ relisting: { report, by }, full = false }: { relisting: Relisting; full?: boolean }) {
  const intl = useIntl();
  const enrolled = useProfile(({ profile }) => profile?.isAcuerdo ?? false);
  const target = targetOfCase(report, enrolled);
  const name = intl.formatMessage({ id: 'relisted.case.link' }, { id: report.caseId });
  return (
    <FormattedMessage
      id={full ? `relisted.${by}.text` : `relisted.${by}.mark`}
      values={{
        day: report.reportedAt === null ? '' : formatDay(intl, report.reportedAt),
        case: target === null ? name : <AppLink to={target}>{name}</AppLink>,
      }}
    />
  );
}

/** Stands on a card that is like a listing that was taken down. */
export function RelistingNote({ relisting }: { relisting: Relisting }) {
  return (
    <span className={cardClasses.note} data-about="relisted">
      <RelistingText relisting={relisting} />
    </span>
  );
}

const toRepeat = (intl: IntlShape, lang: LastReport['lang'], relisting: Relisting): LastReport | null => {
  const { reasonCode } = relisting.report;
  return toRepeatOf(relisting, { lang, label: reasonCode === null ? '' : reasonName(intl, reasonCode) });
};

interface RelistingReportProps {
  relisting: Relisting;
  listing: VisibleListing;
  onReport: (repeat: LastReport) => void;
}

/** The earlier report with its reason and its comment, to be said again of a listing that is like the one that was taken down. */
export function RelistingReport({ relisting, listing, onReport }: RelistingReportProps) {
  const intl = useIntl();
  const lang = useSelector(useSystemActorState('shell'), ({ context }) => context.lang);
  const repeat = toRepeat(intl, lang, relisting);
  return (
    <div className={classes.relisted}>
      <p className={classes.words}>
        <RelistingText relisting={relisting} full />
      </p>
      {markChoices(listing).suspect === null &&
        (repeat === null ? (
          <p className={classes.words}>
            <FormattedMessage id="relisted.unknown.text" />
          </p>
        ) : (
          <>
            <Button
              variant="default"
              fullWidth
              aria-keyshortcuts={formatKey(againKey)}
              aria-describedby="relisted-comment"
              leftSection={<IconReload size={16} aria-hidden="true" />}
              rightSection={<KeyHint>{formatKey(againKey)}</KeyHint>}
              onClick={() => onReport(repeat)}
            >
              <FormattedMessage id="relisted.report.action" values={{ reason: repeat.label }} />
            </Button>
            <p id="relisted-comment" className={classes.words}>
              <FormattedMessage
                id="relisted.comment.text"
                values={{ comment: <q key="comment">{repeat.comment}</q> }}
              />
            </p>
          </>
        ))}
    </div>
  );
}

/** The earlier report that is said again of those that are chosen and can be reported. */
export function useEarlierOf(relistings: Relistings): EarlierOf {
  const intl = useIntl();
  const lang = useSelector(useSystemActorState('shell'), ({ context }) => context.lang);
  return (chosen, visible): EarlierReport | null =>
    earlierReportOf(chosen, (id) => {
      const [relisting, listing] = [relistings[id], visible[id]];
      if (relisting === undefined || listing === undefined || markChoices(listing).suspect !== null) return null;
      return toRepeat(intl, lang, relisting);
    });
}

interface RelistingActors {
  triage: TriageActor | undefined;
  marking: ActorRefFrom<typeof markingMachine> | undefined;
  selection: SelectionActor | undefined;
}

/**
 * The key that says the earlier report again of the listing under the cursor, or of those that are chosen; none where nothing is like one that was
 * taken down.
 */
export function useRelistingKeys(
  relistings: Relistings,
  { triage, marking, selection }: RelistingActors,
  { earlierOf, alikeOf }: { earlierOf: EarlierOf; alikeOf: AlikeOf },
) {
  const intl = useIntl();
  const lang = useSelector(useSystemActorState('shell'), ({ context }) => context.lang);
  const ofChosen = () => {
    const { chosen = [], listings } = selection?.getSnapshot().context ?? {};
    if (selection === undefined || listings === undefined || chosen.length === 0) return null;
    const earlier = earlierOf(chosen, listings.getSnapshot().context.visible);
    return { selection, chosen, earlier };
  };
  return (cursor: string | null): KeyActs => {
    if (Object.keys(relistings).length === 0 || triage === undefined) return {};
    const relisting = cursor === null ? undefined : relistings[cursor];
    const repeat = relisting === undefined ? null : toRepeat(intl, lang, relisting);
    return {
      [againKey]: {
        words: 'keys.relisted.text',
        press: () => {
          const many = ofChosen();
          if (many === null) return repeat !== null && triage.send({ type: 'listing.repeat', repeat });
          const { chosen, earlier } = many;
          if (earlier === null) return undefined;
          return many.selection.send({ type: 'chosen.decide', what: 'repeat', alike: alikeOf(chosen), earlier });
        },
        why: () => {
          const many = ofChosen();
          if (many !== null) return many.earlier === null || whyNotChosen(many.selection, 'repeat', many.earlier);
          if (repeat === null || marking === undefined) return true;
          return whyNotCommand(marking.getSnapshot(), 'listing.suspect', cursor);
        },
      },
    };
  };
}

interface RelistedButtonProps {
  view: ReturnType<typeof resultsView>;
  send: (event: ResultsEvent) => void;
}

/** How many are like one that was taken down, and the way to see them alone. */
export function RelistedButton({ view: { relistings, address }, send }: RelistedButtonProps) {
  const count = useDeferredCounts(Object.keys(relistings))[address.tab];
  const only = address.relisted !== null;
  if (count === 0 && !only) return null;
  return (
    <Button
      variant={only ? 'filled' : 'light'}
      size="compact-sm"
      aria-pressed={only}
      leftSection={<IconHistory size={14} aria-hidden="true" />}
      onClick={() => send({ type: 'relisted.choose', only: !only })}
    >
      <FormattedMessage id="relisted.only.action" values={{ count }} />
    </Button>
  );
}

/** Only those are asked for, and there are none. */
export function NothingRelisted({ onAll }: { onAll: () => void }) {
  return (
    <EmptyState
      icon={<IconHistory size={24} aria-hidden="true" />}
      title={<FormattedMessage id="relisted.none.title" />}
      action={
        <Button onClick={onAll}>
          <FormattedMessage id="results.fresh.all" />
        </Button>
      }
    >
      <FormattedMessage id="relisted.none.text" />
    </EmptyState>
  );
}

/** Why nothing is known of what is listed again, and where that is turned on. */
export function RelistingsHint() {
  return (
    <p className={classes.words}>
      <FormattedMessage
        id="relisted.off.text"
        values={{
          link: (words) => (
            <AppLink key="link" to={{ to: 'performance' }}>
              {words}
            </AppLink>
          ),
        }}
      />
    </p>
  );
}
