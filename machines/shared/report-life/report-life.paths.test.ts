import { expect, it } from 'vitest';
import { caseStatuses } from '../../../contracts/vocabulary/case-statuses';
import { coverSamples } from '../../rehearsal/samples';
import { reportLifeMachine } from './report-life.machine';
import { reportLifeSamples } from './report-life.samples';

it('every path of the life of a report', () => {
  const { walks } = coverSamples(reportLifeMachine, reportLifeSamples);
  expect(walks.length).toBeGreaterThan(15);
});

it('its states are the statuses of the gateway, all of them and no other', () => {
  expect(Object.keys(reportLifeMachine.states).toSorted()).toEqual(caseStatuses.toSorted());
});
