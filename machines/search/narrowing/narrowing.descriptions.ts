import { filterDescriptions } from '../../shared/list/filters';

export const narrowingDescriptions = {
  states: filterDescriptions,
  guards: { isFaulty: 'a bound is no number, or they contradict each other' },
};
