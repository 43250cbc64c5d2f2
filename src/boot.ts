import { createActor, type ActorRefFrom, type AnyActorRef } from 'xstate';
import type { AccountPorts, Gateway, IdentityPorts, PlatformPorts, Ports } from '../contracts/ports';
import type { Language } from '../contracts/shapes';
import { versionLabel } from '../contracts/vocabulary/limits';
import { keepCode } from '../machines/kit/code';
import { setOutside } from '../machines/kit/port';
import { seat } from '../machines/kit/seat';
import { rootMachine } from '../machines/system/root/root.machine';
import type { sessionMachine } from '../machines/system/session/session.machine';
import { afterPaint } from './parts/after-paint';
import type { Way } from './parts/app-link';
import { withBase, withoutBase } from './parts/base';
import { reportMissing } from './parts/part-missing';
import { createAccounts } from './seams/accounts';
import { addressBook, createConsoleRouter, type ConsoleRouter } from './seams/addresses';
import { codeAhead, isInside, type CodeSources } from './seams/ahead';
import { createWorldClock } from './seams/clock';
import type { ConsoleConfig } from './seams/config';
import { firstPaint } from './seams/first-paint';
import { lease, online, sight, spreadsheet, tabs } from './seams/feeds';
import { requestDeadline, wireGateway } from './seams/gateway';
import { createIdentity } from './seams/identity';
import { joinRouter } from './seams/router';
import { sessionToken } from './seams/session-token';
import { apiKey, storage } from './seams/storage';
import { refuseMarkup } from './seams/trusted-types';
import { loadScreen } from './seams/use-view';
import { applyLanguage } from './seams/words';

/** Code that doesn't share its way with what is painted first. */
const afterFirstPaint = new Set(['loadOutbox', 'loadLater', 'loadQuickSearch']);

export interface RunningConsole {
  root: AnyActorRef;
  router: ConsoleRouter;
  way: Way;
  /** When what the address shows can be painted in one go. */
  ready: Promise<void>;
  stop: () => void;
}

interface BootOptions extends Pick<CodeSources, 'shell'> {
  config: ConsoleConfig;
  /** Something is painted already, which stands until all of it is there. */
  patient: boolean;
}

/** Starts the console outside React: the machines with everything from outside, joined to the router. `shell` fetches what is around the screens. */
export function boot({ config, shell: loadShell, patient }: BootOptions): RunningConsole {
  refuseMarkup();
  apiKey.keep(config.apiKey);
  const clock = createWorldClock();
  const router = createConsoleRouter();
  const book = addressBook(router);
  const returnAddress = (lang: Language) => withBase(book.hrefOf({ to: 'authenticate', params: { lang } }));
  const identity = createIdentity(config, clock, returnAddress);
  const root = createActor(rootMachine, {
    input: { version: versionLabel, requiredSince: config.requiredSince },
    logger: (...told: unknown[]) => console.warn(...told),
  });
  const token = sessionToken(
    () => seat(root.system, 'session') as ActorRefFrom<typeof sessionMachine>,
    identity.isFresh,
  );
  const gateway = wireGateway({
    config,
    clock,
    token,
    onServerVersion: (version) => seat(root.system, 'shell').send({ type: 'version.seen', version }),
    onUnknownField: () => seat(root.system, 'shell').send({ type: 'field.unknown' }),
  });
  setOutside(root, {
    ports: joined({ ...identity.ports, ...createAccounts(config, token), ...storage, applyLanguage }, gateway.ports),
    feeds: { tabs, online, sight, clock: clock.turns, lease, spreadsheet },
    clockwork: clock,
    settings: { operationKeys: config.operationKeys, requestDeadline },
  });
  keepCode(root, async (name, _ask, load) => {
    if (afterFirstPaint.has(name)) await ready.then(afterPaint);
    return load().catch(reportMissing);
  });
  root.start();

  const session = seat(root.system, 'session') as ActorRefFrom<typeof sessionMachine>;
  identity.onRenewed((renewed) => session.send({ type: 'session.renewed', session: renewed }));
  session.on('page.leave', ({ href }) => location.assign(href));
  const shell = root.getSnapshot().children.shell;
  shell?.on('page.reload', () => location.reload());
  const ahead = codeAhead({ shell: loadShell, view: loadScreen, operations: gateway.fetchCode }, book);
  const way = joinRouter(router, book, root, ahead.screen);
  const here = () => withoutBase(`${location.pathname}${location.search}`);
  // The address is known before the router is mounted, and the language that it asks for before any words are fetched.
  const place = book.placeAt(here());
  const { forced, signedOut } = place.language;
  shell?.send({ type: 'language.force', lang: forced ?? (identity.mayBeSignedIn() ? null : signedOut) });
  seat(root.system, 'screens').send({ type: 'route.commit', place });
  if (identity.mayBeSignedIn() && isInside(place)) ahead.inside(here());
  session.subscribe((now) => {
    if (now.matches('signingIn') || now.matches('returning')) ahead.inside(here());
  });
  const ready = firstPaint(
    root,
    (screen, signedIn) => Promise.all([loadScreen(screen), signedIn ? loadShell() : undefined]),
    patient,
  );
  return { root, router, way, ready, stop: () => root.stop() };
}

/** Every port under one roof; what the browser itself can't do is the gateway's. */
function joined(own: IdentityPorts & AccountPorts & PlatformPorts, gateway: Gateway): Ports {
  return new Proxy(own as Ports, {
    get: (_, name: keyof Ports) => (name in own ? own[name as keyof typeof own] : gateway[name as keyof Gateway]),
  });
}
