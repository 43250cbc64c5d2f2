import type { SnapshotFrom } from 'xstate';
import type { templatesMachine } from './templates.machine';

/** What is written of a template, which was deleted last, what is being saved and what could not be. */
export function templatesView(snapshot: SnapshotFrom<typeof templatesMachine>) {
  const { dropped, failed, saves, writing } = snapshot.context;
  return {
    writing: snapshot.matches({ pen: 'writing' }) ? writing : null,
    dropped,
    failed,
    /** Templates that aren't kept yet, by their ids. */
    saving: saves.map(({ template }) => template.id),
  };
}
