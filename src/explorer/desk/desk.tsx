import { ActionIcon, Button } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { Suspense, lazy, useEffect, type DragEvent } from 'react';
import { Mark } from '../../assets/marks';
import { Hint } from '../../parts/hint';
import { useColourScheme } from '../../theme/theme-provider';
import { CoveragePage } from './coverage-page';
import classes from './desk.module.css';
import { ListPage } from './list-page';
import { LivePage } from './live-page';
import { MachinePage } from './machine-page';
import type { DeskRef } from './panel.types';

const MapPage = lazy(() => import('../map/map-page').then((code) => ({ default: code.MapPage })));

/** The whole page: it shows what the desk's machine says, and tells it what is pressed. */
export function Desk({ desk }: { desk: DeskRef }) {
  const name = useSelector(desk, ({ context: { place } }) => (place.page === 'machine' ? place.name : null));
  useEffect(() => {
    document.title = name === null ? 'Vigía · Machine explorer' : `${name} · Machine explorer`;
  }, [name]);
  const openDropped = (event: DragEvent) => {
    event.preventDefault();
    void event.dataTransfer.files[0]?.text().then((text) => desk.send({ type: 'file.open', text }));
  };
  return (
    <div className={classes.desk} onDragOver={(event) => event.preventDefault()} onDrop={openDropped}>
      <Header desk={desk} name={name} />
      <Missing desk={desk} />
      <Page desk={desk} />
    </div>
  );
}

function Page({ desk }: { desk: DeskRef }) {
  const state = useSelector(desk, ({ value }) => (typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')));
  const fault = useSelector(desk, ({ context }) => context.fault);
  switch (state) {
    case 'list':
      return <ListPage desk={desk} />;
    case 'live':
      return <LivePage desk={desk} />;
    case 'checking':
      return <CoveragePage desk={desk} />;
    case 'map':
      return (
        <Suspense fallback={<p role="status">Drawing the map …</p>}>
          <MapPage desk={desk} />
        </Suspense>
      );
    case 'shown':
      return <MachinePage desk={desk} />;
    case 'unopened':
      return (
        <main className={classes.whole}>
          <h1>This machine can’t be shown</h1>
          <p role="alert">{fault}</p>
          <Button onClick={() => desk.send({ type: 'exhibit.retry' })}>Try again</Button>
        </main>
      );
    default:
      return (
        <main className={classes.whole} aria-busy="true">
          <p role="status">Opening …</p>
        </main>
      );
  }
}

/** What stands is left as it is: the person may copy it first. */
function Missing({ desk }: { desk: DeskRef }) {
  const missing = useSelector(desk, ({ context }) => context.missing);
  if (missing === null) return null;
  return (
    <p className={classes.missing} role="alert">
      A part of the explorer can’t be had: {missing}. What it is for does nothing until the page is loaded again.
      <Button size="compact-xs" variant="default" onClick={() => desk.send({ type: 'page.reload' })}>
        Load the page again
      </Button>
    </p>
  );
}

const schemeWords = { light: 'Light', dark: 'Dark', auto: 'As the system' } as const;
const schemeIcons = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop } as const;
const nextScheme = { light: 'dark', dark: 'auto', auto: 'light' } as const;

function Header({ desk, name }: { desk: DeskRef; name: string | null }) {
  const area = useSelector(desk, ({ context }) => context.exhibit?.area ?? null);
  const { scheme, choose } = useColourScheme();
  const Icon = schemeIcons[scheme];
  const label = `Colours: ${schemeWords[scheme]}`;
  return (
    <header className={classes.header}>
      <a className={classes.home} href="#/">
        <Mark size={24} />
        <span className={classes.wordmark}>Machine explorer</span>
      </a>
      {name !== null && (
        <nav className={classes.crumbs} aria-label="Where this is">
          <ol>
            {area !== null && <li>{area}</li>}
            <li aria-current="page">{name}</li>
          </ol>
        </nav>
      )}
      <div className={classes.tools}>
        <a className={classes.link} href="#/map">
          Map
        </a>
        <a className={classes.link} href="#/live">
          Live
        </a>
        <a className={classes.link} href="#/coverage">
          Coverage
        </a>
        <Hint label={label}>
          <ActionIcon aria-label={label} onClick={() => choose(nextScheme[scheme])}>
            <Icon size={18} aria-hidden="true" />
          </ActionIcon>
        </Hint>
      </div>
    </header>
  );
}
