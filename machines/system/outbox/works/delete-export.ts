import type { Ports } from '../../../../contracts/ports';
import { pageSizes } from '../../../../contracts/vocabulary/limits';
import { command, type CommandRule } from './command';
import { absent, done, mapped, notice, untold } from './work-rule';

/** The rule of both deletions: each waits, and can be taken back meanwhile, before its file is gone for good. */
function deletion<Name extends 'deleteNoticedReport' | 'deleteLiveSearchReport'>(
  name: Name,
  list: 'noticedReports' | 'liveSearchReports',
): CommandRule<Name> {
  return {
    waits: () => true,
    touches: ({ id }) => [`export:${id}`],
    wasDone: async (ports: Ports, input, _since, signal) =>
      mapped(await ports[list]({ size: pageSizes.exportsSought, from: 0 }, signal), ({ items, total }) => {
        if (items.some((row) => row.id === input.id)) return absent(input);
        return items.length >= total ? done({ id: input.id }) : untold;
      }),
    failed: (failure) =>
      failure.code === 'ABORTED' ? [] : [notice({ code: `command.${name}.failed`, tone: 'failure', failure })],
  };
}

export const deleteNoticedReport = command('deleteNoticedReport', deletion('deleteNoticedReport', 'noticedReports'));
export const deleteLiveSearchReport = command(
  'deleteLiveSearchReport',
  deletion('deleteLiveSearchReport', 'liveSearchReports'),
);
