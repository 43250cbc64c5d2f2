import { fromPromise, type ActorSystem, type ActorSystemInfo } from 'xstate';
import type { EvidenceRecord, EvidenceSubject, Failure, Outcome, Ports } from '../../../contracts/ports';
import type { Case, HistoryReport, Listing } from '../../../contracts/shapes';
import { noteCaller, portsOf } from '../../kit/port';

/** Reports of one listing that are read: more than an account sends of one. */
const reportsOfListing = 50;
/** Listings that are asked about at a time. */
const atOnce = 4;

export interface GatherInput {
  subject: EvidenceSubject;
  /** Empty for a case, which names its listing. */
  ids: string[];
}

function endIfStopped({ aborted }: AbortSignal): void {
  if (aborted) throw new Error('Nobody waits for it any more.');
}

/** Asks, and notes what isn't answered. Rejects once nobody waits for it any more, so that nothing else is asked. */
const requester = (failures: Failure[], signal: AbortSignal) => ({
  async ask<Value>(operation: string, answer: Promise<Outcome<Value>>): Promise<Value | null> {
    const outcome = await answer;
    endIfStopped(signal);
    if (outcome.ok) return outcome.value;
    failures.push({ ...outcome.failure, operation });
    return null;
  },
});

interface Known {
  id: string;
  listing: Listing | null;
  /** The case that it is about; its other reports are left aside. */
  only?: Case;
  failures: Failure[];
}

/** What the gateway says of one listing: its text, its reports, and each report's case, with the copy of the listing as it was then. */
async function recordOf(ports: Ports, { id, listing, only, failures }: Known, signal: AbortSignal) {
  const { ask } = requester(failures, signal);
  const description = await ask('articleDescription', ports.articleDescription({ articleId: id }, signal));
  const page = await ask(
    'noticedArticles',
    ports.noticedArticles({ itemId: id, from: 0, size: reportsOfListing }, signal),
  );
  const reports = (page?.items ?? []).filter(({ caseId }) => only === undefined || caseId === only.caseId);
  const cases = only === undefined ? await casesOf(ports, reports, failures, signal) : [only];
  return { id, listing, description, reports, cases, failures } satisfies EvidenceRecord;
}

async function casesOf(ports: Ports, reports: readonly HistoryReport[], failures: Failure[], signal: AbortSignal) {
  const { ask } = requester(failures, signal);
  const cases: Case[] = [];
  for (const { caseId, listing } of reports) {
    const found = await ask(
      `caseDescription ${caseId}`,
      ports.caseDescription({ caseId, siteId: listing.siteId }, signal),
    );
    if (found !== null) cases.push(found);
  }
  return cases;
}

/** The listing and everything of one case; its failure where the gateway has no such case, without which there is nothing to save. */
async function caseRecord(ports: Ports, subject: EvidenceSubject & { kind: 'case' }, signal: AbortSignal) {
  const answer = await ports.caseDescription({ caseId: subject.id, siteId: subject.siteId }, signal);
  endIfStopped(signal);
  if (!answer.ok) return answer;
  const { id } = answer.value.listing;
  const failures: Failure[] = [];
  const listings = await requester(failures, signal).ask(
    'articlesByIds',
    ports.articlesByIds({ articlesIds: [id] }, signal),
  );
  const known = { id, listing: listings?.[0] ?? null, only: answer.value, failures };
  return { ok: true as const, value: [await recordOf(ports, known, signal)] };
}

async function listingRecords(ports: Ports, ids: readonly string[], signal: AbortSignal): Promise<EvidenceRecord[]> {
  const unanswered: Failure[] = [];
  const listings =
    (await requester(unanswered, signal).ask(
      'articlesByIds',
      ports.articlesByIds({ articlesIds: [...ids] }, signal),
    )) ?? [];
  const records: EvidenceRecord[] = [];
  const waiting = ids.entries();
  const work = async () => {
    for (const [at, id] of waiting) {
      const listing = listings.find((one) => one.id === id) ?? null;
      const isUnknown = listing === null && unanswered.length === 0;
      const failures: Failure[] = isUnknown
        ? [{ code: 'ARTICLE_NOT_FOUND', operation: 'articlesByIds' }]
        : [...unanswered];
      records[at] = await recordOf(ports, { id, listing, failures }, signal);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return records;
}

/** Asks the gateway for everything that goes into an archive of evidence about some listings; what it doesn't answer is noted in each record. */
export const gatherEvidence = fromPromise<Outcome<EvidenceRecord[]>, GatherInput>(
  async ({ input: { subject, ids }, signal, system, self }) => {
    noteCaller(signal, self);
    const ports = portsOf(system as ActorSystem<ActorSystemInfo>);
    return subject.kind === 'case'
      ? caseRecord(ports, subject, signal)
      : { ok: true, value: await listingRecords(ports, ids, signal) };
  },
);
