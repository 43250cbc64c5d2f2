import { describe, expect, it } from 'vitest';
import type { Listing, Page, Question } from '../../../contracts/shapes';
import { listingStatuses } from '../../../contracts/vocabulary/listings';
import {
  answers,
  answersInTurn,
  answersLater,
  neverAnswers,
  refuses,
  startWith,
  type FakePorts,
  type SystemActorFacts,
} from '../../simulator/answers';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import type { galleryMachine } from '../../shared/gallery/gallery.machine';
import { markingView } from '../../shared/marking/marking.view';
import type { reportDrawerMachine } from '../../shared/report-drawer/report-drawer.machine';
import { sampleVariation, sampleKit } from '../../simulator/sample-catalogue';
import { sampleListing, sampleReported, visibleListing } from '../../simulator/sample-listing';
import type { ActorRefFrom } from 'xstate';
import { sampleVariants } from '../listing-variants/listing-variants.samples';
import { pageOfReviews, sampleTotals } from '../reviews/reviews.samples';
import { listingDetailMachine } from './listing-detail.machine';
import type { sellerInformationMachine } from '../../shared/seller-information/seller-information.machine';
import { sellerInformationView } from '../../shared/seller-information/seller-information.view';
import { sampleFullListing, listingDetailSystemActors, sampleSeller } from './listing-detail.samples';
import type { ListingDetailEvent } from './listing-detail.rules';
import { listingDetailView } from './listing-detail.view';

const id = 'MLA1000000001';
const question = (text: string): Question => ({ date: '2026-11-01T10:00:00.000Z', text, answer: null });
const page = (texts: string[], total = texts.length): Page<Question> => ({
  items: texts.map(question),
  total,
  offset: 0,
  limit: 10,
});

interface Opening {
  articleId?: string;
  from?: string;
  systemActors?: SystemActorFacts;
  ports?: FakePorts;
}
async function open({ articleId = id, from, systemActors = listingDetailSystemActors(), ports }: Opening = {}) {
  const stage = startWith(listingDetailMachine, {
    input: inputAt('listing', { articleId }, from === undefined ? {} : { from }),
    systemActors,
    ports: {
      article: answers<Listing[]>([sampleListing()]),
      articleDescription: answers({ text: 'Zapatillas de montaña.', lastUpdated: null }),
      articleQuestions: answers(page(['¿Son originales?'])),
      seller: answers(sampleSeller),
      blindages: answers([]),
      reviews: answers(pageOfReviews(2)),
      reviewsTotal: answers(sampleTotals),
      ...ports,
    },
  });
  await stage.settle();
  const view = () => listingDetailView(stage.actor.getSnapshot());
  const send = (...events: ListingDetailEvent[]) => events.forEach((event) => stage.actor.send(event));
  return {
    ...stage,
    view,
    send,
    drawer: () => markingView(view().marking?.getSnapshot()).drawer as ActorRefFrom<typeof reportDrawerMachine>,
    gallery: () => view().gallery as ActorRefFrom<typeof galleryMachine>,
    seller: () => sellerInformationView((view().seller as ActorRefFrom<typeof sellerInformationMachine>).getSnapshot()),
  };
}

describe('asking a listing', () => {
  it('LST-20 asks for the titles of what its kit is made of, once it is shown', async () => {
    const variants = answers([sampleVariation()]);
    const { view } = await open({ ports: { article: answers([sampleListing({ kits: [sampleKit] })]), variants } });
    expect(variants.asked).toEqual([{ userProductsIds: ['MLAU1100001', 'MLAU1100009'] }]);
    expect(view().kitTitles?.getSnapshot().context.value).toEqual({ MLAU1100001: 'Zapatillas Andes Runner 3 negras' });
  });

  it('LST-13 LST-15 asks for the listing with its description, its questions and its seller, and confirms it for every screen', async () => {
    const asked = answers(sampleSeller);
    const { view, receivedBy, seller } = await open({ ports: { seller: asked } });
    expect(asked.asked).toEqual([{ sellerId: sampleListing().seller?.id, siteId: 'MLA' }]);
    expect(view()).toMatchObject({
      phase: 'shown',
      id,
      description: 'Zapatillas de montaña.',
      questionsLeft: 0,
    });
    expect(seller().seller?.nickname).toBe('OFERTAS_DEL_SUR');
    expect(receivedBy('listings')).toEqual([{ type: 'listings.confirm', listings: [sampleListing()], asOf: 0 }]);
  });

  it.each([
    ['MLA1000000001', id],
    ['mla-1000000001', id],
    ['MLA10000001', null],
    ['MLA100000001', null],
    ['anything', null],
  ])('LST-12 the address %s is the listing %s', async (articleId, expected) => {
    const article = answers<Listing[]>([sampleListing()]);
    const { view } = await open({ articleId, ports: { article } });
    expect([view().id, view().phase, article.asked.length]).toEqual([
      expected,
      expected === null ? 'missing' : 'shown',
      expected === null ? 0 : 1,
    ]);
  });

  it('ERR-48 an answer without a listing is no listing', async () => {
    expect((await open({ ports: { article: answers([]) } })).view().phase).toBe('missing');
    expect((await open({ ports: { article: refuses('ARTICLE_NOT_FOUND') } })).view().phase).toBe('missing');
  });

  it('a failed load says why and can be tried again', async () => {
    const article = answersInTurn<Listing[]>(
      { ok: false, failure: { code: 'OFFLINE' } },
      { ok: true, value: [sampleListing()] },
    );
    const { view, send, settle } = await open({ ports: { article } });
    expect(view()).toMatchObject({ phase: 'failed', failure: { code: 'OFFLINE' } });
    send({ type: 'listing.reload' });
    await settle();
    expect(view().phase).toBe('shown');
  });

  it('LST-22 LST-23 a closed, inactive or under-review one is invalid when it comes from search or an address', async () => {
    const phases = async (from?: string) =>
      Promise.all(
        listingStatuses.map(
          async (status) =>
            (await open({ from, ports: { article: answers([sampleListing({ status })]) } })).view().phase,
        ),
      );
    const checked = ['shown', 'invalid', 'invalid', 'shown', 'invalid'];
    expect([await phases(), await phases('live_search'), await phases('suggestions')]).toEqual([
      checked,
      checked,
      checked,
    ]);
    const unchecked = listingStatuses.map(() => 'shown');
    expect([
      await phases('history'),
      await phases('case'),
      await phases('closed_cases'),
      await phases('reported_articles'),
    ]).toEqual([unchecked, unchecked, unchecked, unchecked]);
    expect((await open({ ports: { article: answers([sampleListing({ status: 'closed' })]) } })).view()).toMatchObject({
      failure: { code: 'INVALID_ARTICLE' },
      status: 'closed',
    });
    expect((await open({ ports: { article: refuses('INVALID_ARTICLE') } })).view().phase).toBe('invalid');
  });

  it('LST-14 questions come a page at a time', async () => {
    const articleQuestions = answersInTurn<Page<Question>>(
      { ok: true, value: page(['1', '2'], 3) },
      { ok: true, value: page(['3'], 3) },
    );
    const { view, send, settle } = await open({ ports: { articleQuestions } });
    expect(view().questionsLeft).toBe(1);
    send({ type: 'questions.more' });
    await settle();
    expect([view().questions.map(({ text }) => text), view().questionsLeft]).toEqual([['1', '2', '3'], 0]);
    expect(articleQuestions.asked).toEqual([
      { articleId: id, size: 10, from: 0 },
      { articleId: id, size: 10, from: 2 },
    ]);
  });

  it('ERR-65 failed questions say why, keep those before them and can be tried again', async () => {
    const articleQuestions = answersInTurn<Page<Question>>(
      { ok: true, value: page(['1'], 2) },
      { ok: false, failure: { code: 'SERVER_ERROR' } },
      { ok: true, value: page(['2'], 2) },
    );
    const { view, send, settle } = await open({ ports: { articleQuestions } });
    send({ type: 'questions.more' });
    await settle();
    expect(view()).toMatchObject({ questionsFailure: { code: 'SERVER_ERROR' }, questions: [{ text: '1' }] });
    send({ type: 'questions.reload' });
    await settle();
    expect(view().questions.map(({ text }) => text)).toEqual(['1', '2']);
  });

  it('a failed description or seller leaves the rest standing', async () => {
    const { view, seller } = await open({
      ports: { articleDescription: refuses('OFFLINE'), seller: refuses('SELLER_NOT_FOUND') },
    });
    expect(view()).toMatchObject({
      phase: 'shown',
      descriptionFailure: { code: 'OFFLINE' },
    });
    expect(seller().failure?.code).toBe('SELLER_NOT_FOUND');
  });
});

describe('translating', () => {
  const translateText = ({ text }: { text: string }) => ({ text: `[en] ${text}` });

  it('LST-16 LST-36 replaces title and description, and gives the originals back', async () => {
    const translate = answers<{ text: string }, { text: string }>(translateText);
    const { view, send, settle } = await open({ ports: { translate } });
    send({ type: 'translation.toggle' });
    expect(view().translating).toBe(true);
    await settle();
    expect(view().translated).toEqual({
      lang: 'en',
      title: '[en] Zapatillas Andes Trail 42',
      text: '[en] Zapatillas de montaña.',
    });
    expect(translate.asked).toEqual([
      { text: 'Zapatillas Andes Trail 42', sourceLang: 'es', targetLang: 'en' },
      { text: 'Zapatillas de montaña.', sourceLang: 'es', targetLang: 'en' },
    ]);
    send({ type: 'translation.toggle' });
    expect(view().translated).toBeNull();
  });

  it('LST-35 is offered when the interface speaks another language than the site', async () => {
    const offered = async (lang: 'es' | 'en' | 'pt', articleId: string) =>
      (await open({ systemActors: listingDetailSystemActors({}, lang), articleId })).actor
        .getSnapshot()
        .can({ type: 'translation.toggle' });
    expect([
      await offered('pt', 'MLB1000000001'),
      await offered('pt', id),
      await offered('es', id),
      await offered('en', 'MLB1000000001'),
    ]).toEqual([false, true, false, true]);
  });

  const translated = { ok: true, value: { text: '[en]' } } as const;
  const untranslated = { ok: false, failure: { code: 'SERVER_ERROR' } } as const;

  it.each([
    ['the title', untranslated, translated],
    ['the description', translated, untranslated],
    ['either', untranslated, untranslated],
  ] as const)('ERR-13 tells when %s failed, and shows the original', async (_, title, description) => {
    const translate = answersInTurn<{ text: string }>(title, description);
    const { view, send, settle, receivedBy } = await open({ ports: { translate } });
    send({ type: 'translation.toggle' });
    await settle();
    expect([view().translated, view().translating]).toEqual([null, false]);
    expect(receivedBy('notices')).toEqual([
      {
        type: 'notice.raise',
        notice: { code: 'translation.failed', tone: 'failure', failure: { code: 'SERVER_ERROR' } },
      },
    ]);
  });

  it('that is turned off while it is under way stays off', async () => {
    const translate = answersLater<{ text: string }>();
    const { view, send, settle } = await open({ ports: { translate } });
    send({ type: 'translation.toggle' }, { type: 'translation.toggle' });
    translate.answer({ ok: true, value: { text: 'late' } });
    await settle();
    expect([view().translated, view().translating]).toEqual([null, false]);
  });
});

describe('deciding', () => {
  const mutationsOf = (receivedEvents: { type: string; work?: unknown }[]) => receivedEvents.map(({ work }) => work);

  it('LST-17 LST-40 marks it trusted through the outbox, in the name of the profile', async () => {
    const { send, receivedBy, actor } = await open({ from: 'live_search' });
    send({ type: 'listing.trust' });
    expect(receivedBy('outbox')).toEqual([
      {
        type: 'mutation.submit',
        id: 'id-1',
        from: 'article_detail',
        requester: actor.getSnapshot().children.marking,
        work: {
          kind: 'mark',
          mark: {
            type: 'approve',
            ids: [id],
            originModel: 'live_search',
            author: { id: '', givenName: '', familyName: null },
            basis: { [id]: 'none' },
          },
        },
      },
    ]);
  });

  it.each([
    ['approved', visibleListing({ approved: { author: null, createdAt: null } })],
    ['reported', visibleListing({ reported: sampleReported() })],
  ] as const)('LST-41 LST-43 takes back what stands: %s', async (undo, listing) => {
    const { send, receivedBy } = await open({ systemActors: listingDetailSystemActors({ listings: [listing] }) });
    send({ type: 'listing.undo' });
    expect(mutationsOf(receivedBy('outbox'))).toEqual([
      { kind: 'mark', mark: { type: 'undo', ids: [id], undo, from: 'article_detail' } },
    ]);
  });

  it('LST-42 marks it suspicious with what the drawer decided', async () => {
    const { send, drawer, receivedBy } = await open({ from: 'suggestions' });
    send({ type: 'listing.suspect' });
    drawer().send({ type: 'category.choose', category: 'UTILITY_MODEL' });
    drawer().send({ type: 'step.continue' });
    drawer().send({ type: 'comment.change', text: 'Copia de nuestro modelo' });
    drawer().send({ type: 'report.submit', label: 'Modelo industrial' });
    expect(drawer()).toBeNull();
    expect(mutationsOf(receivedBy('outbox'))).toMatchObject([
      {
        kind: 'mark',
        mark: {
          type: 'report',
          ids: [id],
          originModel: 'suggestions',
          report: { code: 'PPPI8', description: 'Copia de nuestro modelo' },
        },
      },
    ]);
  });

  it('edits the report of a suspicious one', async () => {
    const { send, drawer, receivedBy } = await open({
      systemActors: listingDetailSystemActors({ listings: [visibleListing({ reported: sampleReported() })] }),
    });
    send({ type: 'listing.edit' });
    drawer().send({ type: 'comment.change', text: 'Otro comentario' });
    drawer().send({ type: 'report.submit', label: 'Programa' });
    expect(mutationsOf(receivedBy('outbox'))).toMatchObject([
      { mark: { type: 'edit', report: { code: 'PPPI3', description: 'Otro comentario' } } },
    ]);
  });

  it('LST-45 offers no mark on one that is reported and not noticed', async () => {
    const { send, receivedBy, drawer } = await open({
      systemActors: listingDetailSystemActors({ listings: [visibleListing({ reported: sampleReported() })] }),
    });
    send({ type: 'listing.trust' }, { type: 'listing.suspect' }, { type: 'photos.chosen', photos: ['p1'] });
    expect([receivedBy('outbox'), drawer()]).toEqual([[], null]);
  });

  it('a drawer that is closed decides nothing', async () => {
    const { send, drawer, receivedBy } = await open();
    send({ type: 'listing.suspect' });
    drawer().send({ type: 'drawer.close' });
    drawer().send({ type: 'drawer.gone' });
    expect([receivedBy('outbox'), drawer()]).toEqual([[], null]);
  });

  it('a screen opened again from elsewhere counts its marks for that', async () => {
    const { send, receivedBy } = await open({ from: 'live_search' });
    send(searchAt('listing', { from: 'suggestions' }), { type: 'listing.trust' });
    expect(mutationsOf(receivedBy('outbox'))).toMatchObject([
      { mark: { type: 'approve', originModel: 'suggestions' } },
    ]);
  });
});

describe('reporting photos', () => {
  it('LST-24 shows the pictures of a listing that nobody knew before', async () => {
    const { gallery } = await open({ systemActors: listingDetailSystemActors({ listings: [] }) });
    expect(
      gallery()
        .getSnapshot()
        .context.pictures.map((picture) => picture.id),
    ).toEqual(['p1', 'p2']);
  });

  it('LST-27 opens the drawer with those that the gallery chose', async () => {
    const { gallery, drawer } = await open();
    gallery().send({ type: 'photo.toggle', id: 'p2' });
    gallery().send({ type: 'photos.report' });
    expect(drawer().getSnapshot().context).toMatchObject({ imagesOnly: true, photos: ['p2'] });
  });

  it('what is ticked in the gallery and what the drawer reports is one selection, whichever changes it', async () => {
    const systemActors = listingDetailSystemActors({ allowed: { MLA: ['PPPI1', 'PPPI6'] } });
    const { send, gallery, drawer, receivedBy } = await open({ systemActors });
    const ticked = () => gallery().getSnapshot().context.selected;
    const reported = () => drawer().getSnapshot().context.photos;
    gallery().send({ type: 'photo.toggle', id: 'p2' });
    send({ type: 'listing.suspect' });
    expect([drawer().getSnapshot().context.imagesOnly, reported()]).toEqual([false, ['p2']]);
    drawer().send({ type: 'category.choose', category: 'COPYRIGHT' });
    drawer().send({ type: 'step.continue' });
    drawer().send({ type: 'reason.choose', code: 'PPPI6' });
    drawer().send({ type: 'step.continue' });
    drawer().send({ type: 'photo.toggle', id: 'p1' });
    expect([ticked(), reported()]).toEqual([
      ['p1', 'p2'],
      ['p1', 'p2'],
    ]);
    gallery().send({ type: 'photo.toggle', id: 'p2' });
    expect([ticked(), reported()]).toEqual([['p1'], ['p1']]);
    drawer().send({ type: 'step.continue' });
    drawer().send({ type: 'comment.change', text: 'Copian nuestras fotos' });
    drawer().send({ type: 'report.submit', label: 'Fotos' });
    expect(receivedBy('outbox')).toMatchObject([
      { work: { mark: { report: { code: 'PPPI6', photosDenounced: ['p1'] } } } },
    ]);
  });

  it('a report that is closed leaves the ticks as they were chosen last', async () => {
    const { send, gallery, drawer } = await open();
    send({ type: 'listing.suspect' });
    gallery().send({ type: 'photo.toggle', id: 'p1' });
    expect(drawer().getSnapshot().context.photos).toEqual(['p1']);
    drawer().send({ type: 'drawer.close' });
    drawer().send({ type: 'drawer.gone' });
    expect(gallery().getSnapshot().context.selected).toEqual(['p1']);
    gallery().send({ type: 'photo.toggle', id: 'p2' });
    expect(gallery().getSnapshot().context.selected).toEqual(['p1', 'p2']);
  });

  it('LST-29 needs the right to report images on that site', async () => {
    const withRight = await open({ systemActors: listingDetailSystemActors({ allowed: { MLA: ['PPPI1', 'PPPI6'] } }) });
    withRight.send({ type: 'photos.chosen', photos: ['p1'] });
    expect(withRight.drawer().getSnapshot().context.imagesOnly).toBe(true);
    const without = await open({
      systemActors: listingDetailSystemActors({ allowed: { MLA: ['PPPI1'], MLB: ['PPPI1', 'PPPI6'] } }),
    });
    without.send({ type: 'photos.chosen', photos: ['p1'] });
    expect(without.drawer()).toBeNull();
  });

  it('LST-28 needs a photo', async () => {
    const { send, drawer } = await open();
    send({ type: 'photos.chosen', photos: [] });
    expect(drawer()).toBeNull();
  });
});

describe('what stands over the page', () => {
  const withAll = { systemActors: listingDetailSystemActors({ listings: [sampleFullListing] }) };
  const opens = ['saleConditions', 'linkedItems', 'photoChanges'] as const;

  it('opens only where the listing has it, one at a time', async () => {
    const plain = await open();
    plain.send(...opens.map((what) => ({ type: `${what}.open` as const })));
    expect(plain.view().modal).toBe('closed');
    const ports = { articlesCatalogo: neverAnswers(), caseDescription: neverAnswers() } as FakePorts;
    for (const what of opens) {
      const { view, send } = await open({ ...withAll, ports });
      send({ type: `${what}.open` });
      expect(view().modal).toBe(what);
      send({ type: 'saleConditions.open' }, { type: 'modal.close' });
      expect(view().modal).toBe('closed');
    }
  });

  it('asks for the case of its notice, says why it did not come, and asks again', async () => {
    const caseDescription = refuses('OFFLINE', { operation: 'caseDescription' });
    const { view, send, settle } = await open({ ...withAll, ports: { caseDescription } });
    send({ type: 'photoChanges.open' });
    await settle();
    expect(view().photoChanges).toMatchObject({ phase: 'failed', failure: { code: 'OFFLINE' } });
    send({ type: 'photoChanges.reload' });
    await settle();
    expect(caseDescription.asked).toEqual([
      { caseId: 'N1', siteId: 'MLA' },
      { caseId: 'N1', siteId: 'MLA' },
    ]);
    send({ type: 'modal.close' });
    expect(view().photoChanges).toMatchObject({ phase: 'asking', failure: null });
  });
});

describe('its variants', () => {
  it('are reported through the outbox as theirs, and hear what becomes of it', async () => {
    const listing = sampleListing({ variants: sampleVariants });
    const { view, drawer, receivedBy, actor, send, settle } = await open({
      ports: { article: answers<Listing[]>([listing]), variants: answers([]), denouncedVariants: answers([]) },
    });
    const variants = () => view().variants!;
    variants().send({ type: 'variants.all' });
    variants().send({ type: 'variants.report' });
    for (const event of [
      { type: 'category.choose', category: 'BRAND' },
      { type: 'step.continue' },
      { type: 'reason.choose', code: 'PPPI1' },
      { type: 'step.continue' },
      { type: 'comment.change', text: 'Copia exacta' },
      { type: 'report.submit', label: 'Producto falsificado' },
    ] as const)
      drawer().send(event);
    const [submitted] = receivedBy('outbox');
    const mark = submitted?.work.kind === 'mark' ? submitted.work.mark : null;
    expect(mark).toMatchObject({ ids: ['MLAU1', 'MLAU2'], variants: { familyId: 'MLAF1', isFamily: true } });
    expect(variants().getSnapshot().context.underWay).toEqual(['MLAU1', 'MLAU2']);
    if (mark === null) throw new Error('No report went out.');
    send({ type: 'mark.settled', mark, failure: null });
    await settle();
    expect([variants().getSnapshot().context.underWay, actor.getSnapshot().status]).toEqual([[], 'active']);
  });
});
