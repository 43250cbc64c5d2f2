import { FormattedMessage } from 'react-intl';
import type { HistoryEvent } from '../../../../machines/history/history/history.machine';
import type { historyView } from '../../../../machines/history/history/history.view';
import { KeyRows } from '../../../parts/key-grid';
import { KeyScope } from '../../../parts/key-scope';
import { keyActsOf, type KeyTable } from '../../../parts/keys';
import { Pager } from '../../../parts/pager';
import { TableSkeleton } from '../../../parts/skeletons';
import { FailureLine } from '../../shared/failure-line';
import { CaseInbox } from './case-inbox';
import { HistoryTable } from './history-table';
import classes from './history-screen.module.css';

const answeringKeys = {
  a: { event: { type: 'answering.begin' }, words: 'deadlines.begin.action' },
} as const satisfies KeyTable<HistoryEvent>;

const caseKeys = {
  enter: { event: { type: 'row.open' }, words: 'keys.openCase.text' },
} as const satisfies KeyTable<HistoryEvent>;

const reportKeys = {
  enter: { event: { type: 'row.open' }, words: 'history.enter.text' },
} as const satisfies KeyTable<HistoryEvent>;

interface HistoryListProps {
  view: ReturnType<typeof historyView>;
  enrolled: boolean;
  /** By deadlines. */
  grouped: boolean;
  send: (event: HistoryEvent) => void;
}

/** The reports that were found, or their place; what awaits an answer has the case under the cursor beside it. */
export function HistoryList(props: HistoryListProps) {
  const { preview, cursor, phase, rows } = props.view;
  if (phase !== 'asking' && (phase !== 'shown' || rows.length === 0)) return null;
  if (preview === null) return <Rows {...props} beside={false} />;
  const row = phase === 'shown' ? (rows.find(({ caseId }) => caseId === cursor) ?? null) : null;
  return (
    <CaseInbox preview={preview} row={row}>
      {(beside) => <Rows {...props} beside={beside} />}
    </CaseInbox>
  );
}

function Rows({ view, enrolled, grouped, send, beside }: HistoryListProps & { beside: boolean }) {
  const { filters } = view;
  /** What awaits an answer is walked where its cases stand beside it. */
  const walks = beside || !view.awaiting;
  if (view.phase === 'asking')
    return <TableSkeleton columns={6} rows={filters.size} pictures grouped={grouped} tall={view.awaiting} />;
  return (
    <>
      {view.failure !== null && <FailureLine failure={view.failure} onRetry={() => send({ type: 'list.reload' })} />}
      {/* The scope is inside: it gives the focus to the first title before the list would take it. */}
      <KeyRows
        named="keys.cards.name"
        current={view.cursor}
        held={!walks}
        keys={keyActsOf<HistoryEvent>(view.awaiting ? caseKeys : reportKeys, send)}
        onMove={(by) => send({ type: 'cursor.move', by })}
      >
        <KeyScope
          className={grouped ? classes.inbox : undefined}
          keys={view.awaiting && !enrolled ? keyActsOf(answeringKeys, send) : {}}
          named={view.awaiting && !enrolled ? 'history.awaiting.title' : undefined}
          focusOn={view.awaiting ? 'awaiting' : undefined}
          focus="ifLost"
        >
          <HistoryTable
            rows={view.rows}
            awaiting={view.awaiting}
            grouped={grouped}
            due={view.narrowedWithin ? null : view.due}
            refreshing={view.asking}
            chosenSeller={filters.sellerId}
            onSeller={(sellerId) => send({ type: 'seller.choose', sellerId })}
            onComment={(caseId) => send({ type: 'comment.open', caseId })}
            cursor={view.cursor}
            beside={beside}
            onGo={walks ? (caseId) => send({ type: 'cursor.go', caseId }) : null}
          />
        </KeyScope>
      </KeyRows>
      <Pager
        page={filters.page}
        size={filters.size}
        total={view.total}
        onPage={(page) => send({ type: 'page.go', page })}
        onSize={(size) => send({ type: 'size.choose', size })}
      />
      <p className={classes.note}>
        <FormattedMessage id="history.daily.text" />
      </p>
    </>
  );
}
