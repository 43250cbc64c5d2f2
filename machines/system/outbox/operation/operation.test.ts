import { describe, expect, it } from 'vitest';
import type { Case, Listing, LiveSearchSummary, Profile } from '../../../../contracts/shapes';
import { answers, refuses, startWith, type FakePorts } from '../../../simulator/answers';
import { openSearch } from '../../../simulator/sample-search';
import type { Command, Mark, Reply } from '../../../system-actors/outbox';
import type { SingleMutation } from '../journal';
import {
  ana,
  aCase,
  aListing,
  approve,
  aProfile,
  aSuspiciousListing,
  listingId,
  suspect,
  undo,
} from '../outbox.samples';
import { operationMachine } from './operation.machine';
import { aSupervisor, operationInput } from './operation.samples';

const [first, second] = [listingId(1), listingId(2)];
const mark = (given: Mark): SingleMutation => ({ kind: 'mark', mark: given });
const reply = (type: Reply['type']): SingleMutation => ({
  kind: 'reply',
  reply:
    type === 'rollback'
      ? { type, caseId: '12345678', siteId: 'MLA', comment: 'Por error.' }
      : {
          type,
          caseId: '12345678',
          siteId: 'MLA',
          reply: {
            caseId: '12345678',
            siteId: 'MLA',
            description: '',
            rejectMemberId: null,
            documentationApproved: type === 'retract',
          },
        },
});
const command = (given: Command): SingleMutation => ({ kind: 'command', command: given });
const create = command({ type: 'createLiveSearch', input: { keyword: 'Reloj', sites: ['MLA', 'MLB'] } });
const remove = command({ type: 'deleteLiveSearch', input: { id: 's1' } });

const search = (more: Partial<LiveSearchSummary> = {}) =>
  openSearch({
    id: 's1',
    keyword: 'reloj',
    sites: [{ id: 'MLA' }, { id: 'MLB' }] as LiveSearchSummary['sites'],
    createdAt: '2026-03-01T10:00:05.000Z',
    author: null,
    ...more,
  });

interface Found {
  listings?: Listing[];
  found?: Case;
  searches?: LiveSearchSummary[];
  total?: number;
  profile?: Profile;
}

const asked = Date.parse('2026-03-01T10:00:00Z');

/** Takes up an operation that was on its way when the page died, a day later, and tells what became of it. */
async function takenUp(
  work: SingleMutation,
  { listings = [], found = aCase(), searches = [], total, profile = aProfile() }: Found,
) {
  const supervisor = aSupervisor();
  const posted: string[] = [];
  const once = (name: string) => answers((input: unknown) => (posted.push(name), input));
  const ports = {
    writeJournal: answers<void>(undefined),
    deleteJournal: answers<void>(undefined),
    articlesByIds: answers(({ articlesIds }: { articlesIds: string[] }) =>
      listings.filter((listing) => articlesIds.includes(listing.id)),
    ),
    caseDescription: answers(found),
    liveSearches: answers({ items: searches, total: total ?? searches.length, offset: 0, limit: 50 }),
    profile: answers(profile),
    approveArticles: answers(
      ({ articlesIds }: { articlesIds: string[] }) => (
        posted.push(`approve ${articlesIds.join()}`),
        articlesIds.map((id) => ({ id, approved: null, failure: null }))
      ),
    ),
    reportArticles: answers(
      ({ articlesIds }: { articlesIds: string[] }) => (
        posted.push(`report ${articlesIds.join()}`),
        articlesIds.map((id) => ({ id, reported: null, failure: null }))
      ),
    ),
    editReportedArticles: answers(
      ({ articlesIds }: { articlesIds: string[] }) => (
        posted.push(`edit ${articlesIds.join()}`),
        articlesIds.map((id) => ({ id, reported: null, failure: null }))
      ),
    ),
    articleUndo: once('undo'),
    deleteArticlesFromDB: answers(
      ({ articlesIds }: { articlesIds: string[] }) => (
        posted.push(`remove ${articlesIds.join()}`),
        { ids: articlesIds }
      ),
    ),
    respondCounterNotice: once('respond'),
    rollbackCase: once('rollback'),
    createLiveSearch: once('create'),
    deleteLiveSearch: once('delete'),
    updateProfile: once('update'),
  } as FakePorts;
  const input = operationInput({
    work,
    left: 'inflight',
    createdAt: asked,
    inflightAt: asked,
    supervisor: supervisor.actor,
  });
  const { actor, clock, settle } = startWith(operationMachine, { input, ports, now: asked + 86_400_000 });
  actor.send({ type: 'mutation.go' });
  clock.increment(0);
  await settle(60);
  const settled = supervisor.heard.find(({ type }) => type === 'queued.settled');
  return {
    posted,
    state: actor.getSnapshot().value,
    failure: (settled?.failure as { code: string } | null | undefined)?.code ?? null,
    refused: (
      (settled?.done as { refused: { id: string; failure: { code: string } }[] } | undefined)?.refused ?? []
    ).map((row) => [row.id, row.failure.code]),
    value: (settled?.done as { value?: unknown } | undefined)?.value,
  };
}

const trusted = { author: ana, createdAt: null };
const edit: SingleMutation = mark({
  type: 'edit',
  ids: [first],
  author: ana,
  report: { code: 'PPPI2', codeDescription: '', description: 'Otra', tags: [], photosDenounced: [] },
});
const takeAway: SingleMutation = mark({ type: 'remove', ids: [first, second], action: 'delete' });
const somebodyElse = { id: 'profile-9', givenName: 'Otra', familyName: null };
const reported = (more: object) =>
  aSuspiciousListing(first, { reported: { ...aSuspiciousListing(first).reported, ...more } as Listing['reported'] });

describe('an operation whose answer was lost', () => {
  const stories: [string, SingleMutation, Found, Partial<Awaited<ReturnType<typeof takenUp>>>][] = [
    [
      'trusted, and it is',
      mark(approve(first)),
      { listings: [aListing(first, { approved: trusted })] },
      { posted: [] },
    ],
    ['trusted, and it isn’t', mark(approve(first)), { listings: [aListing(first)] }, { posted: [`approve ${first}`] }],
    [
      'trusted, of a listing that is gone',
      mark(approve(first)),
      {},
      { posted: [], refused: [[first, 'ARTICLE_NOT_FOUND']] },
    ],
    [
      'half of it done',
      mark(approve(first, second)),
      { listings: [aListing(first, { approved: trusted }), aListing(second)] },
      { posted: [`approve ${second}`] },
    ],
    ['suspicious, and it is, by us', mark(suspect(first)), { listings: [aSuspiciousListing(first)] }, { posted: [] }],
    [
      'suspicious, and it isn’t',
      mark(suspect(first)),
      { listings: [aListing(first)] },
      { posted: [`report ${first}`] },
    ],
    [
      'suspicious, and it is, by somebody else',
      mark(suspect(first)),
      { listings: [reported({ author: somebodyElse })] },
      { posted: [], refused: [[first, 'ALREADY_AUDITED']] },
    ],
    ['edited, and it is', edit, { listings: [reported({ code: 'PPPI2', description: 'Otra' })] }, { posted: [] }],
    ['edited, and it isn’t', edit, { listings: [aSuspiciousListing(first)] }, { posted: [`edit ${first}`] }],
    [
      'edited, and nothing is reported any more',
      edit,
      { listings: [aListing(first)] },
      { posted: [], refused: [[first, 'NOT_REPORTED']] },
    ],
    ['undone, and it is', mark(undo(first)), { listings: [aListing(first)] }, { posted: [] }],
    [
      'undone, and it isn’t',
      mark(undo(first)),
      { listings: [aListing(first, { approved: trusted })] },
      { posted: ['undo'] },
    ],
    [
      'removed, and one of two is',
      takeAway,
      { listings: [aSuspiciousListing(second)] },
      { posted: [`remove ${second}`] },
    ],
    [
      'GW-78 confirmed, and it is',
      reply('confirm'),
      {
        found: aCase({
          status: 'DOCUMENTATION_NOT_APPROVED',
          lastUpdated: '2026-11-20T12:00:00.000Z',
          groupResponse: 'REJECTED',
          rejectMember: '3',
        }),
      },
      {
        posted: [],
        value: {
          caseId: '12345678',
          status: 'DOCUMENTATION_NOT_APPROVED',
          articleId: first,
          lastUpdated: '2026-11-20T12:00:00.000Z',
          groupResponse: 'REJECTED',
          rejectMember: '3',
        },
      },
    ],
    ['confirmed, and it isn’t', reply('confirm'), {}, { posted: ['respond'] }],
    [
      'confirmed, and somebody retracted it',
      reply('confirm'),
      { found: aCase({ status: 'DOCUMENTATION_APPROVED' }) },
      { posted: [], failure: 'CASE_NOT_OPEN' },
    ],
    [
      'retracted, and it is',
      reply('retract'),
      { found: aCase({ status: 'DOCUMENTATION_APPROVED' }) },
      { posted: [], failure: null },
    ],
    ['rolled back, and it is', reply('rollback'), { found: aCase({ status: 'ROLLBACK' }) }, { posted: [] }],
    [
      'rolled back, and it isn’t',
      reply('rollback'),
      { found: aCase({ status: 'MEMBER_NOT_RESPOND', isRollbackable: true }) },
      { posted: ['rollback'] },
    ],
    ['a search created, and it is there', create, { searches: [search()] }, { posted: [], value: search() }],
    [
      'a search created, and only an older one is there',
      create,
      { searches: [search({ createdAt: '2026-02-01T10:00:00.000Z' })] },
      { posted: ['create'] },
    ],
    [
      'a search created, and only one of other countries is there',
      create,
      { searches: [search({ sites: [] })] },
      { posted: ['create'] },
    ],
    [
      'a search created, and not every search was answered',
      create,
      { searches: [], total: 80 },
      { posted: [], state: 'unknown' },
    ],
    ['a search deleted, and it is gone', remove, { searches: [] }, { posted: [], value: { id: 's1' } }],
    ['a search deleted, and it is there', remove, { searches: [search()] }, { posted: ['delete'] }],
    [
      'a search deleted, and not every search was answered',
      remove,
      { searches: [], total: 80 },
      { posted: [], state: 'unknown' },
    ],
    [
      'a profile changed, and it is',
      command({ type: 'updateProfile', input: { lang: 'es', currency: 'ARS', helps: { dialog: false } } }),
      {},
      { posted: [] },
    ],
    [
      'a profile changed, and it isn’t',
      command({ type: 'updateProfile', input: { lang: 'pt' } }),
      {},
      { posted: ['update'] },
    ],
    [
      'a help closed, and it isn’t',
      command({ type: 'updateProfile', input: { helps: { dialog: true } } }),
      {},
      { posted: ['update'] },
    ],
  ];
  for (const [name, work, found, expected] of stories) {
    it(`asks before anything else: ${name}`, async () => {
      expect(await takenUp(work, found)).toMatchObject({ state: 'settled', ...expected });
    });
  }
});

describe('an operation', () => {
  it('that is turned away at the door goes again as it was', async () => {
    const supervisor = aSupervisor();
    let turned = 1;
    const keys: string[] = [];
    const { actor, clock, settle } = startWith(operationMachine, {
      input: operationInput({ supervisor: supervisor.actor }),
      ports: {
        writeJournal: answers<void>(undefined),
        deleteJournal: answers<void>(undefined),
        reportArticles: async ({ operationKey }) => {
          keys.push(operationKey);
          return turned-- > 0
            ? { ok: false, failure: { code: 'BAD_STATUS', values: { status: 429 } } }
            : { ok: true, value: [] };
        },
      } as FakePorts,
    });
    actor.send({ type: 'mutation.go' });
    await settle();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.inflightAt]).toEqual(['pausing', 0]);
    clock.increment(2000);
    await settle();
    expect([actor.getSnapshot().value, keys]).toEqual(['settled', ['op', 'op']]);
  });

  it('asks again, ever more slowly, while asking fails', async () => {
    const articlesByIds = refuses<Listing[]>('OFFLINE');
    const { actor, clock, settle } = startWith(operationMachine, {
      input: operationInput({ left: 'inflight', inflightAt: 0 }),
      ports: { articlesByIds, writeJournal: answers<void>(undefined) } as FakePorts,
      now: 86_400_000,
    });
    clock.increment(0);
    for (const wait of [2000, 4000, 8000, 16_000, 30_000, 30_000]) {
      await settle();
      expect(actor.getSnapshot().value).toBe('askingLater');
      clock.increment(wait - 1);
      expect(actor.getSnapshot().value).toBe('askingLater');
      clock.increment(1);
    }
    expect(articlesByIds.asked).toHaveLength(7);
  });
});
