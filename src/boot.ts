import { createActor, type ActorRefFrom, type AnyActorRef } from 'xstate';
import type { AccountPorts, Gateway, IdentityPorts, PlatformPorts, Ports } from '../contracts/ports';
import type { Language } from '../contracts/shapes';
import { versionLabel } from '../contracts/vocabulary/limits';
import { setCodeFetcher } from '../machines/kit/lazy-code';
import { setEnvironment } from '../machines/kit/port';
import { systemActor } from '../machines/kit/system-actor';
import { rootMachine } from '../machines/system/root/root.machine';
import type { sessionMachine } from '../machines/system/session/session.machine';
import { waitForPaint } from './parts/wait-for-paint';
import type { AppNavigation } from './parts/app-link';
import { addBasePath, removeBasePath } from './parts/urls';
import { reportMissingPart } from './parts/memoize-async';
import { createAccounts } from './seams/accounts';
import { createAddressBook, createConsoleRouter, type ConsoleRouter } from './seams/addresses';
import { createPrefetcher, isSignedInOnly, type CodeSources } from './seams/prefetch';
import { createWorldClock } from './seams/clock';
import type { ConsoleConfig } from './seams/config';
import { waitForFirstPaint } from './seams/first-paint';
import {
  documentFeed,
  evidenceCheckFeed,
  evidenceFeed,
  leaseFeed,
  onlineFeed,
  picturesFeed,
  recordingFeed,
  spreadsheetFeed,
  tabsFeed,
  visibilityFeed,
} from './seams/feeds';
import { requestDeadline, wireGateway } from './seams/gateway';
import { createIdentity } from './seams/identity';
import { joinRouter } from './seams/router';
import { sessionToken } from './seams/session-token';
import { apiKey, storage } from './seams/storage';
import { refuseMarkup } from './seams/trusted-types';
import { loadScreen } from './seams/use-view';
import { applyLanguage } from './seams/messages';

/** Code that doesn't share its way with what is painted first. */
const afterFirstPaint = new Set(['loadOutbox', 'loadLater', 'loadQuickSearch']);

export interface RunningConsole {
  root: AnyActorRef;
  router: ConsoleRouter;
  way: AppNavigation;
  /** When what the address shows can be painted in one go. */
  ready: Promise<void>;
  stop: () => void;
}

interface BootOptions extends Pick<CodeSources, 'shell'> {
  config: ConsoleConfig;
  /** Something is painted already, which stands until all of it is there. */
  patient: boolean;
  /** Is given the root before it starts. */
  watch?: ((root: AnyActorRef) => void) | undefined;
}

/** Starts the console outside React: the machines with everything from outside, joined to the router. `shell` fetches what is around the screens. */
export function boot({ config, shell: loadShell, patient, watch }: BootOptions): RunningConsole {
  refuseMarkup();
  apiKey.keep(config.apiKey);
  const clock = createWorldClock();
  const router = createConsoleRouter();
  const book = createAddressBook(router);
  const returnAddress = (lang: Language) => addBasePath(book.hrefOf({ to: 'authenticate', params: { lang } }));
  const identity = createIdentity(config, clock, returnAddress);
  const root = createActor(rootMachine, {
    input: { version: versionLabel, requiredSince: config.requiredSince },
    logger: (...messages: unknown[]) => console.warn(...messages),
  });
  const token = sessionToken(
    () => systemActor(root.system, 'session') as ActorRefFrom<typeof sessionMachine>,
    identity.isFresh,
  );
  const gateway = wireGateway({
    config,
    clock,
    token,
    onServerVersion: (version) => systemActor(root.system, 'shell').send({ type: 'version.seen', version }),
    onUnknownField: () => systemActor(root.system, 'shell').send({ type: 'field.unknown' }),
  });
  setEnvironment(root, {
    ports: joined({ ...identity.ports, ...createAccounts(config, token), ...storage, applyLanguage }, gateway.ports),
    feeds: {
      tabs: tabsFeed,
      online: onlineFeed,
      sight: visibilityFeed,
      clock: clock.turns,
      lease: leaseFeed,
      spreadsheet: spreadsheetFeed,
      document: documentFeed,
      evidence: evidenceFeed,
      evidenceCheck: evidenceCheckFeed,
      pictures: picturesFeed,
      recording: recordingFeed(() => root),
    },
    clockwork: clock,
    settings: { operationKeys: config.operationKeys, requestDeadline },
  });
  setCodeFetcher(root, async (name, _ask, load) => {
    if (afterFirstPaint.has(name)) await ready.then(waitForPaint);
    return load().catch(reportMissingPart);
  });
  watch?.(root);
  root.start();

  const session = systemActor(root.system, 'session') as ActorRefFrom<typeof sessionMachine>;
  identity.onRenewed((renewed) => session.send({ type: 'session.renewed', session: renewed }));
  session.on('page.leave', ({ href }) => location.assign(href));
  const shell = root.getSnapshot().children.shell;
  shell?.on('page.reload', () => location.reload());
  const prefetcher = createPrefetcher({ shell: loadShell, view: loadScreen, operations: gateway.fetchCode }, book);
  const navigation = joinRouter(router, book, root, prefetcher.screen);
  const readCurrentPath = () => removeBasePath(`${location.pathname}${location.search}`);
  // The address is known before the router is mounted, and the language that it asks for before any words are fetched.
  const place = book.placeAt(readCurrentPath());
  const { forced, signedOut } = place.language;
  shell?.send({ type: 'language.force', lang: forced ?? (identity.mayBeSignedIn() ? null : signedOut) });
  systemActor(root.system, 'screens').send({ type: 'route.commit', place });
  if (identity.mayBeSignedIn() && isSignedInOnly(place)) prefetcher.inside(readCurrentPath());
  session.subscribe((snapshot) => {
    if (snapshot.matches('signingIn') || snapshot.matches('returning')) prefetcher.inside(readCurrentPath());
  });
  const ready = waitForFirstPaint(
    root,
    (screen, signedIn) => Promise.all([loadScreen(screen), signedIn ? loadShell() : undefined]),
    patient,
  );
  return { root, router, way: navigation, ready, stop: () => root.stop() };
}

/** Every port under one roof; what the browser itself can't do is the gateway's. */
function joined(own: IdentityPorts & AccountPorts & PlatformPorts, gateway: Gateway): Ports {
  return new Proxy(own as Ports, {
    get: (_, name: keyof Ports) => (name in own ? own[name as keyof typeof own] : gateway[name as keyof Gateway]),
  });
}
