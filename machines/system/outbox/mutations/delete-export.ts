import type { Ports } from '../../../../contracts/ports';
import { pageSizes } from '../../../../contracts/vocabulary/limits';
import { commandAdapter, type CommandAdapterRules } from './command';
import { foundAbsent, foundDone, mapOutcome, noticeTo, foundNothing } from './mutation-adapter';

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
