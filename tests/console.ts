import { createActor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { createElement } from 'react';
import { answers, testEnvironment, type FakePorts } from '../machines/simulator/answers';
import { setEnvironment } from '../machines/kit/port';
import { systemActor } from '../machines/kit/system-actor';
import { rootMachine } from '../machines/system/root/root.machine';
import { rootInput, rootPorts } from '../machines/system/root/root.samples';
import type { screensMachine } from '../machines/system/screens/screens.machine';
import { sampleProfile } from '../machines/system/profile/profile.samples';
import { anaSession } from '../machines/system/session/session.samples';
import { getHeadlessAddressBook } from '../src/seams/addresses';
import { standardConfig, type ConsoleConfig } from '../src/seams/config';
import { ConfigContext } from '../src/seams/use-config';
import { ConsoleContext } from '../src/seams/use-console';
import { ConsoleView } from '../src/screens/console-view';
import { waitForElement, getButton, press, queryButton, renderNode, waitUntil, type TestLanguage } from './render-node';
import { addCleanup } from './cleanup';

const consoleNoon = new Date(2026, 10, 20, 12).getTime();
export const signedInSession = { ...anaSession, expiresAt: consoleNoon + 900_000 };

/** What a test's page says of its installation, the rest as standard. */
function configHere(): ConsoleConfig {
  const told = document.querySelector('meta[name="vigia-config"]')?.getAttribute('content') ?? '{}';
  return { ...standardConfig, ...(JSON.parse(told) as Partial<ConsoleConfig>) };
}

/** The whole console on fake ports at that address, and at that moment; navigations are followed as the router would; `logged` is what it writes to the browser's console. Gone after the test. */
export function openConsole(href: string, ports: FakePorts = {}, lang: TestLanguage = 'es', at = consoleNoon) {
  const world = testEnvironment(
    { ...rootPorts(), signIn: answers(signedInSession), readPreference: answers<string | null>(lang), ...ports },
    { now: () => at },
  );
  const logged: unknown[] = [];
  const root = createActor(rootMachine, { input: rootInput, logger: (entry: unknown) => void logged.push(entry) });
  setEnvironment(root, world.outside);
  root.start();
  addCleanup(() => root.stop());
  const screens = systemActor(root.system, 'screens');
  const { hrefOf, placeAt, returnTo } = getHeadlessAddressBook();
  const go = (to: string) => screens.send({ type: 'route.commit', place: placeAt(to) });
  const gone: string[] = [];
  const follow = (to: string) => {
    gone.push(to);
    go(to);
  };
  const told = screens as ActorRefFrom<typeof screensMachine>;
  told.on('go', ({ target }) => follow(hrefOf(target)));
  told.on('return', ({ wishes }) => follow(returnTo(wishes)));
  go(href);
  const { host } = renderNode(
    createElement(
      ConsoleContext,
      { value: root },
      createElement(ConfigContext, { value: configHere() }, createElement(ConsoleView)),
    ),
    lang,
  );
  const live = () => (screens.getSnapshot() as SnapshotFrom<typeof screensMachine>).context.live;
  return { host, root, go, gone, live, logged, tab: world.tab };
}

/** The same for somebody who is signed in and reads that language, whose settings and drafts are kept without a word. */
export function openSignedInConsole(href: string, ports: FakePorts = {}, lang: TestLanguage = 'es', at = consoleNoon) {
  const savedPorts = {
    restoreSession: answers({ ...signedInSession, expiresAt: at + 900_000 }),
    profile: answers({ ...sampleProfile, lang }),
    updateProfile: answers({ ...sampleProfile, lang }),
    writeDraft: answers<void>(undefined),
    deleteDraft: answers<void>(undefined),
    /** The history counts its statuses behind its list. */
    noticedArticles: answers({ items: [], total: 0, offset: 0, limit: 10 }),
  };
  return openConsole(href, { ...savedPorts, ...ports }, lang, at);
}

/** What the console's toast says, once it is there. */
export async function readToast(role: 'alert' | 'status'): Promise<string> {
  return (await waitForElement(document, `section:is([aria-label=Avisos], [aria-label=Notices]) [role=${role}]`))
    .textContent;
}

const now = { es: 'Enviar ahora', en: 'Send now', pt: 'Enviar agora' };

/** What counts down goes at once, over the screen or in its place there. */
export async function pressSendNow(lang: TestLanguage = 'es'): Promise<void> {
  await waitUntil(() => queryButton(document, now[lang]) !== undefined, `Nothing counts down: ${now[lang]}.`);
  press(getButton(document, now[lang]));
}
