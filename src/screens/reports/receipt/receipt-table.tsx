import { IconChecks, IconFlag, IconSend, IconShieldLock, IconX } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { targetOfCase } from '../../../../machines/domain/history-row';
import type { ReceiptOutcome } from '../../../../machines/domain/receipt-outcomes';
import { languageOfSite, sitePartOf } from '../../../../machines/domain/sites';
import type { ReceiptLine } from '../../../../machines/reports/receipt/receipt.view';
import { AppLink } from '../../../parts/app-link';
import { classNames } from '../../../parts/class-names';
import { CopyableId } from '../../../parts/copyable-id';
import { DataCell, DataRow, DataTable, type Column } from '../../../parts/data-table';
import { ListingPicture } from '../../../parts/listing-picture';
import { LongRows } from '../../../parts/long-rows';
import { Nickname } from '../../../parts/site-text';
import pill from '../../../parts/state-pill.module.css';
import { useProfile } from '../../../seams/use-console';
import type { TradeState } from '../../../theme/tokens';
import { columnIds, columnName, describeLineReason, formatReportReason, outcomeName } from './receipt-columns';
import classes from './receipt-screen.module.css';

/** Of a line on a wide screen, in pixels: two lines of a title and its id. */
const rowHeight = 81;
const idOf = ({ id }: ReceiptLine) => id;
const siteOf = ({ id }: ReceiptLine) => sitePartOf(id);
const widths: Partial<Record<(typeof columnIds)[number], string>> = {
  listing: '26%',
  seller: '12%',
  reason: '12%',
  outcome: '8.75rem',
  case: '8.5rem',
};

interface ReceiptTableProps {
  label: string;
  lines: readonly ReceiptLine[];
  /** One of them at least has a picture: the titles of all stand beneath each other. */
  pictured: boolean;
  /** All of them are in the page. */
  whole: boolean;
}

/** The listings of a send, each with what became of it and the case that it opened. */
export function ReceiptTable({ label, lines, pictured, whole }: ReceiptTableProps) {
  const intl = useIntl();
  const columns: Column[] = columnIds.map((id) => ({ id, name: columnName(intl, id), width: widths[id] }));
  return (
    <div className={classNames(pictured && classes.pictured)}>
      <DataTable label={label} columns={columns} rowCount={lines.length}>
        <LongRows items={lines} keyOf={idOf} Row={ReceiptRow} height={rowHeight} whole={whole} />
      </DataTable>
    </div>
  );
}

function ReceiptRow({ item }: { item: ReceiptLine }) {
  const intl = useIntl();
  const why = describeLineReason(intl, item);
  return (
    <DataRow>
      <DataCell of="listing" inCard="lead">
        <div className={classes.listing}>
          {item.picture !== undefined && <ListingPicture url={item.picture} alt="" className={classes.picture} />}
          <AppLink
            className={classes.title}
            lang={languageOfSite(siteOf(item))}
            to={{ to: 'listing', params: { articleId: item.id } }}
          >
            {item.title || item.id}
          </AppLink>
          {item.title !== '' && <CopyableId id={item.id} />}
        </div>
      </DataCell>
      <DataCell of="seller">
        <Nickname of={item.seller} />
      </DataCell>
      <DataCell of="reason">{formatReportReason(intl, item)}</DataCell>
      <DataCell of="outcome">
        <OutcomePill outcome={item.outcome} />
      </DataCell>
      <DataCell of="case">
        <CaseLink line={item} />
      </DataCell>
      <DataCell of="why">{why !== '' && <span className={classes.why}>{why}</span>}</DataCell>
    </DataRow>
  );
}

const looks: Record<ReceiptOutcome, { state: TradeState; Icon: typeof IconSend }> = {
  sent: { state: 'sending', Icon: IconSend },
  alreadySent: { state: 'sending', Icon: IconChecks },
  protected: { state: 'suspicious', Icon: IconShieldLock },
  refused: { state: 'rejected', Icon: IconX },
  unknown: { state: 'sending', Icon: IconSend },
  stayed: { state: 'suspicious', Icon: IconFlag },
};

/** What became of a listing, in the hue that its state has everywhere: what was sent is under way, what stays in the list is suspicious. */
function OutcomePill({ outcome }: { outcome: ReceiptOutcome }) {
  const intl = useIntl();
  const { state, Icon } = looks[outcome];
  return (
    <span className={classNames(pill.pill, outcome === 'unknown' && pill.unconfirmed)} data-state={state}>
      <Icon size={14} stroke={2} aria-hidden="true" className={pill.icon} />
      {outcomeName(intl, outcome)}
    </span>
  );
}

const mayHaveCase: readonly ReceiptOutcome[] = ['sent', 'alreadySent', 'unknown'];

/** The case that a report opened; where its number isn't known, the reports of the listing in the history. */
function CaseLink({ line }: { line: ReceiptLine }) {
  const intl = useIntl();
  const enrolled = useProfile(({ profile }) => profile?.isAcuerdo ?? false);
  const { caseId, outcome, id, title } = line;
  if (caseId !== undefined) {
    const target = targetOfCase({ caseId, listing: { siteId: siteOf(line) } }, enrolled);
    return target === null ? caseId : <AppLink to={target}>{caseId}</AppLink>;
  }
  if (!mayHaveCase.includes(outcome)) return null;
  return (
    <AppLink
      to={{ to: 'history', search: { item: id } }}
      aria-label={intl.formatMessage({ id: 'receipt.history.label' }, { title: title || id })}
    >
      <FormattedMessage id="receipt.history.action" />
    </AppLink>
  );
}
