import type { AnyRouter } from '@tanstack/react-router';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { ActorRefFrom, AnyActorRef, InspectionEvent } from 'xstate';
import type { ScreenName } from '../../machines/domain/addresses';
import { systemActor } from '../../machines/kit/system-actor';
import type { Mark, OutboxEvent } from '../../machines/system-actors/outbox';
import type { screensMachine } from '../../machines/system/screens/screens.machine';
import { postReport } from './error-reports';

/** What goes once a page load to the address of `errors` (docs/deployment.md): figures alone, of nobody. */
export interface TelemetryReport {
  kind: 'telemetry';
  version: string;
  /** The pattern of the route that was shown first, `/live_searches/$id`; null where none was. */
  route: string | null;
  /** Epoch ms on the browser's clock. */
  at: number;
  /** Milliseconds, and CLS as it is; what this browser didn't measure isn't there. */
  vitals: Partial<Record<Metric['name'], number>>;
  /** How often each screen was opened. */
  screens: Partial<Record<ScreenName, number>>;
  /** Listings that were marked trusted or suspicious or discarded, also where that failed later. */
  decisions: number;
  /** Sends that were asked for, also those that were taken back. */
  sends: number;
  /** Requests that failed, by the failure's code; those that the console gave up itself are none. */
  failures: Record<string, number>;
}

type Work = Pick<TelemetryReport, 'decisions' | 'sends' | 'failures'>;

const decisions = new Set<Mark['type']>(['approve', 'report', 'discard']);

function addOne<Name extends string>(counts: Partial<Record<Name, number>>, name: Name): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

/** The code with which a request failed: the output of a promise actor; null for every other snapshot. */
function failureCode(event: InspectionEvent): string | null {
  if (event.type !== '@xstate.snapshot') return null;
  const { logic } = event.actorRef as { logic?: { config?: unknown } };
  const { status, output } = event.snapshot as { status: string; output?: unknown };
  if (status !== 'done' || typeof logic?.config !== 'function') return null;
  const { failure } = Object(output) as { failure?: { code?: unknown } };
  const code = failure?.code;
  return typeof code === 'string' && code !== 'ABORTED' && /^[A-Z_]+$/.test(code) ? code : null;
}

/** Counts what is asked for from now on, and what fails of it. */
function countWork(root: AnyActorRef): { work: Work; stop: () => void } {
  const work: Work = { decisions: 0, sends: 0, failures: {} };
  /** The relay passes the same event on to the outbox. */
  const submitted = new Set<string>();
  const { unsubscribe } = root.system.inspect((event: InspectionEvent) => {
    const code = failureCode(event);
    if (code !== null) addOne(work.failures, code);
    if (event.type !== '@xstate.event' || event.event.type !== 'mutation.submit') return;
    const { id, work: mutation } = event.event as OutboxEvent & { type: 'mutation.submit' };
    if (submitted.has(id)) return;
    submitted.add(id);
    if (mutation.kind === 'send') work.sends += 1;
    if (mutation.kind === 'mark' && decisions.has(mutation.mark.type)) work.decisions += mutation.mark.ids.length;
  });
  return { work, stop: unsubscribe };
}

/** Counts the screens that are opened, the one that stands there now as the first. */
function countScreens(root: AnyActorRef, router: Pick<AnyRouter, 'routesById'>) {
  const opened: Pick<TelemetryReport, 'route' | 'screens'> = { route: null, screens: {} };
  const screens = systemActor(root.system, 'screens') as ActorRefFrom<typeof screensMachine>;
  let visit: string | null = null;
  const routeOf = (address: string): string | null =>
    Object.values(router.routesById).find(({ options }) => options.staticData?.address === address)?.fullPath ?? null;
  const count = ({ context: { live } }: ReturnType<typeof screens.getSnapshot>): void => {
    if (live !== null && live.key !== visit) {
      addOne(opened.screens, live.screen);
      opened.route ??= routeOf(live.place.address);
    }
    visit = live?.key ?? null;
  };
  count(screens.getSnapshot());
  const { unsubscribe } = screens.subscribe(count);
  return { opened, stop: unsubscribe };
}

/**
 * Sends the telemetry of this page load when the page is hidden for the first time, and never again. Answers how to stop.
 *
 * @param address where errors go
 */
export function reportTelemetry(
  address: string,
  root: AnyActorRef,
  router: Pick<AnyRouter, 'routesById'>,
  version: string,
): () => void {
  const vitals: TelemetryReport['vitals'] = {};
  const saveVital = ({ name, value }: Metric): void => {
    vitals[name] = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(saveVital);
  const { opened, stop: stopScreens } = countScreens(root, router);
  const { work, stop: stopWork } = countWork(root);

  // The measures have their last values once the capturing listeners of this event were called; `pagehide` comes before it.
  const onVisibility = (): void => {
    if (document.visibilityState !== 'hidden') return;
    stop();
    const report: TelemetryReport = { kind: 'telemetry', version, at: Date.now(), vitals, ...opened, ...work };
    postReport(address, report);
  };
  addEventListener('visibilitychange', onVisibility);
  const stop = (): void => {
    removeEventListener('visibilitychange', onVisibility);
    stopScreens();
    stopWork();
  };
  return stop;
}
