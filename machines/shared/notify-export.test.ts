import { describe, expect, it } from 'vitest';
import type { DraftEntry } from '../../contracts/ports';
import type { ExportRow } from '../../contracts/shapes';
import { awaitedKey, readyKey } from '../domain/awaited-exports';
import { answers, answersLater, flush, refuses, startWith } from '../simulator/answers';
import { testLeases } from '../simulator/leases';
import { sampleNow, sampleSystemActors } from '../simulator/sample-system-actors';
import { notifyExport, type NotifyExportInput } from './notify-export';

const awaited = awaitedKey('customReports', '80000001');
const row: ExportRow = {
  id: '80000001',
  state: 'ready',
  title: 'Noviembre',
  url: '/files/80000001.xlsx',
  createdAt: null,
  topCountries: [],
  topSellers: [],
};
const ready = { code: 'exports.ready', tone: 'success', values: { title: 'Noviembre' }, link: { to: 'customReports' } };

/** A browser in which that report is waited for, as its tabs know it when they open. */
function browser(keys = [awaited]) {
  const leases = testLeases();
  const store = new Set(keys);
  const entries = (): DraftEntry[] => [...store].map((key) => ({ key, profileId: null, savedAt: 0, value: null }));
  const tab = (more: Partial<NotifyExportInput> = {}, readDrafts = answers<DraftEntry[]>(entries), unkept = false) => {
    const who = Symbol('tab');
    const known = Object.fromEntries(keys.map((key) => [key, null]));
    const stage = startWith(notifyExport, {
      input: { list: 'customReports', row, inSight: true, remembers: true, ...more },
      systemActors: sampleSystemActors({ drafts: { drafts: known, told: unkept } }),
      ports: { readDrafts },
      now: sampleNow,
      lease: leases.of(who),
      hear: ({ event }) => {
        if (event.type === 'draft.drop') store.delete(event['key'] as string);
      },
    });
    return { ...stage, told: () => stage.receivedBy('notices'), close: () => (stage.root.stop(), leases.leave(who)) };
  };
  return { leases, tab, store };
}

describe('the end of a report', () => {
  it('is told by exactly one of two tabs that learn of it at the same moment', async () => {
    const { tab } = browser();
    const tabs = [tab(), tab()];
    await flush();
    expect(tabs.flatMap(({ told }) => told())).toEqual([{ type: 'notice.raise', notice: ready }]);
    expect(tabs[0]?.receivedBy('drafts')).toEqual([
      { type: 'draft.drop', key: awaited },
      { type: 'draft.keep', key: readyKey('customReports', '80000001'), value: true },
    ]);
  });

  it('that another tab told is waited for no longer, without a word, also once that tab is gone', async () => {
    const { tab } = browser();
    const [first, second] = [tab(), tab()];
    await flush();
    first.close();
    await flush();
    expect([second.told(), second.receivedBy('drafts')]).toEqual([[], [{ type: 'draft.drop', key: awaited }]]);
    const third = tab();
    await flush();
    expect([third.told(), third.receivedBy('drafts')]).toEqual([[], [{ type: 'draft.drop', key: awaited }]]);
  });

  it('is told by another tab where the one that was about to is gone', async () => {
    const { tab } = browser();
    const slow = answersLater<DraftEntry[]>();
    const first = tab({}, slow);
    first.close();
    const second = tab();
    await flush();
    expect([first.told().length, second.told().length]).toEqual([0, 1]);
  });

  it('is left to the tab in sight by one that is out of it, and told where none is in sight', async () => {
    const { leases, tab } = browser();
    const looked = Symbol('the tab in sight');
    leases.of(looked)('in-sight', () => undefined);
    const hidden = tab({ inSight: false });
    await flush();
    expect([hidden.told(), hidden.receivedBy('drafts')]).toEqual([[], []]);
    leases.leave(looked);
    await flush();
    expect(hidden.told().length).toBe(1);
  });

  it('that nobody waited for here is told once as well, and not when the lease comes late', async () => {
    const { tab } = browser([]);
    const [first, second] = [tab({ remembers: false }), tab({ remembers: false })];
    await flush();
    expect([first.told().length, second.told().length]).toEqual([1, 0]);
    second.clock.increment(2_001);
    first.close();
    await flush();
    expect(second.told()).toEqual([]);
  });

  it('is told where the browser keeps nothing, or does not say what it keeps', async () => {
    const unkept = browser().tab({}, answers<DraftEntry[]>([]), true);
    const unread = browser().tab({}, refuses<DraftEntry[]>('STORAGE_UNAVAILABLE'));
    await flush();
    expect([unkept.told().length, unread.told().length]).toEqual([1, 1]);
  });
});
