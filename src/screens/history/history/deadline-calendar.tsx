import { ActionIcon } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useIntl, type IntlShape } from 'react-intl';
import type { CaseSummary } from '../../../../contracts/shapes';
import { deadlineOf, lastTimeOf } from '../../../../machines/domain/due-today';
import { localDayOf } from '../../../../machines/domain/timestamps';
import { reasonName, siteCountryName } from '../../../copy/vocabulary';
import { useAppNavigation } from '../../../parts/app-link';
import { formatDeadline } from '../../../parts/format-deadline';
import { addBasePath } from '../../../parts/urls';
import type { CalendarEntry } from '../../../seams/calendar';
import { useWorldTime } from '../../../seams/use-console';
import { useSaveCalendar } from '../../../seams/use-save-file';

/**
 * What can still be answered in time, as entries of a calendar that end with the last moment for it, `now` in epoch milliseconds; what has no
 * deadline, or is overdue, is none. `addressOf` tells where a case is answered.
 */
export function calendarEntriesOf(
  intl: IntlShape,
  cases: readonly CaseSummary[],
  now: number,
  addressOf: (one: CaseSummary) => string,
): CalendarEntry[] {
  return cases.flatMap((one) => {
    const { caseId, listing, seller, reasonId, reasonText, dueDate } = one;
    const endsAt = lastTimeOf(dueDate ?? '');
    if (dueDate === null || Number.isNaN(endsAt) || deadlineOf(dueDate, now) === 'overdue') return [];
    const address = addressOf(one);
    const lines = [
      `${listing.id} · ${siteCountryName(intl, listing.siteId)}`,
      seller?.nickname,
      reasonId === null ? reasonText : reasonName(intl, reasonId),
      intl.formatMessage({ id: 'deadlines.calendar.due' }, { day: formatDeadline(intl, dueDate, { year: true }) }),
      address,
    ];
    return [
      {
        id: `case-${caseId}@${new URL(address).host}`,
        title: intl.formatMessage({ id: 'deadlines.calendar.entry' }, { title: listing.title }),
        text: lines.filter(Boolean).join('\n'),
        address,
        endsAt,
      },
    ];
  });
}

/** Saves what is due as a file that any calendar takes; nothing where nothing is to come. */
export function DeadlineCalendarButton({ cases }: { cases: readonly CaseSummary[] }) {
  const intl = useIntl();
  const now = useWorldTime();
  const { hrefOf } = useAppNavigation();
  const save = useSaveCalendar();
  const addressOf = ({ caseId, listing: { siteId } }: CaseSummary) =>
    new URL(addBasePath(hrefOf({ to: 'case', params: { id: caseId }, search: { site: siteId } })), location.origin)
      .href;
  const count = cases.filter(({ dueDate }) => dueDate !== null && deadlineOf(dueDate, now) !== 'overdue').length;
  if (count === 0) return null;
  const name = intl.formatMessage({ id: 'deadlines.title.label' });
  const label = intl.formatMessage({ id: 'deadlines.calendar.label' }, { count });
  return (
    <ActionIcon
      size="lg"
      aria-label={label}
      title={label}
      onClick={() =>
        void save(
          intl.formatMessage({ id: 'deadlines.calendar.file' }, { day: localDayOf(now) }),
          name,
          calendarEntriesOf(intl, cases, now, addressOf),
          now,
        )
      }
    >
      <IconCalendarPlus size={16} aria-hidden="true" />
    </ActionIcon>
  );
}
