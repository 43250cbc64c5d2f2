import { assign, type AnyActorRef, type AnyStateMachine, type SnapshotFrom } from 'xstate';
import { fingerprintOf } from '../chart/fingerprint';
import { walkPathOf, withGivenScenario } from './walk-path';
import { chosenAtFirst } from './location';
import {
  deskSetup,
  describeSaveFailure,
  createEmptyContext,
  pathPageSize,
  errorMessageOf,
  toggleId,
  paneWidths,
} from './desk.setup';
import type { walkMachine } from './walk.machine';
import { innerMachineAt, toDrawnMachine } from './inner-machine';

/** The walk that runs within, as it stands. */
const walkIn = (self: Pick<AnyActorRef, 'getSnapshot'>) =>
  (self.getSnapshot() as SnapshotFrom<AnyStateMachine>).children.walk?.getSnapshot() as
    | SnapshotFrom<typeof walkMachine>
    | undefined;

/** Everything that the explorer does around a walk: which machine is looked at, its chart, its paths, what is shared, and the address that holds it all. */
export const deskMachine = deskSetup.createMachine({
  id: 'desk',
  context: ({ input: { platform, hash } }) => ({
    platform,
    place: { page: 'list' },
    hash,
    file: null,
    recording: null,
    beside: paneWidths.first,
    whole: false,
    missing: null,
    traceability: null,
    ...createEmptyContext(),
  }),
  initial: 'reading',
  on: {
    'address.changed': {
      guard: 'isElsewhere',
      target: '.reading',
      actions: 'setHash',
    },
    'file.open': { target: '.reading', actions: assign({ file: ({ event }) => event.text }) },
    'part.missing': { actions: assign({ missing: ({ event }) => event.said }) },
    'page.reload': { actions: ({ context }) => context.platform.reload() },
  },
  states: {
    reading: {
      entry: 'clearMachine',
      invoke: {
        src: 'reading',
        input: ({ context: { hash, platform, file } }) => ({ hash, file, outlook: platform.outlook() }),
        onDone: {
          target: 'arriving',
          actions: [
            { type: 'saveFilePlace', params: ({ event }) => event.output },
            assign({
              file: null,
              recording: ({ event }) => event.output.recording ?? null,
              place: ({ event }) => event.output.place,
              fault: ({ event }) => event.output.fault,
              given: ({ event }) => event.output.walk,
              search: ({ event: { output } }) => (output.place.page === 'list' ? (output.place.find ?? '') : ''),
            }),
          ],
        },
        onError: { target: 'list', actions: assign({ file: null, fault: ({ event }) => errorMessageOf(event.error) }) },
      },
    },
    arriving: {
      always: [
        { guard: 'isMachine', target: 'opening' },
        { guard: 'isCheck', target: 'checking' },
        { guard: 'isLive', target: 'live' },
        { guard: 'isMap', target: 'map' },
        { target: 'list' },
      ],
    },
    map: {
      on: {
        'search.edit': { actions: assign({ search: ({ event }) => event.text }) },
        'address.changed': { guard: 'isOnMap', actions: ['setHash', 'setMapPlace'] },
      },
    },
    list: { on: { 'search.edit': { actions: assign({ search: ({ event }) => event.text }) } } },
    live: { invoke: { src: 'live', id: 'live', input: ({ context: { recording } }) => ({ text: recording }) } },
    checking: {
      invoke: {
        src: 'readingTraceability',
        onDone: { actions: assign({ traceability: ({ event }) => event.output }) },
        onError: { actions: assign({ fault: ({ event }) => errorMessageOf(event.error) }) },
      },
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
          actions: assign(({ context, event: { output } }) => ({
            exhibit: withGivenScenario(output, context.given),
            layout: output.layout,
            drawn: toDrawnMachine(output),
            ...chosenAtFirst(context.place),
            stale: output.layout.fingerprint !== fingerprintOf(output.machine),
            ...walkPathOf(withGivenScenario(output, context.given), context),
          })),
        },
        onError: { target: 'unopened', actions: assign({ fault: ({ event }) => errorMessageOf(event.error) }) },
      },
    },
    unopened: { on: { 'exhibit.retry': { target: 'opening', actions: assign({ fault: null }) } } },
    shown: {
      type: 'parallel',
      on: {
        'chart.choose': { actions: 'setChosen' },
        'search.edit': { actions: assign({ search: ({ event }) => event.text }) },
        'beside.size': {
          actions: assign({
            beside: ({ event }) => Math.min(paneWidths.most, Math.max(paneWidths.least, event.percent)),
          }),
        },
        'whole.toggle': { actions: assign({ whole: ({ context }) => !context.whole }) },
        'lost.dismiss': { actions: assign({ lost: null }) },
        'editor.toggle': { actions: assign({ shut: ({ context, event }) => toggleId(context.shut, event.key) }) },
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
              { guard: 'arrives', actions: ['setLostSteps', 'setWalk', 'markAddress'] },
              { target: '.writing', actions: ['queuePlace', 'setWalk', 'moveOn'] },
            ],
            'outlook.choose': { target: '.writing', actions: ['setOutlook', 'queueOutlook'] },
            'within.choose': { target: '.writing', actions: ['setWithin', 'queueOutlook'] },
            'address.changed': { guard: 'isReturn', target: '.returning', actions: 'setHash' },
          },
          states: {
            kept: {},
            written: {
              entry: 'dropWrittenAddress',
              always: [{ guard: 'isUnwritten', target: 'writing' }, { target: 'kept' }],
            },
            /** The browser is at an address of before: the walk goes to where it stood, and the address learns what is known since. */
            returning: {
              invoke: {
                src: 'reading',
                input: ({ context: { hash, platform } }) => ({ hash, outlook: platform.outlook() }),
                onDone: [
                  {
                    guard: { type: 'isOtherVersion', params: ({ event }) => event.output },
                    target: '#desk.reading',
                  },
                  {
                    target: 'landing',
                    actions: [
                      { type: 'returnWithin', params: ({ event }) => event.output },
                      { type: 'returnWalk', params: ({ event }) => event.output },
                    ],
                  },
                ],
                onError: '#desk.reading',
              },
              on: { 'walk.moved': { actions: 'setWalk' }, 'outlook.choose': { actions: 'setOutlook' } },
            },
            landing: {
              on: {
                'walk.moved': { target: 'writing', actions: ['setWalk', 'moveOn', 'queueOutlook'] },
                'outlook.choose': { actions: 'setOutlook' },
              },
            },
            /** One place after the other: each is to be gone back to. */
            writing: {
              on: {
                'walk.moved': { actions: ['queuePlace', 'setWalk', 'moveOn'] },
                'outlook.choose': { actions: ['setOutlook', 'queueOutlook'] },
                'within.choose': { actions: ['setWithin', 'queueOutlook'] },
              },
              invoke: {
                src: 'writing',
                input: ({ context: { exhibit, unwritten, place, hasMoved } }) => {
                  return { exhibit, walk: unwritten[0]?.walk ?? null, place, hasMoved };
                },
                onDone: {
                  target: 'written',
                  actions: [
                    { type: 'setAddress', params: ({ event }) => event.output.hash },
                    assign({ unheld: null, uncarried: ({ event }) => event.output.uncarried }),
                  ],
                },
                onError: {
                  target: 'written',
                  actions: assign(({ event: { error } }) => ({
                    fault: describeSaveFailure(error),
                    unheld: errorMessageOf(error),
                  })),
                },
              },
            },
          },
        },
        chart: {
          initial: 'laid',
          on: {
            'region.toggle': { target: '.layingOut', actions: 'foldByHand' },
            'chart.fit': { target: '.layingOut', actions: assign({ room: ({ event }) => event.room }) },
            'within.choose': '.layingOut',
            'walk.moved': { guard: 'drawsAnew', target: '.layingOut' },
          },
          states: {
            laid: {},
            layingOut: {
              invoke: {
                src: 'layingOut',
                input: ({ context: { exhibit, byHand, room, place }, self }) => {
                  const { frames = [], at = 0, simulation = null } = walkIn(self)?.context ?? {};
                  const inner = innerMachineAt(place, simulation);
                  return { exhibit, byHand, room, inner, active: new Set((inner ?? frames[at])?.active) };
                },
                onDone: { target: 'laid', actions: assign(({ event }) => event.output) },
                onError: { target: 'laid', actions: assign({ fault: ({ event }) => errorMessageOf(event.error) }) },
              },
            },
          },
        },
        paths: {
          initial: 'unasked',
          on: {
            'paths.filter': { actions: assign({ pathFilter: ({ event }) => event.text, pathsListed: pathPageSize }) },
            'paths.more': { actions: assign({ pathsListed: ({ context }) => context.pathsListed + pathPageSize }) },
            'coverage.toggle': { actions: assign({ showsCoverage: ({ context }) => !context.showsCoverage }) },
          },
          states: {
            unasked: {
              on: {
                'paths.open': 'walking',
                'chart.choose': { target: 'walking', actions: 'setChosen' },
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
                  actions: assign({ fault: ({ event }) => errorMessageOf(event.error), showsCoverage: false }),
                },
              },
            },
            known: {},
          },
        },
        traceability: {
          initial: 'unasked',
          states: {
            unasked: { always: { guard: 'asksForTraceability', target: 'reading' } },
            reading: {
              invoke: {
                src: 'readingTraceability',
                onDone: { target: 'read', actions: assign({ traceability: ({ event }) => event.output }) },
                onError: { target: 'read', actions: assign({ fault: ({ event }) => errorMessageOf(event.error) }) },
              },
            },
            read: {},
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
                  const { exhibit, drawn, platform, place, hasMoved } = context;
                  const layout = drawn?.way === '' ? context.layout : (exhibit?.layout ?? null);
                  const walk = walkIn(self);
                  if (exhibit === null || layout === null || walk === undefined || event.type !== 'share') return null;
                  const written = { exhibit, walk: context.walk, place, hasMoved };
                  return { what: event.what, platform, exhibit, layout, written, walk: walk.context };
                },
                onDone: { target: 'idle', actions: assign({ shared: ({ event }) => event.output }) },
                onError: {
                  target: 'idle',
                  actions: assign({
                    shared: ({ event }) => ({ ok: false, said: errorMessageOf(event.error), text: null }),
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
