import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { eventIdOf, eventIn, formatLocation } from '../desk/location';
import type { DeskRef } from '../desk/panel.types';
import panel from '../desk/panel.module.css';
import classes from './about-map.module.css';
import { ArrowLinks } from './arrow-links';
import type { MapLink, MapNode, SystemMap } from './system-map';
import type { MapPlace } from './visible-map';

interface AboutProps {
  map: SystemMap;
}

/** What is known of what is looked at, in words: every neighbour is a link, every event leads to the arrows that send and take it. */
export function AboutMap({ desk, map, place }: AboutProps & { desk: DeskRef; place: MapPlace }) {
  const search = useSelector(desk, ({ context }) => context.search);
  const event = eventIn(place.at);
  const node = place.at === null ? undefined : map.nodes.get(place.at);
  return (
    <aside className={classes.about} aria-label="About the map">
      <TextInput
        label="Find a machine, a port or an event"
        type="search"
        value={search}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        onChange={({ currentTarget }) => desk.send({ type: 'search.edit', text: currentTarget.value })}
      />
      {search.trim().length > 1 && <Found map={map} search={search.trim().toLowerCase()} />}
      {place.at !== null && (
        <p>
          <a href={formatLocation({ page: 'map', at: null, open: [] })}>The whole map</a>
        </p>
      )}
      {event !== null && <AboutEvent map={map} event={event} />}
      {node !== undefined && <AboutNode map={map} node={node} />}
      {place.at === null && (
        <div className={panel.section}>
          <p className={panel.quiet}>
            {map.connections.size} machines by area. Open an area to see its machines; choose a machine to see whom it
            runs, who runs it, what they say to each other and which ports it asks.
          </p>
          <p className={panel.quiet}>
            A full line: one runs the other. A broken line: they only say something to each other.
          </p>
        </div>
      )}
    </aside>
  );
}

const mostFound = 20;

function Found({ map, search }: AboutProps & { search: string }) {
  const nodes = [...map.nodes.values()].filter(({ name }) => name.toLowerCase().includes(search));
  const types = [...map.connections.values()].flatMap(({ sends, receives }) =>
    [...sends, ...receives].map(({ event }) => event),
  );
  const events = [...new Set(types)].filter((type) => type.toLowerCase().includes(search)).sort();
  const found = [
    ...nodes.map(({ id, name, kind }) => ({ id, name, kind: kind === 'page' ? '' : kind })),
    ...events.map((event) => ({ id: eventIdOf(event), name: event, kind: 'event' })),
  ];
  if (found.length === 0) return <p role="status">Nothing is called that.</p>;
  return (
    <ul className={classes.list} aria-label="Found">
      {found.slice(0, mostFound).map(({ id, name, kind }) => (
        <li key={id}>
          <PlaceLink id={id}>{name}</PlaceLink> <span className={panel.quiet}>{kind}</span>
        </li>
      ))}
      {found.length > mostFound && <li className={panel.quiet}>and {found.length - mostFound} more</li>}
    </ul>
  );
}

const PlaceLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <a href={formatLocation({ page: 'map', at: id, open: [] })}>{children}</a>
);

function AboutEvent({ map, event }: AboutProps & { event: string }) {
  const those = (kind: 'sends' | 'receives') =>
    [...map.connections].flatMap(([name, connections]) => {
      const by = connections[kind].filter((one) => one.event === event);
      const to = kind === 'sends' ? connections.sends.filter((one) => one.event === event).map((one) => one.to) : [];
      return by.length === 0 ? [] : [{ name, by: by.flatMap((one) => one.by), to }];
    });
  const [senders, takers] = [those('sends'), those('receives')];
  return (
    <>
      <h2 className={classes.name}>{event}</h2>
      <Section title="Sent by" none="People, the page or what is outside.">
        {senders.map(({ name, by, to }) => (
          <li key={name}>
            <PlaceLink id={name}>{name}</PlaceLink> <span className={panel.quiet}>to {to.join(', ')}</span>
            <ArrowLinks machine={name} transitions={by} />
          </li>
        ))}
      </Section>
      <Section title="Heard by" none="No machine by its chart: the page, or whoever asked.">
        {takers.map(({ name, by }) => (
          <li key={name}>
            <PlaceLink id={name}>{name}</PlaceLink>
            <ArrowLinks machine={name} transitions={by} />
          </li>
        ))}
      </Section>
    </>
  );
}

function Section({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <section className={panel.section} aria-label={title}>
      <h2>{title}</h2>
      {children.length === 0 ? <p className={panel.quiet}>{none}</p> : <ul className={classes.list}>{children}</ul>}
    </section>
  );
}

/** A link with what is said along it; the arrows are those of whoever sends. */
function Neighbour({ map, id, link }: AboutProps & { id: string; link: MapLink }) {
  const name = map.nodes.get(id)?.name ?? id;
  const as = link.runs.filter((run) => run !== name);
  return (
    <li>
      <PlaceLink id={id}>{name}</PlaceLink>
      {link.runs.length > 0 && as.length > 0 && <span className={panel.quiet}> as {as.join(', ')}</span>}
    </li>
  );
}

function Messages({ map, id, link }: AboutProps & { id: string; link: MapLink }) {
  return (
    <li>
      <PlaceLink id={id}>{map.nodes.get(id)?.name ?? id}</PlaceLink>
      <ul className={classes.messages}>
        {link.messages.map(({ event, by }) => (
          <li key={event + by.join(',')}>
            <a href={formatLocation({ page: 'map', at: eventIdOf(event), open: [] })}>
              <code>{event}</code>
            </a>
            <ArrowLinks machine={link.from} transitions={by} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function AboutNode({ map, node: { id, name, kind, area } }: AboutProps & { node: MapNode }) {
  const from = map.links.filter((link) => link.from === id);
  const to = map.links.filter((link) => link.to === id);
  const runs = (links: readonly MapLink[]) => links.filter((link) => link.runs.length > 0);
  const asks = (links: readonly MapLink[]) => links.filter((link) => link.asks);
  const says = (links: readonly MapLink[]) => links.filter((link) => link.messages.length > 0);
  if (kind === 'port')
    return (
      <>
        <h2 className={classes.name}>{name}</h2>
        <p className={panel.quiet}>A port: the gateway, the identity service or the browser answers it.</p>
        <Section title="Asked by" none="Nobody.">
          {asks(to).map((link) => (
            <Neighbour key={link.from} map={map} id={link.from} link={link} />
          ))}
        </Section>
      </>
    );
  return (
    <>
      <div>
        <h2 className={classes.name}>{name}</h2>
        {kind === 'machine' && (
          <p className={panel.quiet}>
            A machine of {area}. <a href={`#/${encodeURIComponent(id)}`}>Open its chart</a>
          </p>
        )}
      </div>
      {kind === 'machine' && (
        <>
          <Section title="Runs" none="No other machine.">
            {runs(from).map((link) => (
              <Neighbour key={link.to} map={map} id={link.to} link={link} />
            ))}
          </Section>
          <Section title="Is run by" none="No other machine: the page starts it.">
            {runs(to).map((link) => (
              <Neighbour key={link.from} map={map} id={link.from} link={link} />
            ))}
          </Section>
          <Section title="Says to" none="Nobody.">
            {says(from).map((link) => (
              <Messages key={link.to} map={map} id={link.to} link={link} />
            ))}
          </Section>
        </>
      )}
      <Section title="Hears from" none="People, the page or what it asks.">
        {says(to).map((link) => (
          <Messages key={link.from} map={map} id={link.from} link={link} />
        ))}
      </Section>
      {kind === 'machine' && (
        <Section title="Asks" none="No port.">
          {asks(from).map((link) => (
            <Neighbour key={link.to} map={map} id={link.to} link={link} />
          ))}
        </Section>
      )}
    </>
  );
}
