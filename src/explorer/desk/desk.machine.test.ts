import { Blob as WholeBlob } from 'node:buffer';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { sampleCase } from '../../../machines/cases/case/case.samples';
import type { Step, TakenStep, Walk } from '../../../machines/kit/walk';
import { fingerprintOf } from '../chart/fingerprint';
import { decodeWalk, encodeWalk } from '../lab/address';
import { walkAsTest } from '../lab/as-test';
import type { CheckedMachine } from '../lab/check';
import { loadExhibit } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import type { Paths } from '../lab/paths';
import { deskMachine } from './desk.machine';
import type { Platform } from './desk.types';
import { firstOutlook, readPlace, writePlace, type Place } from './place';
import type { walkMachine } from './walk.machine';

let cases: Exhibit;
let fingerprint: string;
beforeAll(async () => {
  vi.stubGlobal('Blob', WholeBlob);
  cases = await loadExhibit('case');
  fingerprint = fingerprintOf(cases.machine);
});
const running: { stop: () => void }[] = [];
afterEach(() => {
  for (const actor of running.splice(0)) actor.stop();
});

const life = 'a case that awaits an answer';
const asking = '{"content":"asking","reply":"choosing"}';
const shown = '{"content":"shown","reply":"choosing"}';
const answer: Step = { do: 'answer', port: 'caseDescription', nth: 1, outcome: { ok: true, value: sampleCase() } };
const begin: Step = { do: 'send', event: { type: 'confirm.begin' } };
const steps: TakenStep[] = [
  { ...answer, to: shown },
  { ...begin, to: '{"content":"shown","reply":"confirming"}' },
];
const walkOf = (more: Partial<Walk> = {}): Walk => ({ format: 1, machine: 'case', fingerprint, life, steps, ...more });
const addressed = async (more: Partial<Walk> = {}, at: number | null = null) =>
  writePlace({ page: 'machine', name: 'case', walk: await encodeWalk(walkOf(more)), at, outlook: firstOutlook });

/** The explorer on that address, in a browser that writes down what it is asked. */
async function opened(hash: string, more: Partial<Platform> = {}, machine: typeof deskMachine = deskMachine) {
  const kept: string[] = [];
  const copied: string[] = [];
  const saved: [string, string, string][] = [];
  const platform: Platform = {
    outlook: () => firstOutlook,
    keepAddress: (one) => void kept.push(one),
    addressOf: (one) => `https://explorer.test/${one}`,
    copy: async (text) => {
      copied.push(text);
      return true;
    },
    save: (name, data) => void data.text().then((text) => saved.push([name, data.type, text])),
    png: async (svg, { width, height }) =>
      new Blob([`${String(width > 0 && height > 0)} ${svg.slice(0, 4)}`], { type: 'image/png' }),
    ...more,
  };
  const desk = createActor(machine, { input: { platform, hash } });
  running.push(desk);
  desk.start();
  const until = (holds: (now: SnapshotFrom<typeof deskMachine>) => boolean) => waitFor(desk, holds, { timeout: 5000 });
  const walk = () => desk.getSnapshot().children.walk as ActorRefFrom<typeof walkMachine>;
  const arrived = () =>
    until(
      (now) =>
        now.matches('list') ||
        now.matches('checking') ||
        now.matches('unopened') ||
        (now.matches('shown') && now.context.walk !== null),
    );
  await arrived();
  return {
    desk,
    kept,
    copied,
    saved,
    until,
    walk,
    arrived,
    context: () => desk.getSnapshot().context,
    value: () => desk.getSnapshot().value,
    /** Takes a step and waits until the address holds it. */
    take: async (step: Step) => {
      const before = kept.length;
      walk().send({ type: 'step.take', step });
      await vi.waitFor(() => expect(kept.length).toBeGreaterThan(before));
    },
    goTo: async (at: number) => {
      const before = kept.length;
      walk().send({ type: 'walk.goTo', at });
      await vi.waitFor(() => expect(kept.length).toBeGreaterThan(before));
    },
  };
}

type Opened = Awaited<ReturnType<typeof opened>>;
const machinePlace = (hash: string) => {
  const place = readPlace(hash);
  if (place.page !== 'machine') throw new Error(`${hash} is no machine.`);
  return place;
};
/** Where the walk stands: the state value of each frame, and which is looked at. */
const standing = ({ walk }: Opened) => {
  const { frames, at } = walk().getSnapshot().context;
  return [...frames.map(({ value }) => JSON.stringify(value)), at];
};

describe('an address', () => {
  test.each(['', '#', '#/'])('“%s” is the list, which can be searched', async (hash) => {
    const { desk, value, context, kept } = await opened(hash);
    expect([value(), context().place, context().fault, kept]).toEqual(['list', { page: 'list' }, null, []]);
    desk.send({ type: 'search.edit', text: 'case' });
    expect(context().search).toBe('case');
  });

  test('of a machine that nobody knows is the list, and says so', async () => {
    const { value, context } = await opened('#/nobody/abc/2?tab=data');
    expect([value(), context().fault, context().exhibit]).toEqual([
      'list',
      'There is no machine "nobody". Choose one of these.',
      null,
    ]);
  });

  test.each(['constructor', 'toString', '__proto__'])(
    'of “%s”, which every object has, is the list too',
    async (name) => {
      const { value, context } = await opened(`#/${name}`);
      expect([value(), context().fault]).toEqual(['list', `There is no machine "${name}". Choose one of these.`]);
    },
  );

  test('of a machine alone stands at its start, in the first life, and stays as it is', async () => {
    const one = await opened('#/case?tab=data');
    expect(standing(one)).toEqual([asking, 0]);
    expect(one.context()).toMatchObject({ fault: null, older: false, stale: false, walk: { life, steps: [], at: 0 } });
    expect([one.context().layout, one.kept]).toEqual([cases.layout, []]);
  });

  test('with a walk stands at its end, or at the step that it says', async () => {
    const one = await opened(await addressed());
    expect(standing(one)).toEqual([asking, shown, steps[1]?.to, 2]);
    const other = await opened(await addressed({}, 1));
    expect(standing(other)).toEqual([asking, shown, steps[1]?.to, 1]);
    expect([other.context().older, other.context().fault, other.kept]).toEqual([false, null, []]);
  });

  test.each([
    ['#/case/damaged', 'The address is damaged: its walk cannot be read. Copy the whole of it once more.'],
    [`#/case/${'A'.repeat(70_000)}`, 'The walk in the address is too long to be one of ours.'],
  ])('with a walk that can’t be read says so and begins anew: %.20s', async (hash, fault) => {
    const one = await opened(hash);
    expect([standing(one), one.context().fault, one.kept]).toEqual([[asking, 0], fault, []]);
    await one.take(answer);
    expect(one.context().fault).toBeNull();
  });

  test('with the walk of another machine says which, and begins anew', async () => {
    const one = await opened(await addressed({ machine: 'login' }));
    expect([standing(one), one.context().fault]).toEqual([[asking, 0], 'The walk in the address is one of "login".']);
  });

  test('with a life that the machine has no more says so, and begins in the first', async () => {
    const one = await opened(await addressed({ life: 'a life of old', fingerprint: '00000000' }));
    expect([standing(one), one.context().fault, one.context().older]).toEqual([
      [asking, 0],
      'The walk begins with "a life of old", which this version of case doesn\'t know.',
      false,
    ]);
  });

  test('with the walk of another version says so, and shows what still holds', async () => {
    const lost: TakenStep = { do: 'send', event: { type: 'confirm.start' }, to: shown };
    const one = await opened(
      await addressed({ fingerprint: '00000000', steps: [...steps.slice(0, 1), lost, ...steps] }),
    );
    expect([standing(one), one.context().older]).toEqual([[asking, shown, 1], true]);
    expect(one.walk().getSnapshot().context.broke).toEqual({
      at: 1,
      said: `Step 2 can't be taken: "confirm.start" is not accepted in ${shown}.`,
      lost: [lost, ...steps],
    });
    const same = await opened(await addressed({ fingerprint: '00000000' }));
    expect([standing(same), same.context().older]).toEqual([[asking, shown, steps[1]?.to, 2], true]);
  });

  test('is kept on each move and holds the whole walk and where it stands', async () => {
    const one = await opened('#/case');
    await one.take(answer);
    await one.take(begin);
    await one.goTo(1);
    const places = one.kept.map(machinePlace);
    expect(places.map(({ name, at }) => [name, at])).toEqual([
      ['case', null],
      ['case', null],
      ['case', 1],
    ]);
    expect(await Promise.all(places.map(({ walk }) => decodeWalk(walk ?? '')))).toEqual([
      { ok: true, walk: walkOf({ steps: steps.slice(0, 1) }) },
      { ok: true, walk: walkOf() },
      { ok: true, walk: walkOf() },
    ]);
    const again = await opened(one.kept.at(-1) ?? '');
    expect(standing(again)).toEqual(standing(one));
    await one.goTo(0);
    await one.take({ do: 'send', event: { type: 'tab.choose', tab: 'seller' } });
    await one.goTo(0);
    one.walk().send({ type: 'walk.cut' });
    await vi.waitFor(() => expect(one.kept.at(-1)).toBe('#/case'));
  });

  test('holds what is looked at, too', async () => {
    const one = await opened('#/case');
    one.desk.send({ type: 'outlook.choose', outlook: { tab: 'screen', lang: 'pt' } });
    one.desk.send({ type: 'outlook.choose', outlook: { scheme: 'dark' } });
    await vi.waitFor(() => expect(one.kept.at(-1)).toBe('#/case?tab=screen&lang=pt&scheme=dark'));
    expect(one.context().place).toMatchObject({
      outlook: { tab: 'screen', lang: 'pt', scheme: 'dark', width: 'wide' },
    });
    await one.take(answer);
    expect(machinePlace(one.kept.at(-1) ?? '').outlook).toEqual({
      tab: 'screen',
      lang: 'pt',
      scheme: 'dark',
      width: 'wide',
    });
  });

  test('keeps the steps that no longer hold while one only looks, and drops them with the next step', async () => {
    const lost: TakenStep = { do: 'send', event: { type: 'confirm.start' }, to: shown };
    const given = walkOf({ fingerprint: '00000000', steps: [...steps.slice(0, 1), lost] });
    const one = await opened(await addressed(given));
    one.desk.send({ type: 'outlook.choose', outlook: { tab: 'data' } });
    await vi.waitFor(() => expect(one.kept).toHaveLength(1));
    expect(await decodeWalk(machinePlace(one.kept[0] ?? '').walk ?? '')).toEqual({ ok: true, walk: given });
    await one.take(begin);
    expect(await decodeWalk(machinePlace(one.kept.at(-1) ?? '').walk ?? '')).toEqual({ ok: true, walk: walkOf() });
  });

  test('leaves open what suits the browser', async () => {
    const one = await opened('#/case', { outlook: () => ({ ...firstOutlook, width: 'phone' }) });
    expect(one.context().place).toMatchObject({ outlook: { ...firstOutlook, width: 'phone' } });
  });

  test('that changes elsewhere opens what it names; the one that stands already does nothing', async () => {
    const one = await opened('#/case');
    await one.take(answer);
    one.desk.send({ type: 'chart.choose', id: 'case.reply' });
    const [walk, rehearsal] = [one.walk(), one.walk().getSnapshot().context.rehearsal];
    one.desk.send({ type: 'address.changed', hash: one.kept.at(-1) ?? '' });
    expect([one.walk(), one.context().chosen]).toEqual([walk, 'case.reply']);
    one.desk.send({ type: 'address.changed', hash: '#/login' });
    expect(rehearsal?.root.getSnapshot().status).toBe('stopped');
    await one.arrived();
    expect(one.context()).toMatchObject({ exhibit: { name: 'login' }, chosen: null, walk: { steps: [], at: 0 } });
    expect(standing(one)).toEqual(['"filling"', 0]);
    one.desk.send({ type: 'address.changed', hash: '#/' });
    await one.until((now) => now.matches('list'));
    expect([one.context().exhibit, one.context().layout, one.context().walk]).toEqual([null, null, null]);
  });
});

test('a machine whose files don’t load says why, and is asked for again', async () => {
  let asked = 0;
  const opening = fromPromise<Exhibit, { place: Place }>(async () => {
    asked += 1;
    if (asked === 1) throw new Error('machines/cases/case/case.words.ts is missing.');
    return cases;
  });
  const one = await opened('#/case', {}, deskMachine.provide({ actors: { opening } }));
  expect([one.value(), one.context().fault]).toEqual(['unopened', 'machines/cases/case/case.words.ts is missing.']);
  one.desk.send({ type: 'exhibit.retry' });
  await one.until((now) => now.matches('shown') && now.context.walk !== null);
  expect(standing(one)).toEqual([asking, 0]);
});

test('a drawing that was made of another version is told', async () => {
  const opening = fromPromise<Exhibit, { place: Place }>(async () => ({
    ...cases,
    layout: { ...cases.layout, fingerprint: '00000000' },
  }));
  const one = await opened(await addressed(), {}, deskMachine.provide({ actors: { opening } }));
  expect([one.context().stale, one.context().older]).toEqual([true, false]);
});

describe('the chart', () => {
  test('is laid out anew without what is collapsed, and is the drawn one again when all is shown', async () => {
    const one = await opened('#/case');
    const laid = () => one.until((now) => now.matches({ shown: { chart: 'laid' } }));
    one.desk.send({ type: 'region.toggle', id: 'case.reply' });
    await laid();
    const inside = cases.layout.nodes.filter(({ parent }) => parent === 'case.reply').map(({ id }) => id);
    expect(inside.length).toBeGreaterThan(3);
    expect(one.context().layout?.nodes.map(({ id }) => id)).toEqual(
      cases.layout.nodes.map(({ id }) => id).filter((id) => !inside.includes(id)),
    );
    expect([...one.context().collapsed]).toEqual(['case.reply']);
    one.desk.send({ type: 'region.toggle', id: 'case.reply' });
    await laid();
    expect([one.context().layout, one.context().collapsed.size]).toEqual([cases.layout, 0]);
  });

  test('what is chosen in it is let go by choosing it again or nothing; the way to it is looked for', async () => {
    const one = await opened('#/case');
    const choose = (id: string | null) => {
      one.desk.send({ type: 'chart.choose', id });
      return one.context().chosen;
    };
    expect(choose('case.reply.sending')).toBe('case.reply.sending');
    expect(one.desk.getSnapshot().matches({ shown: { paths: 'walking' } })).toBe(true);
    expect([choose('case.reply'), choose('case.reply'), choose('case.content'), choose(null)]).toEqual([
      'case.reply',
      null,
      'case.content',
      null,
    ]);
    await one.until((now) => now.matches({ shown: { paths: 'known' } }));
    expect([choose('case.reply'), choose('case.reply')]).toEqual(['case.reply', null]);
    const { states = [], transitions = [] } = one.context().paths ?? {};
    expect([states.filter(({ reached }) => !reached), transitions.filter(({ taken }) => !taken)]).toEqual([[], []]);
  });

  test('shows what no path reaches when it is asked to, and no more when it is asked again', async () => {
    const one = await opened('#/login');
    one.desk.send({ type: 'coverage.toggle' });
    expect(one.context().showsCoverage).toBe(true);
    await one.until((now) => now.matches({ shown: { paths: 'known' } }));
    one.desk.send({ type: 'coverage.toggle' });
    expect(one.context().showsCoverage).toBe(false);
  });
});

describe('the paths', () => {
  test('are walked once they are looked at; a search begins at the top of the list, more are shown by fifties', async () => {
    const one = await opened('#/login');
    one.desk.send({ type: 'paths.open' });
    await one.until((now) => now.matches({ shown: { paths: 'known' } }));
    expect(one.context().paths?.walks).toHaveLength(6);
    one.desk.send({ type: 'paths.more' });
    expect(one.context().pathsListed).toBe(100);
    one.desk.send({ type: 'paths.filter', text: 'faulty' });
    expect([one.context().pathFilter, one.context().pathsListed]).toEqual(['faulty', 50]);
    const { paths } = one.context();
    one.desk.send({ type: 'paths.open' });
    expect(one.context().paths).toBe(paths);
  });

  test('that can’t be walked are told, and can be asked for again', async () => {
    const walking = fromPromise<Paths, { exhibit: Exhibit | null }>(() =>
      Promise.reject(new Error('The paths do not end.')),
    );
    const one = await opened('#/login', {}, deskMachine.provide({ actors: { walking } }));
    one.desk.send({ type: 'paths.open' });
    await one.until((now) => now.context.fault !== null);
    expect([one.context().fault, one.desk.getSnapshot().matches({ shown: { paths: 'unasked' } })]).toEqual([
      'The paths do not end.',
      true,
    ]);
  });
});

describe('what is handed on', () => {
  const shared = async (one: Opened, what: 'link' | 'test' | 'report' | 'svg' | 'png') => {
    one.desk.send({ type: 'shared.dismiss' });
    one.desk.send({ type: 'share', what });
    return (await one.until((now) => now.context.shared !== null)).context.shared;
  };

  test('is the address, the test and the report of the walk up to where it stands', async () => {
    const one = await opened(await addressed({}, 1));
    expect(await shared(one, 'link')).toEqual({ ok: true, said: 'The link is copied.', text: null });
    expect(await shared(one, 'test')).toEqual({ ok: true, said: 'The test is copied.', text: null });
    expect(await shared(one, 'report')).toEqual({ ok: true, said: 'The report is copied.', text: null });
    const address = `https://explorer.test/${await addressed({}, 1)}`;
    const test = walkAsTest(cases, { life, steps: steps.slice(0, 1) });
    expect(one.copied.slice(0, 2)).toEqual([address, test]);
    expect(one.copied[2]).toContain(`[Replay it in the explorer](<${address}>)`);
    expect(one.copied[2]).toContain(test.trimEnd());
    one.desk.send({ type: 'shared.dismiss' });
    expect(one.context().shared).toBeNull();
  });

  test('stands there to be copied by hand when the browser refuses', async () => {
    const one = await opened(await addressed(), { copy: async () => false });
    expect(await shared(one, 'test')).toEqual({
      ok: false,
      said: "The browser doesn't let us copy. The test stands below: copy it by hand.",
      text: walkAsTest(cases, { life, steps }),
    });
  });

  test('is the chart as a picture, with what is lit in its title', async () => {
    const one = await opened(await addressed({}, 1));
    expect(await shared(one, 'svg')).toEqual({ ok: true, said: 'case.svg is saved.', text: null });
    expect(await shared(one, 'png')).toEqual({ ok: true, said: 'case.png is saved.', text: null });
    await vi.waitFor(() => expect(one.saved).toHaveLength(2));
    expect(one.saved.map(([name, type]) => [name, type])).toEqual([
      ['case.svg', 'image/svg+xml'],
      ['case.png', 'image/png'],
    ]);
    const drawn = new DOMParser().parseFromString(one.saved[0]?.[2] ?? '', 'image/svg+xml');
    expect(drawn.documentElement.localName).toBe('svg');
    expect(drawn.querySelector('title')?.textContent).toBe(`case: ${shown}`);
    expect(one.saved[1]?.[2]).toMatch(/^true <(svg|\?xml)/);
  });

  test('says so when the browser can’t draw, and saves nothing', async () => {
    const one = await opened('#/case', { png: async () => null });
    expect(await shared(one, 'png')).toEqual({
      ok: false,
      said: 'The browser could not draw the picture: save the SVG.',
      text: null,
    });
    expect(one.saved).toEqual([]);
  });

  test('of a test that expects another state has it at its end, written in words or as it stands', async () => {
    const one = await opened(await addressed({}, 1));
    const wanted = '{"content":"failed","reply":"choosing"}';
    for (const text of ['content.failed', 'failed', '{"content":"failed"}', wanted]) {
      one.walk().send({ type: 'expected.edit', text });
      await shared(one, 'test');
    }
    const test = walkAsTest(cases, { life, steps: steps.slice(0, 1) }, JSON.parse(wanted));
    expect(one.copied).toEqual([test, test, test, test]);
    expect(test).toContain(JSON.stringify(wanted));
  });

  test.each([
    ['lost', 'There is no state "lost" in case.'],
    ['{"content":', 'What you expected is no state of case: it is no JSON.'],
  ])('of a test that expects “%s” is told why there is none; the link goes', async (text, said) => {
    const one = await opened(await addressed());
    one.walk().send({ type: 'expected.edit', text });
    expect(await shared(one, 'test')).toEqual({ ok: false, said, text: null });
    expect(await shared(one, 'report')).toEqual({ ok: false, said, text: null });
    expect(await shared(one, 'link')).toMatchObject({ ok: true });
    expect(one.copied).toHaveLength(1);
  });
});

test('the page of the coverage tells machine after machine, and that all are told', async () => {
  const checked = (name: string, faults: string[]): CheckedMachine => ({
    name,
    area: 'system',
    lives: 1,
    events: 2,
    walks: 3,
    states: { all: 4, reached: 4 },
    transitions: { all: 5, taken: 5 - faults.length },
    faults,
  });
  const two = [checked('one', []), checked('two', ['Transition not taken: two.a --b[0]--> stays.'])];
  const values: unknown[] = [];
  const checking = fromCallback(({ sendBack }) => {
    for (const machine of two) sendBack({ type: 'machine.checked', machine });
    const end = setTimeout(() => sendBack({ type: 'check.done' }), 5);
    return () => clearTimeout(end);
  });
  const one = await opened('#/coverage', {}, deskMachine.provide({ actors: { checking } }));
  values.push(one.value(), one.context().checked);
  await one.until((now) => now.matches({ checking: 'done' }));
  values.push(one.value(), one.context().checked);
  expect(values).toEqual([{ checking: 'walking' }, two, { checking: 'done' }, two]);
  one.desk.send({ type: 'address.changed', hash: '#/' });
  await one.until((now) => now.matches('list'));
  expect(one.context().checked).toEqual([]);
});
