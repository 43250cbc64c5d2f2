import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { caseStatusGroups, type CaseStatusGroup } from '../../../../contracts/vocabulary/case-statuses';
import type { statusCountsMachine } from '../../../../machines/history/status-counts/status-counts.machine';
import { statusCountsView } from '../../../../machines/history/status-counts/status-counts.view';
import { formatCount } from '../../../copy/money';
import { caseGroupHint, caseGroupName } from '../../../copy/vocabulary';
import { CheckboxList } from '../../../parts/choice-list';
import classes from './history-screen.module.css';

interface StatusChecksProps {
  actor: ActorRefFrom<typeof statusCountsMachine>;
  value: readonly CaseStatusGroup[];
  onChange: (status: CaseStatusGroup[]) => void;
}

/** The six groups of statuses, each with how many reports it has once that is known; what the one that is chosen means, or how many are in none of them. */
export function StatusChecks({ actor, value, onChange }: StatusChecksProps) {
  const intl = useIntl();
  const { others = 0, ...counts }: ReturnType<typeof statusCountsView> & { others?: number } = useSelector(
    actor,
    statusCountsView,
    shallowEqual,
  );
  const [only] = value.length === 1 ? value : [];
  const note =
    only !== undefined
      ? intl.formatMessage({ id: caseGroupHint(only) })
      : others > 0
        ? intl.formatMessage({ id: 'history.others.text' }, { count: others, shown: formatCount(intl, others) })
        : undefined;
  const known = (count: number | undefined) => (count === undefined ? '' : ` ${formatCount(intl, count)}`);
  return (
    <div className={classes.statuses}>
      <CheckboxList
        inline
        legend={<FormattedMessage id="history.status.label" />}
        choices={caseStatusGroups.map((group) => ({
          value: group,
          hint: intl.formatMessage({ id: caseGroupHint(group) }),
          label: (
            <>
              <FormattedMessage id={caseGroupName(group)} />
              <span className={classes.count}>{known(counts[group])}</span>
            </>
          ),
        }))}
        value={value}
        onChange={onChange}
      />
      <span className={classes.meaning}>{note}</span>
    </div>
  );
}
