import { createRoot } from 'react-dom/client';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { simulate, type Simulation } from '../../../machines/simulator/simulate';
import { toStep } from '../../../machines/simulator/to-step';
import { roster } from '../../../machines/roster';
import { loadSamples } from '../../../tests/roster-samples';
import { machineComponents, type RosterName } from './machine-components';
import { prepareScene, Scene, type SceneProps } from './scene';

const names = Object.keys(roster) as RosterName[];
const painted = names.filter((name) => typeof machineComponents[name] !== 'string');
const languages = ['es', 'en', 'pt'] as const;
const ends: (() => void)[] = [];
const end = () => {
  for (const one of ends.splice(0)) one();
};
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

/** A busy machine may take that long to paint. */
const inTime = { timeout: 10_000 };

/** Lets what is on its way be painted, where the machine is quick. */
const waitUntilIdle = () => new Promise((resolve) => setTimeout(resolve, 5));

async function started(name: RosterName, life?: string): Promise<Simulation> {
  const simulation = await simulate(await roster[name].load(), await loadSamples(roster[name].folder), life);
  ends.push(() => simulation.stop());
  return simulation;
}

async function painting(simulation: Simulation, name: RosterName, more: Partial<SceneProps> = {}) {
  const faults: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => void faults.push(said.map(String).join(' ')));
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const show = async (next: Partial<SceneProps> = {}) => {
    const props = { name, simulation, lang: 'es', scheme: 'light', ...more, ...next } as const;
    await prepareScene(name, props.lang);
    root.render(<Scene {...props} onFault={(error) => void faults.push(error.message)} />);
    await waitUntilIdle();
  };
  ends.push(() => {
    root.unmount();
    host.remove();
  });
  await show();
  return { host, faults, show };
}

/** What the samples try next: an open question is answered, anything else is said when it is heard. */
async function tried(simulation: Simulation, event: AnyEventObject): Promise<void> {
  const step = toStep(simulation, event);
  const snapshot = simulation.actor.getSnapshot() as AnyMachineSnapshot;
  if (step.do === 'wait') return;
  if (step.do === 'send' && (event.type.startsWith('xstate.') || !snapshot.can(event))) return;
  await simulation.take(step);
  await waitUntilIdle();
}

test('every machine of the roster has a face, or a sentence that says why it has none', () => {
  expect(Object.keys(machineComponents).toSorted()).toEqual(names.toSorted());
  expect(names.filter((name) => typeof machineComponents[name] === 'string').toSorted()).toEqual([
    'announcements',
    'casePreview',
    'drafts',
    'exportWatch',
    'infiniteList',
    'list',
    'listingPreview',
    'listings',
    'operation',
    'outboxRelay',
    'palette',
    'past',
    'pictureGroups',
    'quickEntry',
    'relistings',
    'resource',
    'selection',
    'sellerChoices',
    'send',
    'statistics',
    'translation',
    'triage',
    'undo',
  ]);
});

const livesOf = new Map(
  await Promise.all(
    painted.map(async (name) => {
      const { lives } = await loadSamples(roster[name].folder);
      return [name, lives.map((life) => life.name)] as const;
    }),
  ),
);

describe.each(painted)('the picture of %s', (name) => {
  test.each(livesOf.get(name) ?? [])(
    'is painted in three languages, from its start through everything that its samples try: %s',
    async (lifeName) => {
      const { lives, events } = await loadSamples(roster[name].folder);
      const life = lives.find((one) => one.name === lifeName);
      const simulation = await started(name, lifeName);
      const { faults, show } = await painting(simulation, name);
      for (const lang of languages) await show({ lang });
      for (const event of [...(life?.events ?? events), ...(life?.events ?? events)]) {
        await tried(simulation, event);
        expect([event.type, ...faults]).toEqual([event.type]);
      }
      for (const lang of languages) await show({ lang, scheme: 'dark' });
      expect(faults).toEqual([]);
    },
    60_000,
  );
});

/** What somebody says in a life of theirs, once it is there. */
async function found<E extends Element>(host: ParentNode, selector: string): Promise<E> {
  return vi.waitUntil(() => host.querySelector<E>(selector), inTime);
}

const answer = async (simulation: Simulation, name: RosterName, port: string) => {
  const { events } = await loadSamples(roster[name].folder);
  const event = events.find(({ type }) => type === `xstate.done.actor.${port}`);
  if (!event) throw new Error(`No sample answers ${port}.`);
  await tried(simulation, event);
};

describe('a picture', () => {
  test('is painted in its language, anew in another one, and follows its machine', async () => {
    const simulation = await started('case');
    const { host, show } = await painting(simulation, 'case');
    expect((await found(host, 'h1')).textContent).toBe('Caso 10000002');
    await answer(simulation, 'case', 'caseDescription');
    expect((await found(host, '[role=tab]')).textContent).toBe('Respuesta del vendedor');
    await show({ lang: 'en' });
    await vi.waitFor(() => expect(host.querySelector('[role=tab]')?.textContent).toBe('Seller’s answer'), inTime);
  });

  test('is clickable: the machine takes what its screen sends, and the simulation tells it', async () => {
    const simulation = await started('case');
    const intrusions: string[] = [];
    simulation.onIntrusion(({ event }) => void intrusions.push(event.type));
    const { host } = await painting(simulation, 'case');
    await answer(simulation, 'case', 'caseDescription');
    const tab = await found<HTMLElement>(host, '[role=tab]:not([aria-selected=true])');
    tab.click();
    await waitUntilIdle();
    expect(intrusions).toHaveLength(1);
  });

  test('tells where a link would lead, and goes nowhere', async () => {
    const ways: string[] = [];
    const before = location.href;
    const simulation = await started('case');
    const { host } = await painting(simulation, 'case', { onNavigate: (href) => void ways.push(href) });
    (await found<HTMLAnchorElement>(host, 'a[href^="/reports"]')).click();
    expect([ways, location.href]).toEqual([['/reports/noticed_articles'], before]);
  });

  test('tells another scheme that is chosen on it, and waits to be painted so', async () => {
    const chosen: string[] = [];
    const simulation = await started('shell');
    const { host } = await painting(simulation, 'shell', { onScheme: (scheme) => void chosen.push(scheme) });
    const schemes = await found<HTMLSelectElement>(host, 'select:has(option[value=dark])');
    for (const scheme of ['dark', 'auto']) {
      schemes.value = scheme;
      schemes.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await waitUntilIdle();
    expect([chosen, schemes.value]).toEqual([['dark', 'light'], 'light']);
  });

  test('has the world time of its simulation', async () => {
    const simulation = await started('case');
    const { host } = await painting(simulation, 'case');
    await answer(simulation, 'case', 'caseDescription');
    await found(host, '[role=tab]');
    expect(host.textContent).toContain('vence en 2 días');
  });

  test('of a screen that breaks shows what broke, and the explorer goes on', async () => {
    const simulation = await started('case');
    const { host, faults } = await painting(simulation, 'results');
    expect((await found(host, '[role=alert]')).textContent).toContain('broke while it was painted');
    expect(faults.length).toBeGreaterThan(0);
  });

  test('of a machine without a face says why', async () => {
    const { host } = await painting(await started('drafts'), 'drafts');
    await vi.waitFor(() => expect(host.textContent).toBe(machineComponents.drafts), inTime);
  });

  test('of the session is the stage: the mark while nobody knows who is there, then what is around the screens', async () => {
    const simulation = await started('session');
    const { host } = await painting(simulation, 'session');
    await found(host, '[aria-busy=true]');
    const { events } = await loadSamples(roster.session.folder);
    const restored = events.filter(({ type }) => type === 'xstate.done.actor.restoreSession');
    const nobody = restored.find(({ output }) => JSON.stringify(output) === '{"ok":true,"value":null}');
    if (!nobody) throw new Error('No sample restores nobody.');
    await tried(simulation, nobody);
    await found(host, 'header');
    expect(host.querySelector('nav[popover]')).toBeNull();
    for (const type of ['session.signIn', 'xstate.done.actor.signIn'])
      await tried(simulation, events.find((event) => event.type === type) ?? { type });
    expect(simulation.at()).toContain('signedIn');
    await found(host, 'nav[popover]');
  });
});
