import { fromCallback, type EventObject } from 'xstate';
import type { ExportRow } from '../../contracts/shapes';
import { exportNotice } from '../domain/exports';
import { awaitedKey, readyKey, type ExportList } from '../domain/awaited-exports';
import { systemClockOf, feedsOf, portsOf } from '../kit/port';
import { systemActor } from '../kit/system-actor';

/** Milliseconds after which the end of a report that nobody waited for is no news any more. */
const newsDuration = 2_000;

export interface NotifyExportInput {
  list: ExportList;
  row: ExportRow;
  /** A page out of sight leaves the telling to one that is in sight. */
  inSight: boolean;
  /** Its list isn't in front: that it is ready is kept until somebody has seen it there. */
  remembers: boolean;
}

/**
 * Tells that a report has come to its end, in one tab of the browser alone: whoever gets its lease, and keeps it as long as the page
 * stands. What another tab told is waited for no longer, without a word.
 */
export const notifyExport = fromCallback<EventObject, NotifyExportInput>(({ input, system }) => {
  const { list, row, inSight, remembers } = input;
  const [drafts, notices] = [systemActor(system, 'drafts'), systemActor(system, 'notices')];
  const { lease } = feedsOf(system);
  const [awaited, ready] = [awaitedKey(list, row.id), readyKey(list, row.id)];
  const isAwaited = awaited in drafts.getSnapshot().context.drafts;
  const startedAt = systemClockOf(system).now();
  const controller = new AbortController();
  let isNotified = false;
  let [sightLease, ownLease]: ({ stop: () => void } | null)[] = [null, null];

  /** Whether another tab told it: then the browser keeps no longer that it is waited for. */
  async function wasNotifiedElsewhere(): Promise<boolean> {
    if (!isAwaited || drafts.getSnapshot().context.told) return systemClockOf(system).now() - startedAt > newsDuration;
    const profileId = systemActor(system, 'profile').getSnapshot().context.profile?.id ?? null;
    const read = await portsOf(system).readDrafts({ profileId }, controller.signal);
    return read.ok && !read.value.some(({ key }) => key === awaited);
  }
  function settle(isNews: boolean) {
    isNotified = isNews;
    if (isNews) notices.send({ type: 'notice.raise', notice: exportNotice(row, list) });
    if (isAwaited) drafts.send({ type: 'draft.drop', key: awaited });
    if (isNews && remembers && row.state === 'ready') drafts.send({ type: 'draft.keep', key: ready, value: true });
  }
  function releaseLeases() {
    if (!isNotified) ownLease?.stop();
    sightLease?.stop();
  }
  async function notifyOnce() {
    const isOutdated = await wasNotifiedElsewhere();
    if (!controller.signal.aborted) settle(!isOutdated);
    releaseLeases();
  }
  const takeLease = () => (ownLease = lease(`export:${list}:${row.id}`, () => void notifyOnce()));
  async function start() {
    const isOutdated = await wasNotifiedElsewhere();
    if (controller.signal.aborted) return;
    if (isOutdated) settle(false);
    else if (inSight) takeLease();
    else sightLease = lease('in-sight', takeLease);
  }

  void start();
  return () => {
    controller.abort();
    releaseLeases();
  };
});
