import { filterWords } from '../../shared/list/filters';

export const narrowingWords = {
  states: filterWords,
  guards: { isFaulty: 'a bound is no number, or they contradict each other' },
};
