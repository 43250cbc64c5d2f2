import { describe, expect, it } from 'vitest';
import type { PictureRequest } from '../../../contracts/ports';
import { sampleHash } from '../../shared/picture-groups/picture-groups.samples';
import { answers, answersInTurn, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { sampleListing, sampleListings, visibleOf } from '../../simulator/sample-listing';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { relistingsMachine } from './relistings.machine';
import { samplePastOf, sampleTakenDown } from './relistings.samples';

const photo = (name: string) => `/files/pictures/${name}/1-R.svg`;
const listing = sampleListing({ id: 'MLA1', thumbnail: photo('own'), pictures: [] });
const ofAnother = { seller: { id: '5', nickname: 'OTRO' } };
const earlierListing = { id: 'MLA2', siteId: 'MLA', title: listing.title, thumbnail: photo('earlier') };

async function open(
  readPast: NonNullable<FakePorts['readPast']>,
  { listings = [listing], alike = true }: { listings?: (typeof listing)[]; alike?: boolean } = {},
) {
  const asked: PictureRequest[] = [];
  const stage = startWith(relistingsMachine, {
    now: sampleNow,
    systemActors: sampleSystemActors({ listings: visibleOf(listings) }),
    ports: { readPast },
    pictures: (hear) => ({
      read: (pictures) => {
        asked.push(...pictures);
        const hashes = Object.fromEntries(
          pictures.map(({ key }) => [key, sampleHash(alike || key.includes('own') ? 'z' : '0')]),
        );
        hear({ type: 'pictures.hashed', hashes, faults: {} });
      },
      stop: () => undefined,
    }),
  });
  /** Lets the pieces of work follow one another; how many there were. */
  const finish = async () => {
    for (let turns = 0; ; turns += 1) {
      await stage.settle();
      const now = stage.actor.getSnapshot();
      if (now.matches({ known: 'judged' }) || now.matches('nothing')) return turns;
      stage.clock.increment(1);
    }
  };
  await stage.settle();
  stage.actor.send({ type: 'relistings.wanted', ids: listings.map(({ id }) => id) });
  const turns = await finish();
  const found = () => stage.toParent.findLast((event) => event.type === 'relistings.found');
  return { ...stage, asked, finish, turns, found };
}

const nothingFound = (kept: boolean) => ({ type: 'relistings.found', relistings: {}, compared: false, kept });

describe('relistings', () => {
  it('are found by the title of another listing of the seller that was taken down, and no picture is looked at', async () => {
    const { found, asked } = await open(answers(samplePastOf(sampleTakenDown())));
    expect(found()).toMatchObject({
      kept: true,
      relistings: { MLA1: { by: 'title', report: { caseId: '40000123' } } },
    });
    expect(asked).toEqual([]);
  });

  it.each([
    ['waits', 'WAITING_DOCUMENTATION'],
    ['was rejected', 'REJECTED'],
    ['was taken back', 'ROLLBACK'],
  ])('are none where the earlier report %s', async (_, status) => {
    const { found } = await open(answers(samplePastOf(sampleTakenDown({ status }))));
    expect(found()).toEqual(nothingFound(true));
  });

  it('are none where the listing itself was reported', async () => {
    const own = { ...earlierListing, id: listing.id };
    const { found } = await open(answers(samplePastOf(sampleTakenDown({ listing: own }))));
    expect(found()).toEqual(nothingFound(true));
  });

  it('are found by a picture that looks the same, and not by one that doesn’t', async () => {
    const past = answers(samplePastOf(sampleTakenDown({ listing: { ...earlierListing, title: 'Otra cosa' } })));
    expect((await open(past)).found()).toMatchObject({ compared: true, relistings: { MLA1: { by: 'picture' } } });
    expect((await open(past, { alike: false })).found()).toEqual(nothingFound(true));
  });

  it('of another seller need the title and the picture', async () => {
    const near = sampleTakenDown({ ...ofAnother, listing: earlierListing });
    const far = sampleTakenDown({ ...ofAnother, listing: { ...earlierListing, title: 'Zapatillas urbanas de cuero' } });
    expect((await open(answers(samplePastOf(near)))).found()).toMatchObject({
      relistings: { MLA1: { by: 'otherSeller' } },
    });
    expect((await open(answers(samplePastOf(near)), { alike: false })).found()).toEqual(nothingFound(true));
    expect((await open(answers(samplePastOf(far)))).found()).toEqual(nothingFound(true));
  });

  it('are looked for once something is kept, and never asked of the gateway', async () => {
    const { actor, found, finish } = await open(
      answersInTurn({ ok: true, value: null }, { ok: true, value: samplePastOf(sampleTakenDown()) }),
    );
    expect(found()).toEqual(nothingFound(false));
    actor.send({ type: 'screen.resumed' });
    await finish();
    expect(found()).toMatchObject({ kept: true, relistings: { MLA1: { by: 'title' } } });
  });

  it('are none where the browser refuses to read what it keeps', async () => {
    expect((await open(refuses('STORAGE_UNAVAILABLE'))).found()).toEqual(nothingFound(false));
  });

  it('are looked for in small pieces, so that the page paints between', async () => {
    const many = Array.from({ length: 1200 }, (_, at) => sampleTakenDown({ ...ofAnother, caseId: String(at) }));
    const { turns } = await open(answers(samplePastOf(...many)), { listings: sampleListings(35) });
    expect(turns).toBe(3 + 3 + 4);
  });
});
