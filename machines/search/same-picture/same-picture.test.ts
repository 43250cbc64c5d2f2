import { describe, expect, it } from 'vitest';
import type { PictureRequest, PicturesHashed } from '../../../contracts/ports';
import type { Listing } from '../../../contracts/shapes';
import { sampleHash } from '../../shared/picture-groups/picture-groups.samples';
import { answers, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { reportedListing, sampleListing, visibleOf } from '../../simulator/sample-listing';
import { sampleSystemActors } from '../../simulator/sample-system-actors';
import { samePictureMachine } from './same-picture.machine';
import { samePictureView } from './same-picture.view';

const showing = (id: string, picture: string | null, more: Partial<Listing> = {}): Listing =>
  sampleListing({ id, thumbnail: picture, pictures: [], ...more });
const page = (items: Listing[]) => ({ items, total: items.length, offset: 0, limit: 50 });
const own = showing('MLA1', '/1/0-O.png');
const read = [own, showing('MLA2', '/2/0-O.png'), showing('MLA3', '/3/0-O.png'), showing('MLA4', '/1/0-R.png')];
const suggested = showing('MLA5', '/5/0-O.png');
const suspicious = { ...reportedListing(), ...showing('MLA6', '/6/0-O.png') };

async function open(
  looked: (pictures: readonly PictureRequest[]) => Omit<PicturesHashed, 'type'>,
  ports: FakePorts = {
    suggestedArticles: answers({ ...page([suggested]), pinned: [] }),
    reportedArticles: answers(page([suspicious])),
  },
) {
  const stage = startWith(samePictureMachine, {
    systemActors: sampleSystemActors({ listings: visibleOf([...read, showing('MLA7', null)]) }),
    ports,
    pictures: (hear) => ({
      read: (pictures) => hear({ type: 'pictures.hashed', ...looked(pictures) }),
      stop: () => undefined,
    }),
  });
  stage.actor.send({ type: 'samePicture.open', id: 'MLA1' });
  await stage.settle();
  return { ...stage, view: () => samePictureView(stage.actor.getSnapshot()) };
}

const alike = new Set(['/1/0', '/2/0', '/5/0', '/6/0']);
const lookedAt = (pictures: readonly PictureRequest[]) => ({
  hashes: Object.fromEntries(
    pictures.map(({ key }) => [key, key === '/2/0' ? sampleHash('y') : sampleHash('z', alike.has(key) ? 'W' : '0')]),
  ),
  faults: {},
});

describe('the same photo', () => {
  it('is found among what was read, the suggestions and the suspicious listings, the same address first', async () => {
    const { view } = await open(lookedAt);
    expect(view()).toMatchObject({ searching: false, incomplete: false, ownFault: null });
    expect(view()?.rows).toEqual([
      { id: 'MLA4', place: 'read' },
      { id: 'MLA5', place: 'suggested' },
      { id: 'MLA6', place: 'suspicious' },
      { id: 'MLA2', place: 'read' },
    ]);
  });

  it('is found by its address alone where no page may read it', async () => {
    const { view } = await open((pictures) => ({
      hashes: {},
      faults: Object.fromEntries(pictures.map(({ key }) => [key, 'BLOCKED' as const])),
    }));
    expect(view()?.rows).toEqual([{ id: 'MLA4', place: 'read' }]);
    expect(view()?.ownFault).toBe('BLOCKED');
  });

  it('is found in the other lists where one could not be had, and that is said', async () => {
    const { view } = await open(lookedAt, {
      suggestedArticles: refuses('OFFLINE'),
      reportedArticles: answers(page([suspicious])),
    });
    expect(view()?.incomplete).toBe(true);
    expect(view()?.rows.map(({ id }) => id)).toEqual(['MLA4', 'MLA6', 'MLA2']);
  });

  it('is not looked for where the listing has no photo, and no more once it is closed', async () => {
    const { actor, view } = await open(lookedAt);
    actor.send({ type: 'samePicture.close' });
    expect(view()).toBeNull();
    actor.send({ type: 'samePicture.open', id: 'MLA7' });
    expect(view()).toBeNull();
  });
});
