import { expect, test } from 'vitest';
import { discardDrawerMachine } from '../shared/discard-drawer/discard-drawer.machine';
import { discardDrawerSamples } from '../shared/discard-drawer/discard-drawer.samples';
import { importLauncherMachine } from '../shared/import-launcher/import-launcher.machine';
import { importLauncherSamples } from '../shared/import-launcher/import-launcher.samples';
import { translationMachine } from '../shared/translation/translation.machine';
import { translationSamples } from '../shared/translation/translation.samples';
import { connectionsOf } from './connections';

test('what a machine sends is told with its recipient and the transitions that send it, as far as its samples lead', () => {
  const { sends } = connectionsOf(discardDrawerMachine, discardDrawerSamples);
  expect(sends).toEqual([
    {
      event: 'draft.keep',
      to: 'drafts',
      by: [
        'discardDrawer.deciding --reason.choose[0]--> stays',
        'discardDrawer.deciding.comment --comment.change[0]--> stays',
      ],
    },
    {
      event: 'discard.decided',
      to: 'parent',
      by: ['discardDrawer.deciding --discard.submit[0]--> discardDrawer.decided'],
    },
    {
      event: 'draft.drop',
      to: 'drafts',
      by: [
        'discardDrawer.deciding --discard.submit[0]--> discardDrawer.decided',
        'discardDrawer.deciding --draft.drop[0]--> discardDrawer.deciding.reason',
      ],
    },
  ]);
});

test('what a machine runs is told by its kind and name: a machine also where an action begins it', () => {
  const { runs } = connectionsOf(importLauncherMachine, importLauncherSamples);
  expect(runs.map(({ kind, name, by }) => [kind, name, by])).toEqual([
    ['machine', 'importTip', ['importLauncher']],
    ['else', 'savedImportWatch', ['importLauncher.closed']],
    ['code', 'loadImport', ['importLauncher.fetching']],
    ['machine', 'import', []],
  ]);
  expect(
    connectionsOf(translationMachine, translationSamples).runs.map(({ id, kind, name }) => [id, kind, name]),
  ).toEqual([
    ['translateTitle', 'port', 'translate'],
    ['translateText', 'port', 'translate'],
  ]);
});

test('without samples a machine is told of by its chart alone', () => {
  const { sends, receives } = connectionsOf(discardDrawerMachine, null);
  expect(sends).toEqual([]);
  expect(receives.find(({ event }) => event === 'drawer.close')).toEqual({
    event: 'drawer.close',
    by: ['discardDrawer.deciding --drawer.close[0]--> discardDrawer.leaving'],
  });
});
