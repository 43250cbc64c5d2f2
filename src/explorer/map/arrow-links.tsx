import { formatTransition } from '../lab/format-step';
import { formatLocation, defaultViewOptions } from '../desk/location';
import classes from './about-map.module.css';

const most = 4;

/** Links to transitions, each in the chart of its machine. */
export function ArrowLinks({ machine, transitions }: { machine: string; transitions: readonly string[] }) {
  if (transitions.length === 0) return null;
  const link = (id: string) => (
    <li key={id}>
      <a
        href={formatLocation({
          page: 'machine',
          name: machine,
          walk: null,
          at: null,
          outlook: defaultViewOptions,
          chosen: id,
        })}
      >
        {formatTransition(id)}
      </a>
    </li>
  );
  return (
    <ul className={classes.arrows} aria-label={`Arrows of ${machine}`}>
      {transitions.slice(0, most).map(link)}
      {transitions.length > most && (
        <li>
          <details>
            <summary>{transitions.length - most} more</summary>
            <ul className={classes.arrows}>{transitions.slice(most).map(link)}</ul>
          </details>
        </li>
      )}
    </ul>
  );
}
