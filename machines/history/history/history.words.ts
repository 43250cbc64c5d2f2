import { filterWords } from '../../shared/list/filters';

export const historyWords = { states: filterWords };
