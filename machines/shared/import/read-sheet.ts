import { fromCallback, type EventObject } from 'xstate';
import type { PickedFile } from '../../../contracts/ports';
import { importTemplate } from '../../../contracts/vocabulary/imports';
import { feedsOf } from '../../kit/port';

/** Reads the first sheet of a file, of it the column of the listings and the one that marks the template; it is given up when this stops. */
export const readSheet = fromCallback<EventObject, { file: PickedFile | null }>(
  ({ input: { file }, sendBack, system }) => {
    if (file === null) return undefined;
    const reading = feedsOf(system).spreadsheet({ file, sheet: 0, columns: importTemplate.columns }, sendBack);
    return () => reading.stop();
  },
);
