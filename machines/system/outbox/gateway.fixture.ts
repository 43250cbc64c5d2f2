import type { SimulatedClock } from 'xstate';
import type { Failure, Outcome } from '../../../contracts/ports';
import type { Case, Listing, LiveSearchSummary, Notice, Profile } from '../../../contracts/shapes';
import type { FakePorts } from '../../simulator/answers';
import { openSearch } from '../../simulator/sample-search';
import { aCase, aProfile } from './outbox.samples';

/** What happens to one request: it is done and answered, lost on the way there, or lost on the way back. */
export type RequestFate = 'answered' | 'lostBefore' | 'lostAfter';

export interface GatewayOptions {
  keysHonoured?: boolean;
  fate?: (operation: string) => RequestFate;
  /** Milliseconds that a request takes. */
  latency?: (operation: string) => number;
  listings?: Listing[];
  profile?: Partial<Profile>;
  /** How many live searches there are, most of them on pages that aren't answered. */
  searchesTotal?: number;
}

export const requestDeadline = 30_000;

/** A gateway in memory with a ledger of accepted notices, whose answers can be lost; it goes on when a page is gone. */
export function gatewayWithLedger(clock: SimulatedClock, options: GatewayOptions) {
  const listings = new Map((options.listings ?? []).map((listing) => [listing.id, listing]));
  /** Accepted notices by listing, as the gateway counts them. */
  const ledger = new Map<string, number>();
  const posts: { operation: string; key: string; ids: string[]; at: number }[] = [];
  const asked: string[] = [];
  const answeredKeys = new Map<string, unknown>();
  const discarded = new Set<string>();
  const searches: LiveSearchSummary[] = [];
  let profile = aProfile(options.profile);
  let found: Case = aCase();
  let replies = 0;
  let notices = 0;

  const fate = options.fate ?? (() => 'answered' as const);
  const latency = options.latency ?? (() => 20);

  /** One request over the network: what it does there happens whether or not the page that asked is still alive. */
  function request<T>(
    operation: string,
    key: string | null,
    signal: AbortSignal,
    work: () => Outcome<T>,
  ): Promise<Outcome<T>> {
    asked.push(operation);
    const will = fate(operation);
    const failure = (code: Failure['code']): Outcome<T> => ({ ok: false, failure: { code, operation } });
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve(failure('ABORTED')), { once: true });
      clock.setTimeout(() => {
        if (will === 'lostBefore') return;
        const known = key !== null && options.keysHonoured ? answeredKeys.get(key) : undefined;
        const outcome = (known as Outcome<T> | undefined) ?? work();
        if (key !== null) answeredKeys.set(key, outcome);
        if (will === 'answered') resolve(outcome);
      }, latency(operation));
      clock.setTimeout(() => resolve(failure('TIMED_OUT')), requestDeadline);
    });
  }

  const ok = <T>(value: T): Outcome<T> => ({ ok: true, value });
  const change = (id: string, changed: Partial<Listing>) => {
    const listing = listings.get(id);
    if (listing) listings.set(id, { ...listing, ...changed });
  };
  const post = (operation: string, key: string, given: string[]) =>
    posts.push({ operation, key, ids: given, at: clock.now() });

  function accept(id: string): Notice {
    ledger.set(id, (ledger.get(id) ?? 0) + 1);
    notices += 1;
    const notice: Notice = {
      noticeId: `notice-${notices}`,
      sent: true,
      sending: false,
      failed: false,
      reason: null,
      noticedAt: new Date(clock.now()).toISOString(),
      takeDownAt: null,
      noticeStatus: 'CREATED',
      snapshot: null,
      rejectOption: null,
    };
    change(id, { noticed: notice });
    return notice;
  }

  const ports: FakePorts = {
    profile: (_input, signal) => request('profile', null, signal, () => ok(profile)),
    memberRestriction: (_input, signal) =>
      request('memberRestriction', null, signal, () => ok({ status: 'none', denouncesAvailable: null, dueDate: null })),
    memberJudge: (_input, signal) =>
      request('memberJudge', null, signal, () =>
        ok({
          type: null,
          subType: null,
          severity: null,
          maxDenounces: null,
          denouncesAvailable: null,
          dueDate: null,
        }),
      ),
    updateProfile: ({ operationKey, ...input }, signal) => {
      post('updateProfile', operationKey, []);
      return request('updateProfile', operationKey, signal, () => {
        const helps = { ...profile.helps, ...input.helps };
        profile = { ...profile, ...input, helps, settings: profile.settings };
        if (input.noticesLimitDayCount !== undefined)
          profile = { ...profile, noticesLimitUpdatedAt: new Date(clock.now()).toISOString() };
        return ok(profile);
      });
    },
    articlesByIds: ({ articlesIds }, signal) =>
      request('articlesByIds', null, signal, () =>
        ok(articlesIds.map((id) => listings.get(id)).filter((listing) => listing !== undefined)),
      ),
    sendNotice: ({ articlesIds, operationKey }, signal) => {
      post('sendNotice', operationKey, articlesIds);
      return request('sendNotice', operationKey, signal, () =>
        ok(
          articlesIds.map((id) =>
            listings.get(id)?.reported
              ? { id, notice: accept(id), failure: null }
              : { id, notice: null, failure: 'NOT_REPORTED' },
          ),
        ),
      );
    },
    approveArticles: ({ articlesIds, operationKey }, signal) => {
      post('approveArticles', operationKey, articlesIds);
      return request('approveArticles', operationKey, signal, () =>
        ok(
          articlesIds.map((id) => {
            if (listings.get(id)?.approved) return { id, approved: null, failure: 'ALREADY_AUDITED' };
            const approved = { author: null, createdAt: new Date(clock.now()).toISOString() };
            change(id, { approved });
            return { id, approved, failure: null };
          }),
        ),
      );
    },
    discardArticles: ({ articlesIds, operationKey }, signal) => {
      post('discardArticles', operationKey, articlesIds);
      return request('discardArticles', operationKey, signal, () => {
        const audited = (id: string) => discarded.has(id) || listings.get(id)?.approved || listings.get(id)?.reported;
        const rows = articlesIds.map((id) => ({ id, failure: audited(id) ? ('ALREADY_AUDITED' as const) : null }));
        articlesIds.forEach((id) => discarded.add(id));
        const none = rows.every(({ failure }) => failure !== null);
        return none ? { ok: false, failure: { code: 'ALREADY_AUDITED', operation: 'discardArticles' } } : ok(rows);
      });
    },
    reportArticles: ({ articlesIds, operationKey, author, code, description, tags, photosDenounced }, signal) => {
      post('reportArticles', operationKey, articlesIds);
      return request('reportArticles', operationKey, signal, () =>
        ok(
          articlesIds.map((id) => {
            if (listings.get(id)?.reported) return { id, reported: null, failure: 'ALREADY_AUDITED' };
            const reported = {
              code,
              description,
              tags,
              photosDenounced,
              author,
              createdAt: new Date(clock.now()).toISOString(),
              isFamily: false,
              familyId: null,
            };
            change(id, { reported });
            return { id, reported, failure: null };
          }),
        ),
      );
    },
    articleUndo: ({ articleId, undo, operationKey }, signal) => {
      post('articleUndo', operationKey, [articleId]);
      return request('articleUndo', operationKey, signal, () => {
        if (!listings.get(articleId)?.[undo])
          return { ok: false, failure: { code: 'STATUS_NOT_CHANGED', operation: 'articleUndo' } };
        change(articleId, { [undo]: null });
        return ok({ id: articleId });
      });
    },
    liveSearches: (_input, signal) =>
      request('liveSearches', null, signal, () =>
        ok({
          items: options.searchesTotal ? [] : searches,
          total: options.searchesTotal ?? searches.length,
          offset: 0,
          limit: 50,
        }),
      ),
    createLiveSearch: ({ operationKey, keyword, sites }, signal) => {
      post('createLiveSearch', operationKey, []);
      return request('createLiveSearch', operationKey, signal, () => {
        const search = openSearch({
          id: `search-${searches.length + 1}`,
          keyword,
          sites: sites.map((id) => ({
            id,
            count: 0,
            active: true,
            filtered: 0,
            country: null,
          })) as LiveSearchSummary['sites'],
          createdAt: new Date(clock.now()).toISOString(),
          author: null,
        });
        searches.push(search);
        return ok(search);
      });
    },
    caseDescription: (_input, signal) => request('caseDescription', null, signal, () => ok(found)),
    respondCounterNotice: ({ documentationApproved, operationKey }, signal) => {
      post('respondCounterNotice', operationKey, []);
      return request('respondCounterNotice', operationKey, signal, () => {
        replies += 1;
        found = { ...found, status: documentationApproved ? 'DOCUMENTATION_APPROVED' : 'DOCUMENTATION_NOT_APPROVED' };
        return ok({
          caseId: found.caseId,
          status: found.status,
          articleId: found.listing.id,
          lastUpdated: null,
          groupResponse: null,
          rejectMember: null,
        });
      });
    },
  };

  return { ports, listings, ledger, posts, asked, searches, replies: () => replies, profile: () => profile };
}
