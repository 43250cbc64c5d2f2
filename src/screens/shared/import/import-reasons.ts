import type { IntlShape } from 'react-intl';
import { limits } from '../../../../contracts/vocabulary/limits';
import { listingStatuses } from '../../../../contracts/vocabulary/listings';
import type { ImportFault } from '../../../../machines/domain/import-lines';
import type { ShownRow } from '../../../../machines/shared/import/import.view';
import { formatDay } from '../../../copy/dates';
import { describeFailure } from '../../../copy/failures';
import { formatCount } from '../../../copy/money';
import { listingStatusName, siteCountryName } from '../../../copy/vocabulary';

const megabyte = 1_048_576;

/** Which rows above the first one hold an id that isn't read. */
export const describeRowsAbove = (intl: IntlShape, above: readonly number[]): string =>
  intl.formatMessage(
    { id: 'imports.aside.above' },
    { count: above.length, first: limits.importSkippedRows + 1, lines: intl.formatList(above.map(String)) },
  );

/** Why a file wasn't taken, and what to do, in a sentence. */
export function describeImportFault(intl: IntlShape, fault: ImportFault): string {
  switch (fault.fault) {
    case 'UNREADABLE':
      return intl.formatMessage({ id: `imports.fault.${fault.why}` });
    case 'TOO_LARGE':
      return intl.formatMessage(
        { id: 'imports.fault.TOO_LARGE' },
        { size: intl.formatNumber(Math.ceil((fault.size / megabyte) * 100) / 100) },
      );
    case 'TOO_MANY':
      return intl.formatMessage(
        { id: 'imports.fault.TOO_MANY' },
        { count: formatCount(intl, fault.count), max: formatCount(intl, limits.importListings) },
      );
    case 'SEVERAL_SITES':
      return intl.formatMessage(
        { id: 'imports.fault.SEVERAL_SITES' },
        { countries: intl.formatList(fault.sites.map((site) => siteCountryName(intl, site))) },
      );
    case 'NO_RIGHTS':
      return [
        intl.formatMessage({ id: 'imports.fault.NO_RIGHTS' }, { country: siteCountryName(intl, fault.site) }),
        intl.formatMessage({ id: 'imports.reloading.text' }),
      ].join(' ');
    case 'NO_LINES': {
      const none = intl.formatMessage({ id: 'imports.fault.NO_LINES' });
      return fault.above.length === 0 ? none : [none, describeRowsAbove(intl, fault.above)].join(' ');
    }
    default:
      return intl.formatMessage({ id: `imports.fault.${fault.fault}` });
  }
}

const untilOf = ({ end }: Pick<ShownRow, 'end'>): string | null => (end?.fate === 'protected' ? end.until : null);

/** Why a row is where it is, in a sentence; empty where its outcome says it all. */
export function describeRowReason(intl: IntlShape, row: Pick<ShownRow, 'why' | 'about' | 'end'>): string {
  const { why, about, end } = row;
  if (why === 'NOT_ACTIVE') {
    const status = listingStatuses.find((known) => known === about);
    return intl.formatMessage(
      { id: 'imports.why.NOT_ACTIVE' },
      { status: status === undefined ? String(about) : listingStatusName(intl, status) },
    );
  }
  if (why !== null)
    return intl.formatMessage({ id: `imports.why.${why}` }, { line: Number(about ?? 0), count: Number(about ?? 0) });
  if (end?.fate === 'refused') return describeFailure(intl, end.failure).text;
  if (end?.fate === 'left') return intl.formatMessage({ id: 'imports.why.left' });
  if (end?.fate !== 'protected') return '';
  const until = end.until === null ? 'none' : formatDay(intl, end.until);
  return intl.formatMessage({ id: 'imports.why.protected' }, { until });
}

/** The heads and the rows of what became of a file, to be saved. */
export function toDetailRows(intl: IntlShape, rows: readonly ShownRow[]): string[][] {
  const heads = (['line', 'text', 'says', 'title', 'outcome', 'why', 'until'] as const).map((id) =>
    intl.formatMessage({ id: `imports.${id}.column` }),
  );
  return [
    heads,
    ...rows.map((row) => {
      const until = untilOf(row);
      return [
        String(row.line),
        row.text,
        row.id ?? '',
        row.title ?? '',
        row.outcome === null ? '' : intl.formatMessage({ id: `imports.outcome.${row.outcome}` }),
        describeRowReason(intl, row),
        until === null ? '' : formatDay(intl, until),
      ];
    }),
  ];
}
