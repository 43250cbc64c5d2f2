import { useSelector } from '@xstate/react';
import { Suspense, use } from 'react';
import deskClasses from '../desk/desk.module.css';
import type { DeskRef } from '../desk/panel.types';
import { AboutMap } from './about-map';
import { MapChart } from './map-chart';
import classes from './map-page.module.css';
import { placeMap, type PlacedMap } from './place-map';
import { loadSystemMap, type SystemMap } from './system-map';
import { visibleMapOf, type MapPlace, type VisibleMap } from './visible-map';

interface DrawnMap {
  map: SystemMap;
  visible: VisibleMap;
  placed: PlacedMap;
}

const drawn = new Map<string, Promise<DrawnMap>>();

async function draw(place: MapPlace): Promise<DrawnMap> {
  const map = await loadSystemMap();
  const visible = visibleMapOf(map, place);
  return { map, visible, placed: await placeMap(visible, place.at !== null) };
}

/** What stands at a place of the map, drawn once. */
function drawnAt(place: MapPlace): Promise<DrawnMap> {
  const key = JSON.stringify(place);
  const known = drawn.get(key) ?? draw(place);
  drawn.set(key, known);
  known.catch(() => drawn.delete(key));
  return known;
}

/** Every machine of the console with those whom it runs, and who says what to whom. */
export function MapPage({ desk }: { desk: DeskRef }) {
  const place = useSelector(desk, ({ context }) => context.place);
  if (place.page !== 'map') return null;
  const at = { at: place.at, open: place.open };
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>Map of the console</h1>
      <Suspense fallback={<p role="status">Drawing the map …</p>} key={JSON.stringify(at)}>
        <Drawn desk={desk} place={at} />
      </Suspense>
    </main>
  );
}

function Drawn({ desk, place }: { desk: DeskRef; place: MapPlace }) {
  const { map, visible, placed } = use(drawnAt(place));
  if (place.at !== null && visible.nodes.length === 0)
    return (
      <p role="alert" className={deskClasses.whole}>
        Nothing in the console is called “{place.at}”. <a href="#/map">The whole map</a>
      </p>
    );
  return (
    <div className={classes.columns}>
      <MapChart map={map} visible={visible} placed={placed} place={place} />
      <AboutMap desk={desk} map={map} place={place} />
    </div>
  );
}
