import { describe, expect, it } from 'vitest';
import type { ExportRow, Page } from '../../contracts/shapes';
import { awaitedKey } from '../domain/awaited-exports';
import { goTo } from '../domain/navigation-events';
import {
  answers,
  answersInTurn,
  answersLater,
  neverAnswers,
  refuses,
  startWith,
  type FakePorts,
} from '../simulator/answers';
import { inputAt } from '../simulator/sample-addresses';
import { quietOutbox, sampleNow, sampleSystemActors } from '../simulator/sample-system-actors';
import type { QueuedMutationFacts, OutboxFacts } from '../system-actors/outbox';
import { settleNth } from '../shared/deletions.fixture';
import { pageOfRows } from '../shared/list/list.samples';
import { customReportsMachine } from './custom-reports/custom-reports.machine';
import { sampleGeneratingExport, sampleExport } from './exports-of.samples';
import { exportsView } from './exports-of.view';
import { liveSearchReportsMachine } from './live-search-reports/live-search-reports.machine';
import { typedCustomReport } from './new-custom-report/new-custom-report.samples';
import { typedLiveSearchReport } from './new-live-search-report/new-live-search-report.samples';

const machines = { customReports: customReportsMachine, liveSearchReports: liveSearchReportsMachine };
const lists = { customReports: 'noticedReports', liveSearchReports: 'liveSearchReports' } as const;
const deletes = { customReports: 'deleteNoticedReport', liveSearchReports: 'deleteLiveSearchReport' } as const;
const creates = { customReports: 'createNoticedReport', liveSearchReports: 'createLiveSearchReport' } as const;
type Kind = keyof typeof machines;
type List = NonNullable<FakePorts['noticedReports']>;

async function open(
  list: List,
  query: Record<string, string> = {},
  more: FakePorts = {},
  kind: Kind = 'customReports',
  systemActors = sampleSystemActors(),
) {
  const stage = startWith(machines[kind] as typeof customReportsMachine, {
    input: inputAt(kind, {}, query),
    systemActors,
    now: sampleNow,
    ports: {
      [lists[kind]]: list,
      readDrafts: answers(
        Object.entries(systemActors.drafts?.drafts ?? {}).map(([key, value]) => ({
          key,
          profileId: null,
          savedAt: 0,
          value,
        })),
      ),
      ...more,
    },
  });
  await stage.settle();
  const view = () => exportsView(stage.actor.getSnapshot());
  const shownIds = () => view().rows.map(({ id, gone }) => (gone === null ? id : `(${id})`));
  const passTime = async (ms: number) => {
    stage.clock.increment(ms);
    await stage.settle();
  };
  return { ...stage, view, standing: shownIds, after: passTime };
}
const row = (id: string, more: Partial<ExportRow> = {}) => sampleExport({ id, ...more });
const page = (...rows: ExportRow[]): Page<ExportRow> => pageOfRows(rows);
const two = page(row('80000002'), row('80000001'));

function deletion(more: Partial<QueuedMutationFacts> = {}): OutboxFacts {
  const command = { type: 'deleteNoticedReport' as const, input: { id: '80000001' } };
  const job = { id: 'job-1', work: { kind: 'command' as const, command }, failure: null, elsewhere: false };
  return { ...quietOutbox, jobs: { 'job-1': { ...job, phase: 'countdown', goesAt: sampleNow + 10_000, ...more } } };
}

describe.each(['customReports', 'liveSearchReports'] as const)('a deletion among the %s', (kind) => {
  it('EXP-12 LSV-06 takes the row away at once, and restores it when the call fails', async () => {
    const { actor, standing: shownIds, view, heardBy, settleWork } = await open(answers(two), {}, {}, kind);
    actor.send({ type: 'export.delete', id: '80000001' });
    actor.send({ type: 'export.delete', id: '80000001' });
    expect([shownIds(), view().total]).toEqual([['80000002', '(80000001)'], 1]);
    expect(heardBy('outbox')).toMatchObject([
      { type: 'work.submit', work: { command: { type: deletes[kind], input: { id: '80000001' } } } },
    ]);
    settleWork({ ok: false, failure: { code: 'SERVER_ERROR' } });
    expect([shownIds(), view().total]).toEqual([['80000002', '80000001'], 2]);
  });

  it('EXP-12 LSV-06 of two that are deleted only the one whose call failed is restored', async () => {
    const { actor, standing: shownIds, view, heardBy } = await open(answers(two), {}, {}, kind);
    for (const id of ['80000001', '80000002']) actor.send({ type: 'export.delete', id });
    expect([shownIds(), view().total]).toEqual([['(80000002)', '(80000001)'], 0]);
    settleNth(heardBy('outbox'), 1, { ok: false, failure: { code: 'SERVER_ERROR' } });
    expect([shownIds(), view().total]).toEqual([['80000002', '(80000001)'], 1]);
    settleNth(heardBy('outbox'), 0, { ok: true, value: undefined });
    expect([shownIds(), view().total]).toEqual([['80000002', '(80000001)'], 1]);
  });
});

describe('a deletion that waits', () => {
  it('can be taken back until it goes out, over a reload too, and the row is where it was', async () => {
    const { actor, setFacts, standing: shownIds, view, heardBy } = await open(answers(two));
    setFacts('outbox', deletion());
    expect([shownIds(), view().undoable]).toEqual([['80000002', '(80000001)'], '80000001']);
    expect(view().rows[1]?.gone).toEqual({ goesAt: sampleNow + 10_000, late: null });
    actor.send({ type: 'pointer.leave' });
    expect(shownIds()).toEqual(['80000002', '(80000001)']);
    actor.send({ type: 'deletion.takeBack', id: '80000001' });
    expect(heardBy('outbox')).toEqual([{ type: 'send.cancel', id: 'job-1' }]);
    setFacts('outbox', deletion({ phase: 'failed', goesAt: null, failure: { code: 'ABORTED' } }));
    expect(shownIds()).toEqual(['80000002', '80000001']);
  });

  it('leaves no line once it went out and the person moves on, and no older answer brings the row back', async () => {
    const { actor, settle, setFacts, standing: shownIds, view } = await open(answers(two));
    setFacts('outbox', deletion({ phase: 'inflight', goesAt: null }));
    expect(view().undoable).toBeNull();
    setFacts('outbox', deletion({ phase: 'done', goesAt: null }));
    expect(shownIds()).toEqual(['80000002', '(80000001)']);
    actor.send({ type: 'pointer.leave' });
    expect(shownIds()).toEqual(['80000002']);
    setFacts('outbox', quietOutbox);
    actor.send({ type: 'list.reload' });
    await settle();
    expect(shownIds()).toEqual(['80000002']);
  });

  it('of a report that somebody else deleted asks for the list anew', async () => {
    const list = answersInTurn<Page<ExportRow>>({ ok: true, value: two }, { ok: true, value: page(row('80000002')) });
    const { actor, settle, settleWork, standing: shownIds } = await open(list);
    actor.send({ type: 'export.delete', id: '80000001' });
    settleWork({ ok: false, failure: { code: 'EXPORT_NOT_FOUND' } });
    await settle();
    expect(shownIds()).toEqual(['80000002']);
  });

  it('in another tab shows here, without a way back from here', async () => {
    const { actor, setFacts, standing: shownIds, view, heardBy } = await open(answers(two));
    setFacts('outbox', deletion({ elsewhere: true }));
    actor.send({ type: 'deletion.takeBack', id: '80000001' });
    expect([shownIds(), view().undoable, heardBy('outbox')]).toEqual([['80000002', '(80000001)'], null, []]);
  });
});

describe('a report in the making', () => {
  it('is asked after until it is there, which a notice tells, and no longer', async () => {
    const list = answersInTurn<Page<ExportRow>>(
      { ok: true, value: page(sampleGeneratingExport()) },
      { ok: true, value: page(sampleExport()) },
    );
    const { after: passTime, view, heardBy } = await open(list);
    await passTime(3_000);
    expect(view().rows.map(({ stage }) => stage)).toEqual(['ready']);
    expect(heardBy('notices')).toMatchObject([
      { notice: { code: 'exports.ready', tone: 'success', values: { title: 'Noviembre' } } },
    ]);
    await passTime(60_000);
    expect(list.asked.length).toBe(2);
  });

  it('that was waited for and is there by now is told when the list opens, and waited for no longer', async () => {
    const key = awaitedKey('customReports', '80000001');
    const systemActors = sampleSystemActors({ drafts: { drafts: { [key]: null } } });
    const { heardBy } = await open(answers(two), {}, {}, 'customReports', systemActors);
    expect(heardBy('notices')).toMatchObject([{ notice: { code: 'exports.ready', link: { to: 'customReports' } } }]);
    expect(heardBy('drafts')).toEqual([{ type: 'draft.drop', key }]);
  });

  it('that fails is told too', async () => {
    const failed = sampleExport({ url: null, state: 'failed' });
    const list = answersInTurn<Page<ExportRow>>(
      { ok: true, value: page(sampleGeneratingExport()) },
      { ok: true, value: page(failed) },
    );
    const { after: passTime, view, heardBy } = await open(list);
    await passTime(3_000);
    expect(view().rows.map(({ stage }) => stage)).toEqual(['failed']);
    expect(heardBy('notices')).toMatchObject([{ notice: { code: 'exports.failed', tone: 'failure' } }]);
  });

  it('is not asked after out of sight, and at once when the page is back', async () => {
    const list = answers(page(sampleGeneratingExport()));
    const { after: passTime, goInSight, settle } = await open(list);
    goInSight(false);
    await passTime(60_000);
    expect(list.asked.length).toBe(1);
    goInSight(true);
    await settle();
    expect(list.asked.length).toBe(2);
  });

  it('is not asked after while another screen is in front', async () => {
    const list = answers(page(sampleGeneratingExport()));
    const { actor, after: passTime, settle } = await open(list);
    actor.send({ type: 'screen.rested' });
    await passTime(60_000);
    expect(list.asked.length).toBe(1);
    actor.send({ type: 'screen.resumed' });
    await settle();
    expect(list.asked.length).toBe(2);
  });

  it('is late after ten minutes: then nothing is asked by itself any more, and a person may', async () => {
    const list = answers(page(sampleGeneratingExport({ createdAt: '2026-11-20T11:49:00.000Z' })));
    const { actor, after: passTime, settle, view } = await open(list);
    await passTime(600_000);
    expect([list.asked.length, view().rows[0]?.stage]).toEqual([1, 'late']);
    actor.send({ type: 'list.reload' });
    await settle();
    expect(list.asked.length).toBe(2);
  });

  it('of an unknown moment is asked after for a while, then no longer', async () => {
    const list = answers(page(sampleGeneratingExport({ createdAt: null })));
    const { after: passTime } = await open(list);
    for (let turn = 0; turn < 120; turn += 1) await passTime(15_000);
    expect(list.asked.length).toBe(81);
  });
});

describe('the file of a report', () => {
  it('is saved once under a safe name, and the row says so', async () => {
    const downloadFile = answersLater<void, { url: string; name: string }>();
    const { actor, settle, view } = await open(
      answers(page(row('80000001', { title: '../../etc: Nov' }))),
      {},
      { downloadFile },
    );
    actor.send({ type: 'export.download', id: '80000001' });
    actor.send({ type: 'export.download', id: '80000001' });
    expect(view().rows[0]?.stage).toBe('downloading');
    expect(downloadFile.asked).toEqual([{ url: '/files/exports/80000001.xlsx', name: 'etc Nov 80000001.xlsx' }]);
    downloadFile.answer({ ok: true, value: undefined });
    await settle();
    expect(view().rows[0]?.stage).toBe('downloaded');
  });

  it('that is not at its address any more is told so and not tried again', async () => {
    const downloadFile = refuses<void>('BAD_STATUS', { values: { status: 404 } });
    const { actor, settle, view } = await open(answers(two), {}, { downloadFile });
    actor.send({ type: 'export.download', id: '80000001' });
    await settle();
    actor.send({ type: 'export.download', id: '80000001' });
    expect([view().rows[1]?.stage, downloadFile.asked.length]).toEqual(['linkDead', 1]);
  });

  it('that did not come may be tried again', async () => {
    const downloadFile = answersInTurn<void>(
      { ok: false, failure: { code: 'OFFLINE' } },
      { ok: true, value: undefined },
    );
    const { actor, settle, view } = await open(answers(two), {}, { downloadFile });
    actor.send({ type: 'export.download', id: '80000001' });
    await settle();
    expect(view().rows[1]?.stage).toBe('unsaved');
    actor.send({ type: 'export.download', id: '80000001' });
    await settle();
    expect(view().rows[1]?.stage).toBe('downloaded');
  });
});

describe('the filter', () => {
  it('stands in the address and looks through all of them, page by page', async () => {
    const many = Array.from({ length: 12 }, (_, at) => row(String(80_000_020 - at), { title: `Nov ${at}` }));
    const list = answers(pageOfRows([...many, row('80000001', { title: 'Otro' })], 13));
    const { view, actor, settle } = await open(list, { q: 'NOV', page: '2' });
    expect(list.asked).toEqual([{ size: 1000, from: 0 }]);
    expect(view()).toMatchObject({ total: 12, page: 2, pages: 2, narrowed: true, cut: false });
    expect(view().rows.map(({ title }) => title)).toEqual(['Nov 10', 'Nov 11']);
    actor.send({ type: 'search.change', search: { q: 'otro', page: 1 } });
    await settle();
    expect([view().rows.length, list.asked.length]).toEqual([1, 1]);
  });

  it('that is typed begins at the first page', async () => {
    const { actor, heardBy } = await open(answers(two), { page: '1' });
    actor.send({ type: 'filter.type', text: 'nov' });
    expect(heardBy('screens')).toEqual([
      goTo({ to: 'customReports', search: { q: 'nov', page: 1 } }, { replace: true }),
    ]);
  });
});

describe.each(['customReports', 'liveSearchReports'] as const)('a report asked for among the %s', (kind) => {
  const created = { ok: true as const, value: sampleGeneratingExport() };
  const values = {
    customReports: typedCustomReport,
    liveSearchReports: typedLiveSearchReport,
  }[kind] as typeof typedCustomReport;
  const submitted = async (query: Record<string, string>) => {
    const list = answers(two);
    const stage = await open(list, query, { profiles: neverAnswers() }, kind);
    stage.actor.send({ type: 'export.create' });
    const form = () => stage.actor.getSnapshot().children.newExport;
    form()?.send({ type: 'form.submit', values });
    return { ...stage, list, form };
  };

  it('EXP-13 has the list asked for from 0 with size 10, wherever the person stood', async () => {
    const queries: Record<string, string>[] = [{}, { page: '2' }, { q: 'nov' }];
    for (const query of queries) {
      const { list, form, settle, settleWork, view } = await submitted(query);
      const before = list.asked.length;
      settleWork(created);
      form()?.send({ type: 'form.gone' });
      await settle();
      expect(list.asked.slice(before)).toEqual([{ size: 10, from: 0 }]);
      expect([view().filter, view().page, form()]).toEqual(['', 1, undefined]);
    }
  });

  it('is asked of the outbox once, however often it is pressed', async () => {
    const { form, commanded } = await submitted({});
    form()?.send({ type: 'form.submit', values });
    expect(commanded()).toHaveLength(1);
  });

  it('that is on its way when its form is closed goes on, and the list is asked for once it was made', async () => {
    const { list, form, settle, setFacts, commanded } = await submitted({});
    form()?.send({ type: 'form.close' });
    form()?.send({ type: 'form.gone' });
    expect([form(), commanded().length]).toEqual([undefined, 1]);
    const before = list.asked.length;
    const command = { type: creates[kind], input: {} as never };
    const job = {
      id: 'job-2',
      work: { kind: 'command', command },
      failure: null,
      elsewhere: false,
      goesAt: null,
    } as const;
    setFacts('outbox', { ...quietOutbox, jobs: { 'job-2': { ...job, phase: 'unknown' } } });
    await settle();
    expect(list.asked.length).toBe(before);
    setFacts('outbox', { ...quietOutbox, jobs: { 'job-2': { ...job, phase: 'done' } } });
    await settle();
    expect(list.asked.slice(before)).toEqual([{ size: 10, from: 0 }]);
  });

  it('that is given up leaves the list alone, and what was typed is there again, after a reload too', async () => {
    const { list, settle, heardBy } = await submitted({});
    const savedDraft = heardBy('drafts').at(-1) as never as { key: string; value: object };
    const again = await open(list, {}, { profiles: neverAnswers() }, kind);
    again.setFacts('drafts', { drafts: { [savedDraft.key]: savedDraft.value } });
    again.actor.send({ type: 'export.create' });
    const anew = again.actor.getSnapshot().children.newExport;
    expect(anew?.getSnapshot().context.values).toEqual(values);
    anew?.send({ type: 'form.close' });
    anew?.send({ type: 'form.gone' });
    await settle();
    expect([again.actor.getSnapshot().children.newExport, list.asked.length]).toEqual([undefined, 2]);
  });
});
