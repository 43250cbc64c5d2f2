import { exportsWords } from '../exports-words';

export const customReportsWords = exportsWords;
