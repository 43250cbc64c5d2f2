import { filterWords } from '../../shared/list/filters';

export const historyWords = {
  states: filterWords,
  guards: { hasComment: 'the auditor said something of that report' },
};
