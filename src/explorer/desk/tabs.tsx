import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import classes from './tabs.module.css';
import { useFocusFallback } from '../../parts/lost-focus';

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; name: string; count?: number }[];
  chosen: Id;
  onChoose: (id: Id) => void;
  children: ReactNode;
}

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Tabs of which one panel is shown; arrows, Home and End move between them. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Id>) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const next = tabs[moves[event.key]?.(at, tabs.length - 1) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.id);
    event.currentTarget.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };
  return (
    <section className={classes.tabs} aria-label={label}>
      <div className={classes.list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ id, name, count = 0 }) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            className={classes.tab}
            aria-selected={id === chosen}
            aria-controls={id === chosen ? `panel-${id}` : undefined}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {name}
            {count > 0 && <span className={classes.count}>{count}</span>}
          </button>
        ))}
      </div>
      <Panel key={chosen} id={chosen}>
        {children}
      </Panel>
    </section>
  );
}

function Panel({ id, children }: { id: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useFocusFallback(ref);
  return (
    <div
      ref={ref}
      id={`panel-${id}`}
      className={classes.panel}
      role="tabpanel"
      aria-labelledby={`tab-${id}`}
      tabIndex={0}
    >
      {children}
    </div>
  );
}
