import { exportsWords } from '../exports-words';

export const liveSearchReportsWords = exportsWords;
