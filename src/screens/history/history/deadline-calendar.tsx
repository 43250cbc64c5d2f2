import { ActionIcon } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useIntl, type IntlShape } from 'react-intl';
import type { CaseSummary } from '../../../../contracts/shapes';
import { answerableInTime } from '../../../../machines/domain/deadlines';
import { workingSite } from '../../../../machines/domain/sites';
import { localDayOf } from '../../../../machines/domain/timestamps';
import type { OffDeadline } from '../../../../machines/domain/working-days';
import { reasonName, siteCountryName } from '../../../copy/vocabulary';
import { useAppNavigation } from '../../../parts/app-link';
import { describeOffDeadline, formatDeadline } from '../../../parts/format-deadline';
import { addBasePath } from '../../../parts/urls';
import type { CalendarEntry } from '../../../seams/calendar';
import { useProfile, useWorldTime } from '../../../seams/use-console';
import { useSaveCalendar } from '../../../seams/use-save-file';

type Answerable = ReturnType<typeof answerableInTime<CaseSummary>>;

/** Cases as entries of a calendar that end with the last moment for an answer. `addressOf` tells where a case is answered. */
function calendarEntriesOf(
  intl: IntlShape,
  cases: Answerable,
  addressOf: (one: CaseSummary) => string,
  offDeadline: (one: CaseSummary) => OffDeadline | null,
): CalendarEntry[] {
  return cases.map(({ row, due, last }) => {
    const off = offDeadline(row);
    const { caseId, listing, seller, reasonId, reasonText } = row;
    const address = addressOf(row);
    const lines = [
      `${listing.id} · ${siteCountryName(intl, listing.siteId)}`,
      seller?.nickname,
      reasonId === null ? reasonText : reasonName(intl, reasonId),
      intl.formatMessage({ id: 'deadlines.calendar.due' }, { day: formatDeadline(intl, due, { year: true }) }),
      off !== null && describeOffDeadline(intl, off),
      address,
    ];
    return {
      id: `case-${caseId}@${new URL(address).host}`,
      title: intl.formatMessage({ id: 'deadlines.calendar.entry' }, { title: listing.title }),
      text: lines.filter(Boolean).join('\n'),
      address,
      endsAt: last,
      remindsAt: off?.remindsAt ?? null,
    };
  });
}

/** Saves what is due as a file that any calendar takes; nothing where nothing is to come. */
export function DeadlineCalendarButton({ cases }: { cases: readonly CaseSummary[] }) {
  const intl = useIntl();
  const now = useWorldTime();
  const { hrefOf } = useAppNavigation();
  const save = useSaveCalendar();
  const profile = useProfile((facts) => facts.profile);
  const addressOf = ({ caseId, listing: { siteId } }: CaseSummary) =>
    new URL(addBasePath(hrefOf({ to: 'case', params: { id: caseId }, search: { site: siteId } })), location.origin)
      .href;
  const answerable = answerableInTime(cases, now);
  if (answerable.length === 0) return null;
  const name = intl.formatMessage({ id: 'deadlines.title.label' });
  const label = intl.formatMessage({ id: 'deadlines.calendar.label' }, { count: answerable.length });
  return (
    <ActionIcon
      size="lg"
      aria-label={label}
      title={label}
      onClick={() =>
        void save(
          intl.formatMessage({ id: 'deadlines.calendar.file' }, { day: localDayOf(now) }),
          name,
          async () => {
            const { offDeadlineOf } = await import('../../../../machines/domain/working-days');
            const offDeadline = ({ dueDate, listing: { siteId } }: CaseSummary) =>
              offDeadlineOf(dueDate, workingSite(profile, siteId), now);
            return calendarEntriesOf(intl, answerable, addressOf, offDeadline);
          },
          now,
        )
      }
    >
      <IconCalendarPlus size={16} aria-hidden="true" />
    </ActionIcon>
  );
}
