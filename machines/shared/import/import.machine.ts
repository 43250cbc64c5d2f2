import { failureOf, setFailure, succeeded, valueOf, wasRefused } from '../../kit/outcome';
import { importableIds, unclassifiedIds } from '../../domain/import-rows';
import { idsToClassify, idsToCheck, toBatchMark, validIds } from './import.batches';
import { importSetup, emptyImport, toSheetFile, isSavedAs, restoreSaved } from './import.setup';

/** The listings of a spreadsheet, reported together: picked, read, classified, given one reason and comment, imported, and told. */
export const importMachine = importSetup.createMachine({
  id: 'import',
  context: { ...emptyImport, pace: { since: 0, at: 0, from: 0 }, saving: null, template: null },
  output: ({ context }) => ({ send: context.toSend }),
  type: 'parallel',
  states: {
    step: {
      initial: 'choosing',
      states: {
        choosing: {
          invoke: { id: 'savedImportWatch', src: 'savedImportWatch' },
          on: {
            'kept.seen': [
              { guard: isSavedAs('classifying'), target: 'classifying', actions: restoreSaved },
              { guard: isSavedAs('protecting'), target: 'protecting', actions: restoreSaved },
              { guard: isSavedAs('sending'), target: 'sending', actions: restoreSaved },
              { guard: isSavedAs('over'), target: 'over', actions: restoreSaved },
              { target: 'sorted', actions: restoreSaved },
            ],
            'files.pick': [
              { guard: 'canBeRead', target: 'reading', actions: 'beginReading' },
              { guard: 'somePicked', actions: 'setPickFault' },
            ],
            'import.close': 'leaving',
          },
        },
        reading: {
          invoke: { id: 'readSheet', src: 'readSheet', input: ({ context: { file } }) => ({ file }) },
          on: {
            'sheet.progress': {
              actions: { type: 'setProgress', params: ({ event: { done, total } }) => ({ done, total }) },
            },
            'sheet.read': [
              {
                guard: { type: 'isForeign', params: ({ event }) => event.read },
                target: 'choosing',
                actions: { type: 'setContentFault', params: ({ event }) => event.read },
              },
              {
                guard: { type: 'isOtherTable', params: ({ event }) => event.read },
                target: 'converting',
                actions: { type: 'setSheet', params: ({ event }) => event.read },
              },
              {
                guard: { type: 'hidesRows', params: ({ event }) => event.read },
                target: 'unhiding',
                actions: { type: 'setSheet', params: ({ event }) => event.read },
              },
              {
                target: 'weighing',
                actions: { type: 'beginRows', params: ({ event }) => ({ read: event.read, withHidden: true }) },
              },
            ],
            'sheet.failed': {
              target: 'choosing',
              actions: { type: 'setReadFault', params: ({ event }) => event.fault },
            },
            'import.cancel': { target: 'choosing', actions: 'startAnew' },
            'import.close': 'leaving',
          },
        },
        converting: {
          on: {
            'table.convert': [
              { guard: { type: 'hidesRows', params: ({ context }) => context.read }, target: 'unhiding' },
              {
                target: 'weighing',
                actions: { type: 'beginRows', params: ({ context }) => ({ read: context.read, withHidden: true }) },
              },
            ],
            'import.cancel': { target: 'choosing', actions: 'startAnew' },
            'import.close': 'leaving',
          },
        },
        unhiding: {
          on: {
            'hidden.choose': {
              guard: { type: 'canChooseHidden', params: ({ event }) => event.take },
              target: 'weighing',
              actions: {
                type: 'beginRows',
                params: ({ context, event }) => ({ read: context.read, withHidden: event.take }),
              },
            },
            'import.cancel': { target: 'choosing', actions: 'startAnew' },
            'import.close': 'leaving',
          },
        },
        weighing: {
          always: [
            { guard: 'lacksNotices', target: 'withoutNotices' },
            { guard: 'hasFault', target: 'choosing' },
            { target: 'classifying' },
          ],
        },
        withoutNotices: {
          after: { reloadAfter: { actions: 'requestReload' } },
          on: {
            'files.pick': [
              { guard: 'canBeRead', target: 'reading', actions: 'beginReading' },
              { guard: 'somePicked', target: 'choosing', actions: 'setPickFault' },
            ],
            'import.close': 'leaving',
          },
        },
        classifying: {
          entry: [
            { type: 'beginPace', params: () => unclassifiedIds },
            { type: 'keep', params: { phase: 'classifying' } },
          ],
          on: {
            'import.cancel': { target: 'choosing', actions: ['drop', 'startAnew'] },
            'import.close': { target: 'leaving', actions: { type: 'putAside', params: { phase: 'classifying' } } },
          },
          initial: 'judging',
          states: {
            judging: {
              always: [
                { guard: 'someUnjudged', target: 'fetching' },
                { guard: 'canBeCorrected', target: '#import.step.sorted' },
                { guard: 'noneToImport', target: '#import.step.over' },
                { target: '#import.step.sorted' },
              ],
            },
            fetching: {
              invoke: {
                id: 'article',
                src: 'article',
                input: ({ context }) => ({ articleId: idsToClassify(context), massiveMode: true }),
                onDone: [
                  {
                    guard: succeeded,
                    target: 'counting',
                    actions: { type: 'setFound', params: ({ event }) => valueOf(event) },
                  },
                  { guard: wasRefused, target: 'counting', actions: { type: 'setFound', params: [] } },
                  { target: 'interrupted', actions: setFailure },
                ],
              },
            },
            counting: {
              invoke: {
                id: 'itemPendingDenouncesCount',
                src: 'itemPendingDenouncesCount',
                input: ({ context }) => ({ itemId: idsToClassify(context), flow: 'import_excel' }),
                onDone: [
                  {
                    guard: succeeded,
                    target: 'judging',
                    actions: [
                      { type: 'setVerdicts', params: ({ event }) => valueOf(event) },
                      'beat',
                      { type: 'keep', params: { phase: 'classifying' } },
                    ],
                  },
                  {
                    guard: wasRefused,
                    target: 'judging',
                    actions: [
                      { type: 'setVerdicts', params: null },
                      'beat',
                      { type: 'keep', params: { phase: 'classifying' } },
                    ],
                  },
                  { target: 'interrupted', actions: setFailure },
                ],
              },
            },
            interrupted: {
              exit: 'goOn',
              after: { beforeNextTry: 'judging' },
              on: { 'import.retry': 'judging' },
            },
          },
        },
        sorted: {
          entry: ['endReview', { type: 'keep', params: { phase: 'sorted' } }],
          on: {
            'reason.choose': { guard: 'someToImport', target: 'deciding' },
            'row.edit': {
              guard: { type: 'isInError', params: ({ event }) => event.line },
              actions: { type: 'edit', params: ({ event }) => event.line },
            },
            'row.correct': {
              guard: { type: 'isEditing', params: ({ event }) => event.text },
              target: 'classifying',
              actions: { type: 'correct', params: ({ event }) => event.text },
            },
            'outcome.choose': { actions: { type: 'showOutcome', params: ({ event }) => event.outcome } },
            'page.go': { actions: { type: 'showPage', params: ({ event }) => event.page } },
            'import.cancel': { target: 'choosing', actions: ['drop', 'startAnew'] },
            'import.close': { target: 'leaving', actions: { type: 'putAside', params: { phase: 'sorted' } } },
          },
        },
        deciding: {
          invoke: {
            id: 'reportDrawer',
            src: 'reportDrawer',
            input: ({ context }) => ({ ids: validIds(context), imported: true }),
            onDone: [
              {
                guard: { type: 'isDecided', params: ({ event }) => event.output },
                target: 'protecting',
                actions: { type: 'setDecision', params: ({ event }) => event.output },
              },
              { target: 'sorted' },
            ],
          },
        },
        protecting: {
          entry: { type: 'keep', params: { phase: 'protecting' } },
          on: {
            'import.cancel': { target: 'sorted', actions: ['offerAgain', 'takeBack'] },
            'import.close': { target: 'leaving', actions: { type: 'putAside', params: { phase: 'protecting' } } },
          },
          initial: 'judging',
          states: {
            judging: {
              always: [
                { guard: 'someUnguarded', target: 'asking' },
                { guard: 'noneToImport', target: '#import.step.over' },
                { target: '#import.step.opening' },
              ],
            },
            asking: {
              invoke: {
                id: 'blindages',
                src: 'blindages',
                input: ({ context }) => ({ itemsIds: idsToCheck(context) }),
                onDone: [
                  {
                    guard: succeeded,
                    target: 'judging',
                    actions: { type: 'setProtection', params: ({ event }) => valueOf(event) },
                  },
                  { target: 'judging', actions: { type: 'admitUnchecked', params: ({ event }) => failureOf(event) } },
                ],
              },
            },
          },
        },
        opening: {
          entry: { type: 'keep', params: { phase: 'sending' } },
          after: { beforeResult: 'sending' },
          on: { 'import.cancel': { target: 'sorted', actions: ['offerAgain', 'takeBack'] } },
        },
        sending: {
          entry: ['beginBar', { type: 'beginPace', params: () => importableIds }],
          type: 'parallel',
          on: { 'import.close': { target: 'leaving', actions: { type: 'putAside', params: { phase: 'sending' } } } },
          states: {
            bar: {
              initial: 'ticking',
              states: { ticking: { after: { tick: { target: 'ticking', reenter: true, actions: 'advance' } } } },
            },
            batches: {
              initial: 'recovering',
              on: { 'import.stop': { actions: ['stop', { type: 'keep', params: { phase: 'sending' } }] } },
              states: {
                recovering: {
                  invoke: {
                    id: 'recovered',
                    src: 'recovered',
                    onDone: [{ guard: 'leftAGroup', target: 'submitting' }, { target: 'judging' }],
                  },
                },
                judging: {
                  always: [
                    { guard: 'allGone', target: '#import.step.over' },
                    { guard: 'isStopping', target: '#import.step.over' },
                    { target: 'submitting' },
                  ],
                },
                submitting: {
                  invoke: {
                    id: 'mark',
                    src: 'mark',
                    input: ({ context, self }) => toBatchMark(context, self.system),
                    onDone: [
                      {
                        guard: succeeded,
                        target: 'judging',
                        actions: [
                          { type: 'setOutcome', params: ({ event }) => valueOf(event) },
                          'beat',
                          { type: 'keep', params: { phase: 'sending' } },
                        ],
                      },
                      { target: 'halted', actions: setFailure },
                    ],
                  },
                },
                halted: {
                  exit: 'goOn',
                  on: {
                    'import.retry': 'judging',
                    'import.stop': { target: 'judging', actions: 'stop' },
                  },
                },
              },
            },
          },
        },
        over: {
          entry: [
            'leaveTheRest',
            'fillBar',
            'endReview',
            { type: 'showOutcome', params: null },
            { type: 'keep', params: { phase: 'over' } },
          ],
          on: {
            'outcome.choose': { actions: { type: 'showOutcome', params: ({ event }) => event.outcome } },
            'page.go': { actions: { type: 'showPage', params: ({ event }) => event.page } },
            'file.another': { target: 'choosing', actions: ['drop', 'startAnew'] },
            'import.send': { guard: 'someAccepted', target: 'leaving', actions: ['setToSend', 'drop'] },
            'import.close': { target: 'leaving', actions: 'drop' },
            'import.aside': { target: 'leaving', actions: { type: 'putAside', params: { phase: 'over' } } },
          },
        },
        leaving: { on: { 'import.gone': 'gone' }, after: { leaveAfter: 'gone' } },
        gone: { type: 'final' },
      },
    },
    // An import is over when both of its sides are.
    saving: {
      initial: 'quiet',
      always: { guard: 'isGone', target: '.ended' },
      states: {
        ended: { type: 'final' },
        quiet: {
          on: {
            'template.save': { target: 'asking', actions: 'beginSaving' },
            'details.save': { target: 'writing', actions: 'beginSaving' },
          },
        },
        asking: {
          invoke: {
            id: 'importTemplate',
            src: 'importTemplate',
            input: ({ context: { saving } }) => ({ lang: saving?.what === 'template' ? saving.lang : 'es' }),
            onDone: [
              {
                guard: succeeded,
                target: 'writing',
                actions: { type: 'setTemplate', params: ({ event }) => valueOf(event).bytes },
              },
              { target: 'quiet', actions: { type: 'setSavingFailure', params: ({ event }) => failureOf(event) } },
            ],
          },
        },
        writing: {
          invoke: {
            id: 'saveSpreadsheet',
            src: 'saveSpreadsheet',
            input: ({ context }) => toSheetFile(context),
            onDone: [
              { guard: succeeded, target: 'quiet', actions: 'endSaving' },
              { target: 'quiet', actions: { type: 'setSavingFailure', params: ({ event }) => failureOf(event) } },
            ],
          },
        },
      },
    },
  },
});
