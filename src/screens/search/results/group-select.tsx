import { NativeSelect } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { resultGroups, type ResultGroup } from '../../../../machines/domain/addresses';
import classes from './results-screen.module.css';

/** By what the results are put together. */
export function GroupSelect({ group, onChoose }: { group: ResultGroup; onChoose: (group: ResultGroup) => void }) {
  const intl = useIntl();
  return (
    <label className={classes.sort}>
      <FormattedMessage id="groups.by.label" />
      <NativeSelect
        className={classes.select}
        value={group}
        onChange={(event) => onChoose(resultGroups.find((one) => one === event.currentTarget.value) ?? 'none')}
        data={resultGroups.map((one) => ({ value: one, label: intl.formatMessage({ id: `groups.${one}.name` }) }))}
      />
    </label>
  );
}
