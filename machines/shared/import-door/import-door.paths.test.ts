import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { importDoorMachine } from './import-door.machine';
import { importDoorSamples } from './import-door.samples';

it('every path of the door of an import', () => {
  const { walks } = coverSamples(importDoorMachine, importDoorSamples);
  expect(walks.length).toBeGreaterThan(3);
});
