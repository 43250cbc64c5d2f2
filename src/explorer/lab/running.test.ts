import { expect, test } from 'vitest';
import { roster } from '../../../machines/roster';
import { isMachineName } from './exhibit';
import { machineRunAs } from './running';

test('what a machine runs is known by the name of its chart; a port has none', async () => {
  const results = await roster.results.load();
  expect(machineRunAs(await roster.case.load(), 'caseDescription')).toBeNull();
  expect(machineRunAs(results, 'nothing')).toBeNull();
  const drawer = await roster.sendNotice.load();
  const runs = [drawer, results].flatMap((machine) =>
    ['reportDrawer', 'list', 'marking', 'resource'].map((id) => machineRunAs(machine, id)),
  );
  expect(runs.filter((name) => name !== null).length).toBeGreaterThan(0);
  expect(runs.filter((name) => name !== null).every(isMachineName)).toBe(true);
});
