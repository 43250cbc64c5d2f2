import { Button, FileButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { Fragment, Suspense, use } from 'react';
import type { DeskRef } from './panel.types';
import deskClasses from './desk.module.css';
import classes from './list-page.module.css';
import { eventIdOf, formatLocation } from './location';
import type { FoundEvent } from '../lab/all-events';
import type { ListedMachine } from './readmes';

let listed: Promise<readonly ListedMachine[]> | undefined;
const machines = () => (listed ??= import('./readmes').then(({ listedMachines }) => listedMachines));

let events: Promise<readonly FoundEvent[]> | undefined;
const allEvents = () => (events ??= import('../lab/all-events').then(({ readAllEvents }) => readAllEvents()));

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
        <OpenFile desk={desk} />
      </div>
      {fault !== null && (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      )}
      <TextInput
        className={classes.search}
        label="Find a machine or an event"
        type="search"
        value={search}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        onChange={({ currentTarget }) => desk.send({ type: 'search.edit', text: currentTarget.value })}
      />
      <Suspense fallback={<p role="status">Reading the machines …</p>}>
        <Machines search={search} />
      </Suspense>
      <Suspense>{search.trim().length > 1 && <Events search={search} />}</Suspense>
    </main>
  );
}

/** A walk that is too long for a link, or a recording. */
export function OpenFile({ desk }: { desk: DeskRef }) {
  return (
    <FileButton
      accept="application/json"
      onChange={(file) => void file?.text().then((text) => desk.send({ type: 'file.open', text }))}
    >
      {(props) => (
        <Button variant="default" {...props}>
          Open a file
        </Button>
      )}
    </FileButton>
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

const mostEvents = 40;

/** The events of that name across all machines, with who hears and who sends each. */
function Events({ search }: { search: string }) {
  const wanted = search.trim().toLowerCase();
  const found = use(allEvents()).filter(({ type }) => type.toLowerCase().includes(wanted));
  if (found.length === 0) return null;
  return (
    <section className={classes.area} aria-labelledby="events">
      <h2 id="events">Events</h2>
      <ul className={classes.events}>
        {found.slice(0, mostEvents).map(({ type, receivedBy, sentBy }) => (
          <li key={type}>
            <a href={formatLocation({ page: 'map', at: eventIdOf(type), open: [] })}>
              <code>{type}</code>
            </a>
            <span>
              heard by <Machined names={receivedBy} otherwise="no machine: the page listens" />
            </span>
            <span>
              sent by <Machined names={sentBy} otherwise="people, the page or what is outside" />
            </span>
          </li>
        ))}
      </ul>
      {found.length > mostEvents && <p>{found.length - mostEvents} more: write more of the name.</p>}
    </section>
  );
}

function Machined({ names, otherwise }: { names: readonly string[]; otherwise: string }) {
  if (names.length === 0) return otherwise;
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <a href={`#/${encodeURIComponent(name)}`}>{name}</a>
    </Fragment>
  ));
}
