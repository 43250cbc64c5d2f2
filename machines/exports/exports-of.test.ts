import { describe, expect, it } from 'vitest';
import type { ExportRow, Page } from '../../contracts/shapes';
import { awaitedKey } from '../domain/awaited-exports';
import { goTo } from '../domain/navigation-events';
import { answers, answersInTurn, answersLater, neverAnswers, refuses } from '../simulator/answers';
import { quietOutbox, sampleSystemActors } from '../simulator/sample-system-actors';
import { pageOfRows } from '../shared/list/list.samples';
import { openOwnPages } from '../shared/list/own-pages.fixture';
import { customReportsMachine } from './custom-reports/custom-reports.machine';
import { liveSearchReportsMachine } from './live-search-reports/live-search-reports.machine';
import { sampleGeneratingExport, sampleExport } from './exports-of.samples';
import { typedCustomReport } from './new-custom-report/new-custom-report.samples';
import { creates, exportPage, exportRow, openExports, twoExports } from './exports-of.fixture';
import { typedLiveSearchReport } from './new-live-search-report/new-live-search-report.samples';

describe('a report in the making', () => {
  it('is asked after until it is there, which a notice tells, and no longer', async () => {
    const list = answersInTurn<Page<ExportRow>>(
      { ok: true, value: exportPage(sampleGeneratingExport()) },
      { ok: true, value: exportPage(sampleExport()) },
    );
    const { after: passTime, view, receivedBy } = await openExports(list);
    await passTime(3_000);
    expect(view().rows.map(({ stage }) => stage)).toEqual(['ready']);
    expect(receivedBy('notices')).toMatchObject([
      { notice: { code: 'exports.ready', tone: 'success', values: { title: 'Noviembre' } } },
    ]);
    await passTime(60_000);
    expect(list.asked.length).toBe(2);
  });

  it('that was waited for and is there by now is told when the list opens, and waited for no longer', async () => {
    const key = awaitedKey('customReports', '80000001');
    const systemActors = sampleSystemActors({ drafts: { drafts: { [key]: null } } });
    const { receivedBy } = await openExports(answers(twoExports), {}, {}, 'customReports', systemActors);
    expect(receivedBy('notices')).toMatchObject([{ notice: { code: 'exports.ready', link: { to: 'customReports' } } }]);
    expect(receivedBy('drafts')).toEqual([{ type: 'draft.drop', key }]);
  });

  it('that fails is told too', async () => {
    const failed = sampleExport({ url: null, state: 'failed' });
    const list = answersInTurn<Page<ExportRow>>(
      { ok: true, value: exportPage(sampleGeneratingExport()) },
      { ok: true, value: exportPage(failed) },
    );
    const { after: passTime, view, receivedBy } = await openExports(list);
    await passTime(3_000);
    expect(view().rows.map(({ stage }) => stage)).toEqual(['failed']);
    expect(receivedBy('notices')).toMatchObject([{ notice: { code: 'exports.failed', tone: 'failure' } }]);
  });

  it('is not asked after out of sight, and at once when the page is back', async () => {
    const list = answers(exportPage(sampleGeneratingExport()));
    const { after: passTime, goInSight, settle } = await openExports(list);
    goInSight(false);
    await passTime(60_000);
    expect(list.asked.length).toBe(1);
    goInSight(true);
    await settle();
    expect(list.asked.length).toBe(2);
  });

  it('is not asked after while another screen is in front', async () => {
    const list = answers(exportPage(sampleGeneratingExport()));
    const { actor, after: passTime, settle } = await openExports(list);
    actor.send({ type: 'screen.rested' });
    await passTime(60_000);
    expect(list.asked.length).toBe(1);
    actor.send({ type: 'screen.resumed' });
    await settle();
    expect(list.asked.length).toBe(2);
  });

  it('is late after ten minutes: then nothing is asked by itself any more, and a person may', async () => {
    const list = answers(exportPage(sampleGeneratingExport({ createdAt: '2026-11-20T11:49:00.000Z' })));
    const { actor, after: passTime, settle, view } = await openExports(list);
    await passTime(600_000);
    expect([list.asked.length, view().rows[0]?.stage]).toEqual([1, 'late']);
    actor.send({ type: 'list.reload' });
    await settle();
    expect(list.asked.length).toBe(2);
  });

  it('of an unknown moment is asked after for a while, then no longer', async () => {
    const list = answers(exportPage(sampleGeneratingExport({ createdAt: null })));
    const { after: passTime } = await openExports(list);
    for (let turn = 0; turn < 120; turn += 1) await passTime(15_000);
    expect(list.asked.length).toBe(81);
  });
});

describe('the file of a report', () => {
  it('is saved once under a safe name, and the row says so', async () => {
    const downloadFile = answersLater<void, { url: string; name: string }>();
    const { actor, settle, view } = await openExports(
      answers(exportPage(exportRow('80000001', { title: '../../etc: Nov' }))),
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
    const { actor, settle, view } = await openExports(answers(twoExports), {}, { downloadFile });
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
    const { actor, settle, view } = await openExports(answers(twoExports), {}, { downloadFile });
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
    const many = Array.from({ length: 12 }, (_, at) => exportRow(String(80_000_020 - at), { title: `Nov ${at}` }));
    const list = answers(pageOfRows([...many, exportRow('80000001', { title: 'Otro' })], 13));
    const { view, actor, settle } = await openExports(list, { q: 'NOV', page: '2' });
    expect(list.asked).toEqual([{ size: 1000, from: 0 }]);
    expect(view()).toMatchObject({ total: 12, page: 2, pages: 2, narrowed: true, cut: false });
    expect(view().rows.map(({ title }) => title)).toEqual(['Nov 10', 'Nov 11']);
    actor.send({ type: 'search.change', search: { q: 'otro', page: 1 } });
    await settle();
    expect([view().rows.length, list.asked.length]).toEqual([1, 1]);
  });

  it('that is typed begins at the first page', async () => {
    const { actor, receivedBy } = await openExports(answers(twoExports), { page: '1' });
    actor.send({ type: 'filter.type', text: 'nov' });
    expect(receivedBy('screens')).toEqual([
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
    const list = answers(twoExports);
    const stage = await openExports(list, query, { profiles: neverAnswers() }, kind);
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
    const { list, settle, receivedBy } = await submitted({});
    const savedDraft = receivedBy('drafts').at(-1) as never as { key: string; value: object };
    const again = await openExports(list, {}, { profiles: neverAnswers() }, kind);
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

it.each([
  ['GW-46', 'notices', customReportsMachine, 'customReports', 'noticedReports', 'liveSearchReports'],
  ['GW-47', 'live searches', liveSearchReportsMachine, 'liveSearchReports', 'liveSearchReports', 'noticedReports'],
] as const)(
  '%s lists the reports of %s alone, and its pages stand at its own address',
  async (_row, _of, machine, name, own, other) => {
    const { asked, said } = await openOwnPages(machine, { name, own, other, row: sampleExport() });
    expect(asked).toMatchObject([[{ from: 10, size: 10 }], []]);
    expect(said).toEqual([goTo({ to: name, search: { q: '', page: 3 } })]);
  },
);
