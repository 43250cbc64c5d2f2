import type { SnapshotFrom } from 'xstate';
import { picturesLike } from '../../domain/picture-groups';
import type { samePictureMachine, SamePictureContext, SamePicturePlace } from './same-picture.machine';

export interface SamePictureRow {
  id: string;
  place: SamePicturePlace;
}

function rowsOf({ id, key, keys, places, pictures }: SamePictureContext): SamePictureRow[] {
  if (key === null) return [];
  const like = [key, ...picturesLike(pictures.groups, key)];
  return Object.entries(keys)
    .flatMap(([other, itsKey]) => {
      const at = other === id ? -1 : like.indexOf(itsKey);
      return at < 0 ? [] : [{ at, row: { id: other, place: places[other] ?? ('read' as const) } }];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ row }) => row);
}

/** The listings that show the same, the most alike first, and how far the search for them is; null while it is closed. */
export function samePictureView(snapshot: SnapshotFrom<typeof samePictureMachine> | undefined) {
  if (snapshot === undefined || snapshot.context.id === null) return null;
  const { id, pictures, incomplete, key } = snapshot.context;
  return {
    id,
    rows: rowsOf(snapshot.context),
    searching: pictures.comparing || !snapshot.matches({ open: 'asked' }),
    read: pictures.read,
    count: pictures.count,
    incomplete,
    faults: pictures.faults,
    /** Its own picture can't be looked at: only the same address is found. */
    ownFault: key === null ? null : (pictures.faults[key] ?? null),
  };
}
