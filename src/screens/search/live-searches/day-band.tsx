import {
  IconAlertTriangle,
  IconClockPause,
  IconFileDownload,
  IconFileImport,
  IconFlag,
  IconGauge,
  IconMessageReply,
  IconRadar2,
  IconSend,
  IconSparkles,
  type Icon,
} from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { DayLine, DayLineName } from '../../../../machines/domain/day-lines';
import type { dayMachine } from '../../../../machines/system/day/day.machine';
import { dayView } from '../../../../machines/system/day/day.view';
import { formatTime } from '../../../copy/dates';
import { formatCount } from '../../../copy/money';
import { AppLink } from '../../../parts/app-link';
import { PlainBar } from '../../../parts/progress-bar';
import { useSystemActorState, useWorldTime } from '../../../seams/use-console';
import { useAgainReminderActor } from '../../../seams/use-system';
import classes from './day-band.module.css';

const icons: Record<DayLineName, Icon> = {
  answersOverdue: IconAlertTriangle,
  answersToday: IconMessageReply,
  answersDue: IconMessageReply,
  answersPending: IconMessageReply,
  sendHeld: IconClockPause,
  send: IconSend,
  unsent: IconFlag,
  importWaits: IconFileImport,
  import: IconFileImport,
  customReportsReady: IconFileDownload,
  liveSearchReportsReady: IconFileDownload,
  again: IconFlag,
  stuckSearches: IconRadar2,
  suggestions: IconSparkles,
  allowance: IconGauge,
};

/** What the day begins with: each line leads to its place; where nothing is left it says that alone. */
export default function DayBand({
  actor,
  stuckSearches,
}: {
  actor: ActorRefFrom<typeof dayMachine>;
  stuckSearches: number;
}) {
  const intl = useIntl();
  const now = useWorldTime();
  const day = useSelector(actor, (snapshot) => snapshot);
  const profile = useSelector(useSystemActorState('profile'), ({ context }) => context);
  const outbox = useSelector(useSystemActorState('outbox'), ({ context }) => context);
  const drafts = useSelector(useSystemActorState('drafts'), ({ context }) => context.drafts);
  const isReportAgainShown = useSelector(
    useAgainReminderActor() ?? undefined,
    (snapshot) => snapshot?.matches('shown') ?? false,
  );
  const dayFacts = { profile, outbox, drafts, remindedAgain: isReportAgainShown, stuckSearches };
  const { lines, done } = dayView(day, dayFacts, now);
  return (
    <ul className={classes.band} aria-label={intl.formatMessage({ id: 'day.band.label' })}>
      {lines.map((line) => (
        <li key={line.name}>
          <DayLineRow line={line} />
        </li>
      ))}
      {done && (
        <li className={classes.done}>
          <FormattedMessage id="day.done.text" />
        </li>
      )}
    </ul>
  );
}

function DayLineRow({ line: { name, values, to, progress } }: { line: DayLine }) {
  const intl = useIntl();
  const Sign = icons[name];
  const { renewsAt, ...counts } = values;
  const shown = Object.fromEntries(
    Object.entries(counts).map(([key, count]) => [`${key}Shown`, formatCount(intl, count)]),
  );
  const time = renewsAt === undefined ? '' : formatTime(intl, renewsAt);
  const lineText = intl.formatMessage({ id: `day.${name}.text` }, { ...counts, ...shown, time });
  const inside = (
    <>
      <Sign size={16} aria-hidden="true" />
      <span>{lineText}</span>
      {progress && <PlainBar className={classes.bar} label={lineText} {...progress} resting={name === 'sendHeld'} />}
    </>
  );
  return to === null ? (
    <span className={classes.line}>{inside}</span>
  ) : (
    <AppLink to={to} className={classes.line} data-line={name}>
      {inside}
    </AppLink>
  );
}
