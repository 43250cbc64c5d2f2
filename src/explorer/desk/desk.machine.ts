import { assign, enqueueActions, setup, type AnyStateMachine, type SnapshotFrom } from 'xstate';
import { checking, layingOut, opening, reading, sharing, walking, writing } from './desk.effects';
import { fingerprintOf } from '../chart/fingerprint';
import { fittingSteps } from '../lab/fitting';
import type { DeskContext, DeskEvent, Platform } from './desk.types';
import { walkMachine } from './walk.machine';

/** Some machines have thousands. */
const pathsAtOnce = 50;
const widths = { first: 38, least: 20, most: 70 };
const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const keptHere = (error: unknown): string =>
  `${sentenceOf(error)} From here on it is kept in this page alone: copy it as a test or as a report.`;

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id]);
}

/** What is known while no machine is open. */
const noMachine = () => ({
  exhibit: null,
  given: null,
  course: null,
  fault: null,
  older: false,
  stale: false,
  hasMoved: false,
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
  shut: new Set<string>(),
  unheld: null,
  lost: null,
});

/** Everything that the explorer does around a walk: which machine is looked at, its chart, its paths, what is shared, and the address that holds it all. */
export const deskMachine = setup({
  types: {
    context: {} as DeskContext,
    events: {} as DeskEvent,
    input: {} as { platform: Platform; hash: string },
  },
  actors: { reading, opening, walk: walkMachine, layingOut, walking, writing, sharing, checking },
  guards: {
    isElsewhere: ({ context, event }) => event.type === 'address.changed' && event.hash !== context.hash,
    isMachine: ({ context }) => context.place.page === 'machine',
    /** The address stays as it was given until somebody moves on: also one that holds more than could be shown. */
    arrives: ({ context }) => context.walk === null,
    isCheck: ({ context }) => context.place.page === 'check',
  },
  actions: {
    keepAddress: enqueueActions(({ context, enqueue }, hash: string) => {
      enqueue(() => context.platform.keepAddress(hash, context.hash));
      enqueue.assign({ hash });
    }),
    keepOutlook: assign({
      place: ({ context, event }) =>
        event.type === 'outlook.choose' && context.place.page === 'machine'
          ? { ...context.place, outlook: { ...context.place.outlook, ...event.outlook } }
          : context.place,
    }),
    keepWalk: assign({
      walk: ({ context, event }) =>
        event.type === 'walk.moved' ? { life: event.life, steps: event.steps, at: event.at } : context.walk,
    }),
    keepLost: assign({
      lost: ({ context: { given }, event }) => {
        const from = event.type === 'walk.moved' ? event.steps.length : 0;
        const steps = given?.steps.slice(from) ?? [];
        return steps.length === 0 ? null : { from, steps };
      },
    }),
    keepChosen: assign({
      chosen: ({ context, event }) => (event.type !== 'chart.choose' || event.id === context.chosen ? null : event.id),
    }),
    forgetMachine: assign(noMachine),
  },
}).createMachine({
  id: 'desk',
  context: ({ input: { platform, hash } }) => ({
    platform,
    place: { page: 'list' },
    hash,
    beside: widths.first,
    whole: false,
    ...noMachine(),
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
        input: ({ context: { hash, platform } }) => ({ hash, outlook: platform.outlook() }),
        onDone: {
          target: 'arriving',
          actions: assign({
            place: ({ event }) => event.output.place,
            fault: ({ event }) => event.output.fault,
            given: ({ event }) => event.output.walk,
            search: ({ event: { output } }) => (output.place.page === 'list' ? (output.place.find ?? '') : ''),
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
            const stale = output.layout.fingerprint !== fingerprintOf(output.machine);
            const opened = { exhibit: output, layout: output.layout, stale };
            if (given === null) return { ...opened, course: { life: lives[0].name, steps: [] } };
            if (!lives.some(({ name }) => name === given.life))
              return {
                ...opened,
                course: { life: lives[0].name, steps: [] },
                fault: `The walk begins with "${given.life}", which this version of ${output.name} doesn't know.`,
              };
            const at = place.page === 'machine' ? (place.at ?? undefined) : undefined;
            const fitting = fittingSteps(output, given.steps);
            return {
              ...opened,
              course: { life: given.life, steps: fitting.steps, at },
              older: given.fingerprint !== fingerprintOf(output.machine),
              fault: fault ?? fitting.fault,
            };
          }),
        },
        onError: { target: 'unopened', actions: assign({ fault: ({ event }) => sentenceOf(event.error) }) },
      },
    },
    unopened: { on: { 'exhibit.retry': { target: 'opening', actions: assign({ fault: null }) } } },
    shown: {
      type: 'parallel',
      on: {
        'chart.choose': { actions: 'keepChosen' },
        'search.edit': { actions: assign({ search: ({ event }) => event.text }) },
        'beside.size': {
          actions: assign({ beside: ({ event }) => Math.min(widths.most, Math.max(widths.least, event.percent)) }),
        },
        'whole.toggle': { actions: assign({ whole: ({ context }) => !context.whole }) },
        'lost.dismiss': { actions: assign({ lost: null }) },
        'editor.toggle': { actions: assign({ shut: ({ context, event }) => toggled(context.shut, event.key) }) },
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
            'walk.moved': [
              { guard: 'arrives', actions: ['keepLost', 'keepWalk'] },
              { target: '.writing', actions: ['keepWalk', assign({ fault: null, older: false, hasMoved: true })] },
            ],
            'outlook.choose': { target: '.writing', actions: 'keepOutlook' },
          },
          states: {
            kept: {},
            writing: {
              invoke: {
                src: 'writing',
                input: ({ context: { exhibit, walk, place, hasMoved } }) => ({ exhibit, walk, place, hasMoved }),
                onDone: {
                  target: 'kept',
                  actions: [{ type: 'keepAddress', params: ({ event }) => event.output }, assign({ unheld: null })],
                },
                onError: {
                  target: 'kept',
                  actions: assign(({ event: { error } }) => ({ fault: keptHere(error), unheld: sentenceOf(error) })),
                },
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
            'coverage.toggle': { actions: assign({ showsCoverage: ({ context }) => !context.showsCoverage }) },
          },
          states: {
            unasked: {
              on: {
                'paths.open': 'walking',
                'chart.choose': { target: 'walking', actions: 'keepChosen' },
                'coverage.toggle': { target: 'walking', actions: assign({ showsCoverage: true }) },
              },
            },
            walking: {
              invoke: {
                src: 'walking',
                input: ({ context }) => ({ exhibit: context.exhibit }),
                onDone: { target: 'known', actions: assign({ paths: ({ event }) => event.output }) },
                onError: {
                  target: 'unasked',
                  actions: assign({ fault: ({ event }) => sentenceOf(event.error), showsCoverage: false }),
                },
              },
            },
            known: {},
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
                  const { exhibit, layout, platform, place, hasMoved } = context;
                  const walk = (self.getSnapshot() as SnapshotFrom<AnyStateMachine>).children.walk?.getSnapshot() as
                    SnapshotFrom<typeof walkMachine> | undefined;
                  if (exhibit === null || layout === null || walk === undefined || event.type !== 'share') return null;
                  const written = { exhibit, walk: context.walk, place, hasMoved };
                  return { what: event.what, platform, exhibit, layout, written, walk: walk.context };
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
