import type { ExportRow, NewLiveSearchReport, NewNoticedReport } from '../../../../contracts/shapes';
import { pageSizes } from '../../../../contracts/vocabulary/limits';
import { awaitedKey } from '../../../domain/awaited-exports';
import { exportDrafts } from '../../../domain/new-export';
import { commandAdapter, type CommandAdapterRules } from './command';
import { clockSkew } from './live-searches';
import { foundAbsent, foundDone, mapOutcome, noticeTo, foundNothing } from './mutation-adapter';
import type { Ports } from '../../../../contracts/ports';

const lists = { noticedReports: 'customReports', liveSearchReports: 'liveSearchReports' } as const;

interface Creation<Input> {
  list: 'noticedReports' | 'liveSearchReports';
  /** What is changed is known by. */
  subject: (input: Input) => string;
  /** The title that it has, or is likely to have. */
  titleOf: (input: Input) => string | null;
  /** The title is the person's own: a report of another one is another report. */
  isTitled: boolean;
}

/**
 * The rule of both creations. After an answer that was lost, a report of that title and of that time is the one; where another was asked
 * for meanwhile whose title doesn't tell, only the person knows.
 */
function creation<Name extends 'createNoticedReport' | 'createLiveSearchReport'>(
  name: Name,
  { list, subject, titleOf, isTitled }: Creation<Parameters<CommandAdapterRules<Name>['touches']>[0]>,
): CommandAdapterRules<Name> {
  return {
    touches: (input) => [`export:new:${subject(input)}`],
    wasDone: async (ports, input, since, signal) =>
      mapOutcome(await ports[list]({ size: pageSizes.exportsSought, from: 0 }, signal), ({ items, total }) => {
        const recent = items.filter(
          ({ createdAt }) => createdAt === null || Date.parse(createdAt) >= since - clockSkew,
        );
        const title = titleOf(input);
        const found = recent.find((row) => row.title === title);
        if (found) return foundDone(found);
        const isTold = isTitled ? items.length >= total : recent.length === 0;
        return isTold ? foundAbsent(input) : foundNothing;
      }),
    after: (report) => {
      const { id, title, createdAt } = report as ExportRow;
      return [
        noticeTo({ code: `command.${name}.done`, tone: 'success', values: { title } }),
        { to: 'drafts', event: { type: 'draft.drop', key: exportDrafts[name] } },
        // Its end is told on whatever screen the person is by then.
        { to: 'drafts', event: { type: 'draft.keep', key: awaitedKey(lists[list], id), value: createdAt } },
      ];
    },
  };
}

export const createNoticedReport = commandAdapter(
  'createNoticedReport',
  creation('createNoticedReport', {
    list: 'noticedReports',
    subject: ({ title }: NewNoticedReport) => title,
    titleOf: ({ title }: NewNoticedReport) => title,
    isTitled: true,
  }),
);

export const createLiveSearchReport = commandAdapter(
  'createLiveSearchReport',
  creation('createLiveSearchReport', {
    list: 'liveSearchReports',
    subject: ({ keyword, sellerId }: NewLiveSearchReport) => keyword ?? sellerId ?? '',
    titleOf: ({ keyword }: NewLiveSearchReport) => keyword ?? null,
    isTitled: false,
  }),
);

/** The rule of both deletions: each waits, and can be taken back meanwhile, before its file is gone for good. */
function deletion<Name extends 'deleteNoticedReport' | 'deleteLiveSearchReport'>(
  name: Name,
  list: 'noticedReports' | 'liveSearchReports',
): CommandAdapterRules<Name> {
  return {
    waits: () => true,
    touches: ({ id }) => [`export:${id}`],
    wasDone: async (ports: Ports, input, _since, signal) =>
      mapOutcome(await ports[list]({ size: pageSizes.exportsSought, from: 0 }, signal), ({ items, total }) => {
        if (items.some((row) => row.id === input.id)) return foundAbsent(input);
        return items.length >= total ? foundDone({ id: input.id }) : foundNothing;
      }),
    failed: (failure) =>
      failure.code === 'ABORTED' ? [] : [noticeTo({ code: `command.${name}.failed`, tone: 'failure', failure })],
  };
}

export const deleteNoticedReport = commandAdapter(
  'deleteNoticedReport',
  deletion('deleteNoticedReport', 'noticedReports'),
);
export const deleteLiveSearchReport = commandAdapter(
  'deleteLiveSearchReport',
  deletion('deleteLiveSearchReport', 'liveSearchReports'),
);
