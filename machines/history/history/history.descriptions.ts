import { filterDescriptions } from '../../shared/list/filters';

export const historyDescriptions = {
  states: filterDescriptions,
  guards: { hasComment: 'the auditor said something of that report' },
};
