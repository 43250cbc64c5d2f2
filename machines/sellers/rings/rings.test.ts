import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../contracts/shapes';
import type { Mark } from '../../system-actors/outbox';
import { ringsDraftKey } from '../../domain/rings';
import { templateKey } from '../../domain/templates';
import { sampleHash } from '../../shared/picture-groups/picture-groups.samples';
import { samplePastReport, wholePast } from '../../shared/past/past.samples';
import { answers, refuses, startWith, type FakePorts, type SystemActorFacts } from '../../simulator/answers';
import { searchAt } from '../../simulator/sample-addresses';
import { sampleReported, visibleOf } from '../../simulator/sample-listing';
import {
  anaFacts,
  anaProfile,
  recoveringOutbox,
  quietOutbox,
  sampleNow,
  sampleSystemActors,
} from '../../simulator/sample-system-actors';
import { ringsMachine } from './rings.machine';
import { ringListings, ringsInput } from './rings.samples';
import { ringsView } from './rings.view';

const page = (items: Listing[]) => ({ items, total: items.length, offset: 0, limit: 50 });

async function open({ ports = {}, ...more }: { ports?: FakePorts } & SystemActorFacts = {}) {
  const stage = startWith(ringsMachine, {
    input: ringsInput,
    now: sampleNow,
    systemActors: sampleSystemActors({ listings: visibleOf(ringListings), ...more }),
    ports: {
      suggestedArticles: answers({ ...page([]), pinned: [] }),
      reportedArticles: answers(page([])),
      articlesByIds: answers([]),
      article: answers([]),
      readPast: answers(null),
      blindages: answers([]),
      ...ports,
    },
    pictures: (hear) => ({
      read: (pictures) => {
        const hashes = Object.fromEntries(
          pictures.map(({ key }) => [key, sampleHash(key.includes('/2/') ? '0' : 'z')]),
        );
        hear({ type: 'pictures.hashed', hashes, faults: {} });
      },
      stop: () => undefined,
    }),
  });
  const view = () => ringsView(stage.actor.getSnapshot());
  const finish = async () => {
    await stage.settle();
    for (let turns = 0; turns < 50 && view().progress !== null; turns += 1) {
      stage.clock.increment(1);
      await stage.settle();
    }
  };
  await finish();
  const marks = () => stage.receivedBy('outbox').map((event) => (event as { work?: { mark?: Mark } }).work?.mark);
  return { ...stage, view, finish, marks };
}

const [first, , third] = ringListings.map(({ id }) => id) as [string, string, string];
const text = 'Es una copia de nuestra zapatilla.';
const labels = { PPPI1: 'Uso de la marca' };
/** Writes the case of the ring in front, as far as it is said. */
const write = ({ actor }: Awaited<ReturnType<typeof open>>) => {
  actor.send({ type: 'reason.choose', code: 'PPPI1' });
  actor.send({ type: 'comment.change', siteId: 'MLA', text });
};

describe('rings', () => {
  it('are found among what was read on this page, with what joins their sellers', async () => {
    const { view } = await open();
    const [found] = view().rings;
    expect(found?.siteIds).toEqual(['MLA', 'MLB']);
    expect(found?.shared.map(({ by, text, ids }) => [by, text, ids.length])).toEqual([
      ['photo', '', 2],
      ['photo', '', 2],
      ['partNumber', 'AR-1', 2],
      ['partNumber', 'AT-2', 2],
    ]);
    expect(view().ring).toBe(found?.ring);
  });

  it('are found among suggestions, suspicious listings and what stood in rings before, all pages of them', async () => {
    const [one, two, other, last] = ringListings as [Listing, Listing, Listing, Listing];
    const suggested = answers(({ from }: { from: number }) => ({
      ...page(from === 0 ? [one] : [two]),
      total: 2,
      pinned: [],
    }));
    const stage = await open({
      listings: { visible: {}, moment: 0 },
      drafts: { drafts: { [ringsDraftKey]: { ids: [last.id] } } },
      ports: {
        suggestedArticles: suggested as never,
        reportedArticles: answers(page([other])),
        articlesByIds: answers([last]),
      },
    });
    expect(suggested.asked).toMatchObject([{ from: 0 }, { from: 1 }]);
    const confirmed = stage
      .receivedBy('listings')
      .flatMap((event) => (event as { listings?: Listing[] }).listings ?? []);
    expect(confirmed.map(({ id }) => id)).toEqual([one.id, two.id, other.id, last.id]);
  });

  it('that have a seller of the past show what became of the report, and ask for its listing once', async () => {
    const [one, two, other, last] = ringListings as [Listing, Listing, Listing, Listing];
    const report = (listing: Listing, caseId: string) => {
      const { id, siteId, title, seller, thumbnail } = listing;
      return samplePastReport({ caseId, listing: { id, siteId, title, thumbnail }, seller });
    };
    const articlesByIds = answers<Listing[]>([]);
    const { view } = await open({
      listings: visibleOf([one, two]),
      ports: {
        readPast: answers({ ...wholePast(sampleNow), parts: [[report(other, '1'), report(last, '2')]] }),
        articlesByIds,
      },
    });
    expect(view().ring?.sellers.map(({ siteId }) => siteId)).toEqual(['MLA', 'MLB']);
    expect(view().reports[other.id]?.caseId).toBe('1');
    expect(articlesByIds.asked).toEqual([{ articlesIds: [other.id, last.id] }]);
    expect(view().plan?.excluded).toEqual([
      { id: other.id, why: { because: 'REMOVED' } },
      { id: last.id, why: { because: 'REMOVED' } },
    ]);
  });

  it('are found all the same where a list can’t be had, and that is told', async () => {
    const { view } = await open({
      ports: { suggestedArticles: refuses('OFFLINE'), reportedArticles: refuses('OFFLINE') },
    });
    expect(view()).toMatchObject({ incomplete: true, rings: [{ siteIds: ['MLA', 'MLB'] }] });
  });

  describe('whose sellers write the same descriptions', () => {
    const [one, two, other, last] = ringListings as [Listing, Listing, Listing, Listing];
    /** They share one part number, and what they write. */
    const found = [one, { ...two, partNumber: null }, other, { ...last, partNumber: null }].map((listing) => ({
      ...listing,
      thumbnail: null,
    }));
    const description =
      'Zapatilla liviana para correr en calle, suela de goma y refuerzo en el talón. Envío en el día a todo el país.';
    const written = answers<Listing[], { articleId: string | string[] }>(({ articleId }) =>
      found
        .filter(({ id }) => articleId.includes(id))
        .map((listing) => (listing.title.includes('Trail') ? { ...listing, description } : listing)),
    );

    it('are found once these are read, which are asked for once', async () => {
      const stage = await open({ listings: visibleOf(found), ports: { article: written } });
      expect(stage.view().rings.map(({ shared }) => shared.map(({ by, ids }) => [by, ids]))).toEqual([
        [
          ['partNumber', [one.id, other.id]],
          ['description', [two.id, last.id]],
        ],
      ]);
      stage.actor.send({ type: 'rings.seek' });
      await stage.finish();
      expect(stage.view()).toMatchObject({ lacksDescriptions: false, rings: [{ siteIds: ['MLA', 'MLB'] }] });
      expect(written.asked).toEqual([{ articleId: found.map(({ id }) => id) }]);
    });

    it('are asked for a batch at a time', async () => {
      const many = Array.from({ length: 60 }, (_, at) => ({
        ...two,
        id: `MLA${1_000_001_000 + at}`,
        partNumber: null,
      }));
      const article = answers<Listing[], { articleId: string | string[] }>([]);
      const listings = visibleOf([...found, ...many.map((listing) => ({ ...listing, thumbnail: null }))]);
      const { view } = await open({ listings, ports: { article } });
      expect(view().progress).toBe(null);
      expect(article.asked.map(({ articleId }) => articleId.length)).toEqual([50, 14]);
    });

    it('stay unfound where these can’t be had, which is told, and are asked for again where it is looked anew', async () => {
      const lost = refuses<Listing[]>('OFFLINE');
      const stage = await open({ listings: visibleOf(found), ports: { article: lost } });
      expect(stage.view()).toMatchObject({ lacksDescriptions: true, incomplete: false, rings: [], progress: null });
      expect(lost.asked).toHaveLength(1);
      stage.actor.send({ type: 'rings.seek' });
      expect(stage.view().lacksDescriptions).toBe(false);
      await stage.finish();
      expect(lost.asked).toHaveLength(2);
      expect(stage.view()).toMatchObject({ lacksDescriptions: true, progress: null });
    });
  });

  it('are kept by their sellers for what listings say elsewhere', async () => {
    const { receivedBy } = await open();
    expect(receivedBy('drafts').at(-1)).toMatchObject({
      key: ringsDraftKey,
      value: { sellers: { 77001: { count: 2, by: 'photo' }, 88002: { count: 2, by: 'photo' } } },
    });
  });
});

describe('a ring as one case', () => {
  it('goes out as a report for each country, once, with the comment of the country', async () => {
    const template = { code: 'PPPI1', lang: 'pt', name: 'Marca', text: 'Copia do nosso tenis.' };
    const profile = { ...anaProfile, settings: { [templateKey('t1')]: template } };
    const stage = await open({ profile: { ...anaFacts, profile } });
    write(stage);
    stage.actor.send({ type: 'case.review' });
    expect(stage.view().step).toBe('summary');
    stage.actor.send({ type: 'case.send', labels });
    stage.actor.send({ type: 'case.send', labels });
    await stage.settle();
    expect(stage.marks()).toMatchObject([
      {
        type: 'report',
        ids: ['MLA1000000001', 'MLA1000000002'],
        report: { code: 'PPPI1', codeDescription: 'Uso de la marca', description: text },
      },
      { type: 'report', ids: ['MLB1000000001', 'MLB1000000002'], report: { description: 'Copia do nosso tenis.' } },
    ]);
    expect(stage.view()).toMatchObject({ step: 'sent', sent: { listings: 4, siteIds: ['MLA', 'MLB'] } });
    expect(stage.receivedBy('drafts').at(-1)).toMatchObject({ type: 'draft.drop', key: 'ring:77001' });
  });

  it('takes the comment of another country where none is written, and says in which language it is', async () => {
    const stage = await open();
    write(stage);
    const [own, other] = stage.view().plan?.countries ?? [];
    expect(own?.comment).toEqual({ text, from: 'typed', lang: 'es' });
    expect(other?.comment).toEqual({ text, from: 'otherLanguage', lang: 'es' });
  });

  it('leaves out what the person takes out and what can’t be decided', async () => {
    const reported = ringListings.map((one) => (one.id === third ? { ...one, reported: sampleReported() } : one));
    const stage = await open({ listings: visibleOf(reported) });
    write(stage);
    stage.actor.send({ type: 'listing.toggle', id: first });
    const { plan } = stage.view();
    expect(plan?.countries.map(({ ids }) => ids)).toEqual([['MLA1000000002'], ['MLB1000000002']]);
    expect(plan?.excluded).toEqual([{ id: third, why: { because: 'ALREADY_REPORTED' } }]);
  });

  it('leaves out a country that doesn’t offer the reason, unless it is given one of its own', async () => {
    const allowedNotices = anaFacts.allowedNotices.map((site) =>
      site.siteId === 'MLB' ? { ...site, notices: site.notices.filter(({ id }) => id !== 'PPPI1') } : site,
    );
    const stage = await open({ profile: { ...anaFacts, allowedNotices } });
    write(stage);
    expect(stage.view().reasons.find(({ code }) => code === 'PPPI1')?.siteIds).toEqual(['MLA']);
    expect(stage.view().plan).toMatchObject({
      why: null,
      excluded: [{ id: third }, { why: { because: 'NOT_OFFERED' } }],
    });
    const [offered] = stage.view().plan?.countries[1]?.offers ?? [];
    stage.actor.send({ type: 'reason.choose', siteId: 'MLB', code: offered! });
    expect(stage.view().plan).toMatchObject({
      why: null,
      excluded: [],
      countries: [{ code: 'PPPI1' }, { code: offered }],
    });
  });

  it('asks which listings are protected from its reason, and leaves those out until that day', async () => {
    const dueDate = '2027-01-01';
    const stage = await open({ ports: { blindages: answers([{ id: 'B1', item: first, reason: 'PPPI9', dueDate }]) } });
    write(stage);
    stage.actor.send({ type: 'reason.choose', code: 'PPPI9' });
    stage.actor.send({ type: 'case.review' });
    await stage.settle();
    expect(stage.view().step).toBe('summary');
    expect(stage.view().plan?.excluded).toEqual([{ id: first, why: { because: 'PROTECTED_UNTIL', until: dueDate } }]);
  });

  it('says what is missing and goes on once it isn’t', async () => {
    const stage = await open();
    stage.actor.send({ type: 'case.review' });
    expect(stage.view()).toMatchObject({
      step: 'writing',
      lacking: true,
      plan: { why: { because: 'REASON_MISSING' } },
    });
    write(stage);
    expect(stage.view().lacking).toBe(false);
    stage.actor.send({ type: 'comment.change', siteId: 'MLA', text: 'Copia 100%' });
    expect(stage.view().plan?.why?.because).toBe('COMMENT_OFFENDING');
    stage.actor.send({ type: 'offending.remove', siteId: 'MLA' });
    expect(stage.view().plan?.countries[0]?.comment.text).toBe('Copia 100 por ciento');
  });

  it('waits until it is known what a former visit left', async () => {
    const stage = await open({ outbox: recoveringOutbox });
    write(stage);
    stage.actor.send({ type: 'case.review' });
    stage.actor.send({ type: 'case.send', labels });
    await stage.settle();
    expect(stage.marks()).toEqual([]);
    stage.setFacts('outbox', quietOutbox);
    await stage.settle();
    expect(stage.marks()).toHaveLength(2);
  });

  it('is there again after the page was opened anew, and where a country was refused', async () => {
    const saved = { leftOut: [first], code: 'PPPI1', ownCodes: {}, comments: { MLA: text } };
    const stage = await open({ drafts: { drafts: { 'ring:88002': saved } } });
    expect(stage.view().form).toEqual(saved);
    stage.actor.send({ type: 'case.review' });
    stage.actor.send({ type: 'case.send', labels });
    await stage.settle();
    const mark = stage.marks()[0]!;
    stage.actor.send({
      type: 'mutation.settled',
      id: 'id-1',
      work: { kind: 'mark', mark },
      failure: { code: 'OFFLINE' },
    });
    expect(stage.view()).toMatchObject({ step: 'writing', form: saved });
    expect(stage.receivedBy('drafts').at(-1)).toEqual({ type: 'draft.keep', key: 'ring:88002', value: saved });
  });

  it('is one decision, another each time that it goes out, and is there as it was each time that it is undone', async () => {
    const stage = await open();
    write(stage);
    const ids = new Set<string>();
    for (const round of [1, 2]) {
      stage.actor.send({ type: 'case.review' });
      stage.actor.send({ type: 'case.send', labels });
      await stage.settle();
      expect(stage.view().step).toBe('sent');
      const rings = stage.marks().flatMap((mark) => (mark?.type === 'report' && mark.ring) || []);
      expect(rings).toHaveLength(2 * round);
      const ring = rings.at(-1)!;
      expect(rings.at(-2)).toEqual(ring);
      ids.add(ring.id);
      stage.actor.send({ type: 'last.undone', marks: [], ring });
      expect(stage.view()).toMatchObject({ step: 'writing', form: { code: 'PPPI1', comments: { MLA: text } } });
      expect(stage.receivedBy('drafts').at(-1)).toMatchObject({
        type: 'draft.keep',
        key: 'ring:77001',
        value: ring.form,
      });
    }
    expect(ids.size).toBe(2);
    expect(stage.receivedBy('notices')).toEqual([]);
  });

  it('that was undone or refused while another ring is in front leaves that one as it is, and is kept', async () => {
    const stage = await open();
    write(stage);
    stage.actor.send({ type: 'case.review' });
    const form = { leftOut: [], code: 'PPPI9' as const, ownCodes: {}, comments: { MPE: 'Otra red.' } };
    const ring = { id: 'r9', key: 'ring:99003', form };
    stage.actor.send({ type: 'last.undone', marks: [], ring });
    const kept = { type: 'draft.keep', key: 'ring:99003', value: form };
    expect(stage.receivedBy('drafts').at(-1)).toEqual(kept);
    stage.actor.send({ type: 'case.send', labels });
    await stage.settle();
    const mark = { ...stage.marks()[0]!, ring } as Mark;
    stage.actor.send({
      type: 'mutation.settled',
      id: 'id-9',
      work: { kind: 'mark', mark },
      failure: { code: 'OFFLINE' },
    });
    expect(stage.receivedBy('drafts').at(-1)).toEqual(kept);
    expect(stage.view()).toMatchObject({ step: 'sent', form: { code: 'PPPI1', comments: { MLA: text } } });
  });

  it('is that of the ring of the address, and a key leads to the next ring', async () => {
    const stage = await open();
    write(stage);
    stage.actor.send(searchAt('rings', { seller: '88002' }));
    expect(stage.view()).toMatchObject({ isChosen: true, form: { code: 'PPPI1' } });
    stage.actor.send({ type: 'ring.step', by: 1 });
    expect(stage.receivedBy('screens').at(-1)).toMatchObject({ target: { to: 'rings', search: { seller: '88002' } } });
  });
});
