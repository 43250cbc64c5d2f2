import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { Suspense, use } from 'react';
import type { DeskRef } from './desk';
import deskClasses from './desk.module.css';
import classes from './list-page.module.css';
import type { ListedMachine } from './readmes';

let listed: Promise<readonly ListedMachine[]> | undefined;
const machines = () => (listed ??= import('./readmes').then(({ listedMachines }) => listedMachines));

/** Every machine by area, with a sentence on what it is for. */
export function ListPage({ desk }: { desk: DeskRef }) {
  const search = useSelector(desk, ({ context }) => context.search);
  const fault = useSelector(desk, ({ context }) => context.fault);
  return (
    <main className={deskClasses.whole}>
      <div className={classes.head}>
        <h1>Machines of the console</h1>
        <p className={classes.lead}>
          Open one to see its chart, step through it by hand, look at its screen, and share the walk.
        </p>
      </div>
      {fault !== null && (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      )}
      <TextInput
        className={classes.search}
        label="Find a machine"
        type="search"
        value={search}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        onChange={({ currentTarget }) => desk.send({ type: 'search.edit', text: currentTarget.value })}
      />
      <Suspense fallback={<p role="status">Reading the machines …</p>}>
        <Machines search={search} />
      </Suspense>
    </main>
  );
}

function Machines({ search }: { search: string }) {
  const wanted = search.trim().toLowerCase();
  const found = use(machines()).filter((one) =>
    [one.name, one.area, one.says].some((text) => text.toLowerCase().includes(wanted)),
  );
  if (found.length === 0) return <p role="status">No machine has “{search.trim()}” in its name, area or purpose.</p>;
  return [...new Set(found.map(({ area }) => area))].map((area) => (
    <section key={area} className={classes.area} aria-labelledby={`area-${area}`}>
      <h2 id={`area-${area}`}>{area}</h2>
      <ul className={classes.cards}>
        {found
          .filter((one) => one.area === area)
          .map(({ name, says }) => (
            <li key={name}>
              <a className={classes.card} href={`#/${name}`}>
                <span className={classes.name}>{name}</span>
                <span className={classes.says}>{says}</span>
              </a>
            </li>
          ))}
      </ul>
    </section>
  ));
}
