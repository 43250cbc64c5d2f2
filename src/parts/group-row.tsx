import { use, type ReactNode } from 'react';
import { ColumnsContext } from './data-table';
import tableClasses from './data-table.module.css';
import classes from './group-row.module.css';
import { PlainCheckbox } from './plain-checkbox';

interface GroupRowProps {
  /** Given, the group has a checkbox of that name for all its rows. */
  selection?: { every: boolean; some: boolean; label: string; onChange: (chosen: boolean) => void };
  children: ReactNode;
}

/** Heads the rows that stand together in a table. */
export function GroupRow({ selection, children }: GroupRowProps) {
  const columns = use(ColumnsContext).length;
  return (
    <tr role="row" className={classes.group}>
      {selection && (
        <td role="cell" className={tableClasses.tickCell}>
          <PlainCheckbox
            checked={selection.every}
            mixed={selection.some && !selection.every}
            label={selection.label}
            onChange={selection.onChange}
          />
        </td>
      )}
      <th role="rowheader" scope="rowgroup" colSpan={columns}>
        <div className={classes.words}>{children}</div>
      </th>
    </tr>
  );
}
