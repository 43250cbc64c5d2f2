import { because, type Because } from './because';

/** What is wrong with two days (`YYYY-MM-DD`, or nothing) that bound a time: they stand the wrong way round. */
export const daysFault = (from: string, to: string): Because<'DATE_FROM_AFTER_TO'> | null =>
  from !== '' && to !== '' && from > to ? because('DATE_FROM_AFTER_TO') : null;
