import { isBranch, type PlainData } from '../../../machines/simulator/plain-data';
import classes from './tree.module.css';

interface TreeProps {
  label: string;
  value: PlainData;
  /** Paths of what the last step changed, as `listChangedPaths` tells them. */
  changed: ReadonlySet<string>;
  /** All of it stands open. */
  isOpen?: boolean;
}

/** Data as a tree; what changed is marked, and whatever holds it stands open. */
export function Tree({ label, value, changed, isOpen = false }: TreeProps) {
  if (!isBranch(value)) return <Leaf value={value} />;
  return (
    <ul className={classes.tree} aria-label={label}>
      {entriesOf(value).map(([key, one]) => (
        <Branch key={key} name={key} path={key} value={one} changed={changed} isOpen={isOpen} />
      ))}
    </ul>
  );
}

const entriesOf = (value: PlainData[] | { [key: string]: PlainData }) => Object.entries(value);
const collapseLimit = 100;

function sizeOf(value: PlainData[] | { [key: string]: PlainData }): string {
  const count = entriesOf(value).length;
  return Array.isArray(value) ? `[${String(count)}]` : count === 0 ? '{}' : '';
}

interface BranchProps {
  name: string;
  path: string;
  value: PlainData;
  changed: ReadonlySet<string>;
  isOpen: boolean;
}

const holdsChangeOf = (changed: ReadonlySet<string>, path: string) =>
  [...changed].some((one) => one.startsWith(`${path}.`));

/** As many as can be read, and what changed among the others. */
function listed(entries: [string, PlainData][], path: string, changed: ReadonlySet<string>): [string, PlainData][] {
  const isTouched = (at: string) => changed.has(at) || holdsChangeOf(changed, at);
  const hiddenChanges =
    changed.size === 0 ? [] : entries.slice(collapseLimit).filter(([key]) => isTouched(`${path}.${key}`));
  return [...entries.slice(0, collapseLimit), ...hiddenChanges.slice(0, collapseLimit)];
}

function Branch({ name, path, value, changed, isOpen }: BranchProps) {
  const isChanged = changed.has(path);
  const holdsChange = holdsChangeOf(changed, path);
  const mark = isChanged && <span className={classes.mark}>changed</span>;
  if (!isBranch(value) || entriesOf(value).length === 0)
    return (
      <li className={classes.line} data-changed={isChanged || undefined}>
        <span className={classes.key}>{name}</span> <Leaf value={value} /> {mark}
      </li>
    );
  const entries = entriesOf(value);
  const shown = listed(entries, path, changed);
  return (
    <li data-changed={isChanged || undefined}>
      <details open={isOpen || isChanged || holdsChange}>
        <summary className={classes.line}>
          <span className={classes.key}>{name}</span> <span className={classes.size}>{sizeOf(value)}</span> {mark}
        </summary>
        <ul className={classes.tree}>
          {shown.map(([key, one]) => (
            <Branch key={key} name={key} path={`${path}.${key}`} value={one} changed={changed} isOpen={isOpen} />
          ))}
          {entries.length > shown.length && <li className={classes.size}>and {entries.length - shown.length} more</li>}
        </ul>
      </details>
    </li>
  );
}

function Leaf({ value }: { value: PlainData }) {
  const kind = value === null ? 'nothing' : typeof value === 'object' ? 'size' : typeof value;
  const text = isBranch(value) ? sizeOf(value) : typeof value === 'string' ? JSON.stringify(value) : String(value);
  return (
    <code className={classes.leaf} data-kind={kind}>
      {text}
    </code>
  );
}
