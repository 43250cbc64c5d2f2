import type { SnapshotFrom } from 'xstate';
import type { kitTitlesMachine } from './kit-titles.machine';

/** The titles of components by id in upper case, and whether they are on their way. */
export function kitTitlesView(snapshot: SnapshotFrom<typeof kitTitlesMachine>) {
  return { titles: snapshot.context.titles, asking: snapshot.matches('asking') };
}
