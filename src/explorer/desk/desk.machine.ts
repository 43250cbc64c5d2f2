import {
  assign,
  fromCallback,
  fromPromise,
  setup,
  type AnyStateMachine,
  type EventObject,
  type SnapshotFrom,
} from 'xstate';
import { layOut } from '../chart/lay-out';
import type { ChartLayout } from '../chart/layout.types';
import { decodeWalk, encodeWalk } from '../lab/address';
import { checkMachine } from '../lab/check';
import { isMachineName, loadExhibit, machineNames } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import { pathsOf, type Paths } from '../lab/paths';
import type { DeskContext, DeskEvent, Platform, ReadAddress, Shared } from './desk.types';
import { readPlace, writePlace, type Place } from './place';
import { share, type ShareInput } from './share';
import { walkMachine } from './walk.machine';

/** Some machines have thousands. */
const pathsAtOnce = 50;
const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id]);
}

async function readAddress(hash: string): Promise<ReadAddress> {
  const place = readPlace(hash);
  if (place.page !== 'machine') return { place, walk: null, fault: null };
  if (!isMachineName(place.name))
    return { place: { page: 'list' }, walk: null, fault: `There is no machine "${place.name}". Choose one of these.` };
  if (place.walk === null) return { place, walk: null, fault: null };
  const read = await decodeWalk(place.walk);
  if (!read.ok) return { place, walk: null, fault: read.fault };
  if (read.walk.machine !== place.name)
    return { place, walk: null, fault: `The walk in the address is one of "${read.walk.machine}".` };
  return { place, walk: read.walk, fault: null };
}

/** The machine of that place; `list` is the page for those that have none. */
const nameIn = (place: Place) => (place.page === 'machine' && isMachineName(place.name) ? place.name : null);

async function load(place: Place): Promise<Exhibit> {
  const name = nameIn(place);
  if (name === null) throw new Error('The address names no machine.');
  return loadExhibit(name);
}

/** Everything that the explorer does around a walk: which machine is looked at, its chart, its paths, what is shared, and the address that holds it all. */
export const deskMachine = setup({
  types: {
    context: {} as DeskContext,
    events: {} as DeskEvent,
    input: {} as { platform: Platform; hash: string },
  },
  actors: {
    reading: fromPromise<ReadAddress, { hash: string }>(({ input }) => readAddress(input.hash)),
    opening: fromPromise<Exhibit, { place: Place }>(({ input }) => load(input.place)),
    walk: walkMachine,
    layingOut: fromPromise<ChartLayout, { exhibit: Exhibit | null; collapsed: ReadonlySet<string> }>(
      async ({ input: { exhibit, collapsed } }) => {
        if (exhibit === null) throw new Error('No machine is open.');
        return collapsed.size === 0 ? exhibit.layout : layOut(exhibit.machine, exhibit.words, collapsed);
      },
    ),
    walking: fromPromise<Paths, { exhibit: Exhibit | null }>(async ({ input: { exhibit }, signal }) => {
      if (exhibit === null) throw new Error('No machine is open.');
      return pathsOf(exhibit.machine, exhibit.samples, signal);
    }),
    writing: fromPromise<string, Pick<DeskContext, 'exhibit' | 'walk' | 'place'>>(async ({ input }) => {
      const { exhibit, walk, place } = input;
      if (place.page !== 'machine' || exhibit === null || walk === null) return writePlace(place);
      const { steps, life, at } = walk;
      const { name, layout } = exhibit;
      const isFresh = steps.length === 0 && life === exhibit.samples.lives[0].name;
      const text = isFresh
        ? null
        : await encodeWalk({ format: 1, machine: name, fingerprint: layout.fingerprint, life, steps });
      return writePlace({ ...place, walk: text, at: at === steps.length ? null : at });
    }),
    sharing: fromPromise<Shared, ShareInput | null>(async ({ input }) =>
      input === null ? { ok: false, said: 'No machine is open.', text: null } : share(input),
    ),
    checking: fromCallback<EventObject>(({ sendBack }) => {
      let going = true;
      void (async () => {
        for (const name of machineNames) {
          const machine = await checkMachine(name);
          if (!going) return;
          sendBack({ type: 'machine.checked', machine });
        }
        sendBack({ type: 'check.done' });
      })();
      return () => {
        going = false;
      };
    }),
  },
  guards: {
    isElsewhere: ({ context, event }) => event.type === 'address.changed' && event.hash !== context.hash,
    isMachine: ({ context }) => context.place.page === 'machine',
    isCheck: ({ context }) => context.place.page === 'check',
  },
  actions: {
    keepAddress: ({ context }) => context.platform.keepAddress(context.hash),
    keepOutlook: assign({
      place: ({ context, event }) =>
        event.type === 'outlook.choose' && context.place.page === 'machine'
          ? { ...context.place, outlook: { ...context.place.outlook, ...event.outlook } }
          : context.place,
    }),
    forgetMachine: assign({
      exhibit: null,
      given: null,
      course: null,
      fault: null,
      older: false,
      walk: null,
      chosen: null,
      search: '',
      collapsed: new Set<string>(),
      layout: null,
      paths: null,
      pathFilter: '',
      pathsListed: pathsAtOnce,
      showsCoverage: false,
      checked: [],
      shared: null,
    }),
  },
}).createMachine({
  id: 'desk',
  context: ({ input: { platform, hash } }) => ({
    platform,
    place: { page: 'list' },
    hash,
    exhibit: null,
    given: null,
    course: null,
    fault: null,
    older: false,
    walk: null,
    chosen: null,
    search: '',
    collapsed: new Set<string>(),
    layout: null,
    paths: null,
    pathFilter: '',
    pathsListed: pathsAtOnce,
    showsCoverage: false,
    checked: [],
    shared: null,
  }),
  initial: 'reading',
  on: {
    'address.changed': {
      guard: 'isElsewhere',
      target: '.reading',
      actions: assign({ hash: ({ event }) => event.hash }),
    },
  },
  states: {
    reading: {
      entry: 'forgetMachine',
      invoke: {
        src: 'reading',
        input: ({ context }) => ({ hash: context.hash }),
        onDone: {
          target: 'arriving',
          actions: assign({
            place: ({ event }) => event.output.place,
            fault: ({ event }) => event.output.fault,
            given: ({ event }) => event.output.walk,
          }),
        },
        onError: { target: 'list', actions: assign({ fault: ({ event }) => sentenceOf(event.error) }) },
      },
    },
    arriving: {
      always: [{ guard: 'isMachine', target: 'opening' }, { guard: 'isCheck', target: 'checking' }, { target: 'list' }],
    },
    list: { on: { 'search.edit': { actions: assign({ search: ({ event }) => event.text }) } } },
    checking: {
      initial: 'walking',
      states: {
        walking: {
          invoke: { src: 'checking' },
          on: {
            'machine.checked': {
              actions: assign({ checked: ({ context, event }) => [...context.checked, event.machine] }),
            },
            'check.done': 'done',
          },
        },
        done: {},
      },
    },
    opening: {
      invoke: {
        src: 'opening',
        input: ({ context }) => ({ place: context.place }),
        onDone: {
          target: 'shown',
          actions: assign(({ context: { given, place, fault }, event: { output } }) => {
            const { lives } = output.samples;
            const opened = { exhibit: output, layout: output.layout };
            if (given === null) return { ...opened, course: { life: lives[0].name, steps: [] } };
            if (!lives.some(({ name }) => name === given.life))
              return {
                ...opened,
                course: { life: lives[0].name, steps: [] },
                fault: `The walk begins with "${given.life}", which this version of ${output.name} doesn't know.`,
              };
            const at = place.page === 'machine' ? (place.at ?? undefined) : undefined;
            return {
              ...opened,
              course: { life: given.life, steps: given.steps, at },
              older: given.fingerprint !== output.layout.fingerprint,
              fault,
            };
          }),
        },
        onError: { target: 'unopened', actions: assign({ fault: ({ event }) => sentenceOf(event.error) }) },
      },
    },
    unopened: { on: { 'exhibit.retry': 'opening' } },
    shown: {
      type: 'parallel',
      on: {
        'chart.choose': {
          actions: assign({ chosen: ({ context, event }) => (event.id === context.chosen ? null : event.id) }),
        },
        'search.edit': { actions: assign({ search: ({ event }) => event.text }) },
      },
      invoke: {
        src: 'walk',
        id: 'walk',
        input: ({ context: { exhibit, course } }) => {
          if (exhibit === null) throw new Error('No machine is open.');
          return { exhibit, ...(course ?? { life: exhibit.samples.lives[0].name, steps: [] }) };
        },
      },
      states: {
        address: {
          initial: 'kept',
          on: {
            'walk.moved': {
              target: '.writing',
              actions: assign({ walk: ({ event: { life, steps, at } }) => ({ life, steps, at }) }),
            },
            'outlook.choose': { target: '.writing', actions: 'keepOutlook' },
          },
          states: {
            kept: {},
            writing: {
              invoke: {
                src: 'writing',
                input: ({ context: { exhibit, walk, place } }) => ({ exhibit, walk, place }),
                onDone: { target: 'kept', actions: [assign({ hash: ({ event }) => event.output }), 'keepAddress'] },
                onError: { target: 'kept', actions: assign({ fault: ({ event }) => sentenceOf(event.error) }) },
              },
            },
          },
        },
        chart: {
          initial: 'laid',
          on: {
            'region.toggle': {
              target: '.layingOut',
              actions: assign({
                collapsed: ({ context, event }) => toggled(context.collapsed, event.id),
              }),
            },
          },
          states: {
            laid: {},
            layingOut: {
              invoke: {
                src: 'layingOut',
                input: ({ context: { exhibit, collapsed } }) => ({ exhibit, collapsed }),
                onDone: { target: 'laid', actions: assign({ layout: ({ event }) => event.output }) },
                onError: { target: 'laid', actions: assign({ fault: ({ event }) => sentenceOf(event.error) }) },
              },
            },
          },
        },
        paths: {
          initial: 'unasked',
          on: {
            'paths.filter': { actions: assign({ pathFilter: ({ event }) => event.text, pathsListed: pathsAtOnce }) },
            'paths.more': { actions: assign({ pathsListed: ({ context }) => context.pathsListed + pathsAtOnce }) },
          },
          states: {
            unasked: {
              on: {
                'paths.open': 'walking',
                'coverage.toggle': { target: 'walking', actions: assign({ showsCoverage: true }) },
              },
            },
            walking: {
              invoke: {
                src: 'walking',
                input: ({ context }) => ({ exhibit: context.exhibit }),
                onDone: { target: 'known', actions: assign({ paths: ({ event }) => event.output }) },
                onError: { target: 'unasked', actions: assign({ fault: ({ event }) => sentenceOf(event.error) }) },
              },
            },
            known: {
              on: {
                'coverage.toggle': { actions: assign({ showsCoverage: ({ context }) => !context.showsCoverage }) },
              },
            },
          },
        },
        sharing: {
          initial: 'idle',
          on: { 'shared.dismiss': { actions: assign({ shared: null }) } },
          states: {
            idle: { on: { share: 'sharing' } },
            sharing: {
              invoke: {
                src: 'sharing',
                input: ({ context, event, self }) => {
                  const { exhibit, layout, platform, hash } = context;
                  const walk = (self.getSnapshot() as SnapshotFrom<AnyStateMachine>).children.walk?.getSnapshot() as
                    SnapshotFrom<typeof walkMachine> | undefined;
                  if (exhibit === null || layout === null || walk === undefined || event.type !== 'share') return null;
                  return { what: event.what, platform, exhibit, layout, hash, walk: walk.context };
                },
                onDone: { target: 'idle', actions: assign({ shared: ({ event }) => event.output }) },
                onError: {
                  target: 'idle',
                  actions: assign({
                    shared: ({ event }) => ({ ok: false, said: sentenceOf(event.error), text: null }),
                  }),
                },
              },
            },
          },
        },
      },
    },
  },
});
