import { describe, expect, it } from 'vitest';
import type { InputOf, SavedPast } from '../../../contracts/ports';
import type { CaseSummary, HistoryReport, Page } from '../../../contracts/shapes';
import { answers, answersInTurn, failure, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { caseDueIn } from '../awaiting-cases/awaiting-cases.samples';
import { pastMachine, type PastEvent } from './past.machine';
import { pageOfSentReports, stoppedPast, wholePast } from './past.samples';
import { pastView } from './past.view';
import { sampleSentReport } from '../../simulator/sample-report';

const start = Date.parse('2026-11-20T12:00:00.000Z');
const minute = 60_000;
/** So many reports, the latest first, a minute apart. */
const sent = (count: number, more: (index: number) => Partial<HistoryReport> = () => ({})): HistoryReport[] =>
  Array.from({ length: count }, (_, index) =>
    sampleSentReport({
      caseId: String(10_000_000 + count - index),
      reportedAt: new Date(start - index * minute).toISOString(),
      ...more(index),
    }),
  );

/** A gateway that has these reports and a case of each. */
function gateway(reports: HistoryReport[]) {
  const slice = <Item>(items: Item[], { size, from }: { size: number; from: number }): Page<Item> => ({
    items: items.slice(from, from + size),
    total: items.length,
    offset: from,
    limit: size,
  });
  const cases = reports.map(({ caseId, status, reportedAt }) =>
    caseDueIn(30, { caseId, status, createdAt: reportedAt, lastUpdated: '2026-11-21T12:00:00.000Z' }),
  );
  return {
    noticedArticles: answers<Page<HistoryReport>, InputOf<'noticedArticles'>>((input) => slice(reports, input)),
    counterNoticesV3: answers<Page<CaseSummary>, InputOf<'counterNoticesV3'>>((input) => slice(cases, input)),
  };
}

/** A browser that keeps it. */
function browser(saved: SavedPast | null = null) {
  let kept = saved;
  const writePast = answers<void, InputOf<'writePast'>>(({ state, parts, replaces }) => {
    const rows = replaces ? [] : [...(kept?.parts ?? [])];
    for (const part of parts) rows[part.number] = [...part.rows];
    kept = structuredClone({ state, parts: rows });
  });
  const readPast = answers<SavedPast | null>(() => structuredClone(kept));
  return { readPast, writePast, kept: () => kept };
}

function open(ports: FakePorts, now = sampleNow) {
  const stage = startWith(pastMachine, { systemActors: sampleSystemActors(), ports, now });
  const view = () => pastView(stage.actor.getSnapshot());
  const send = (type: PastEvent['type']) => stage.actor.send({ type });
  /** Ends with the first step in which that is so. */
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (isSo()) resolve();
      };
      stage.actor.subscribe(look);
      look();
    });
  return { ...stage, view, send, until, toEnd: () => until(() => view().phase === 'whole') };
}

describe('the past', () => {
  it('is read page by page to its end, with the last update of each case, and kept', async () => {
    const { noticedArticles, counterNoticesV3 } = gateway(sent(450));
    const { readPast, writePast, kept } = browser();
    const { view, toEnd } = open({ noticedArticles, counterNoticesV3, readPast, writePast });
    await toEnd();
    expect(noticedArticles.asked).toEqual([0, 200, 400].map((from) => ({ size: 200, from })));
    expect(counterNoticesV3.asked.map(({ from }) => from)).toEqual([0, 200, 400]);
    expect(view()).toMatchObject({ phase: 'whole', isWhole: true, saved: true, readAt: sampleNow, failure: null });
    expect(view().reports).toHaveLength(450);
    expect(view().reports[0]).toMatchObject({
      caseId: '10000450',
      comment: 'Es una copia',
      updatedAt: '2026-11-21T12:00:00.000Z',
    });
    expect(kept()?.parts.flat()).toHaveLength(900);
  });

  it('is stopped, and goes on where it stopped after a reload once a person wants it', async () => {
    const { noticedArticles, counterNoticesV3 } = gateway(sent(700));
    const { readPast, writePast } = browser();
    const first = open({ noticedArticles, counterNoticesV3, readPast, writePast });
    await first.until(() => first.view().read === 400);
    first.send('past.stop');
    await first.until(() => first.actor.getSnapshot().matches('stopped'));
    expect(first.view()).toMatchObject({ phase: 'stopped', isWhole: false, read: 400, total: 700 });
    expect(first.view().reports).toHaveLength(400);
    first.root.stop();
    const other = gateway(sent(700));
    const second = open({ ...other, readPast, writePast });
    await second.until(() => second.view().phase === 'stopped');
    expect(second.view().reports).toHaveLength(400);
    expect(other.noticedArticles.asked).toEqual([]);
    second.send('past.continue');
    await second.toEnd();
    expect(other.noticedArticles.asked.map(({ from }) => from)).toEqual([200, 400, 600]);
    expect(second.view().reports).toHaveLength(700);
  });

  it('goes on by itself after a reload in the middle', async () => {
    const { readPast, writePast } = browser();
    const first = open({ ...gateway(sent(700)), readPast, writePast });
    await first.until(() => first.view().read === 400);
    first.root.stop();
    const second = open({ ...gateway(sent(700)), readPast, writePast });
    await second.toEnd();
    expect(second.view().reports).toHaveLength(700);
  });

  it('keeps what was read where a page fails, and goes on from there', async () => {
    const whole = gateway(sent(450));
    const noticedArticles = answersInTurn<Page<HistoryReport>>(
      { ok: true, value: { ...pageOfSentReports(sent(450).slice(0, 200), 450) } },
      { ok: false, failure: failure('OFFLINE') },
      { ok: true, value: { ...pageOfSentReports(sent(450).slice(200, 450), 450) } },
    );
    const { view, send, until, toEnd } = open({ ...whole, ...browser(), noticedArticles });
    await until(() => view().phase === 'failed');
    expect([view().failure?.code, view().reports.length, view().read]).toEqual(['OFFLINE', 200, 200]);
    send('past.continue');
    await toEnd();
    expect(noticedArticles.asked).toMatchObject([{ from: 0 }, { from: 200 }, { from: 200 }]);
    expect(view().reports).toHaveLength(450);
  });

  it('reads again what is new and what was open, and no older page', async () => {
    const before = sent(1000, (index) => (index === 250 ? { status: 'CREATED' } : {}));
    const store = browser();
    const first = open({ ...gateway(before), ...store });
    await first.toEnd();
    first.root.stop();
    const news = sampleSentReport({ caseId: '10009999', reportedAt: new Date(start + minute).toISOString() });
    const after = gateway([news, ...sent(1000)]);
    const second = open({ ...after, ...store }, sampleNow + 10 * minute);
    await second.until(() => second.view().phase === 'reading');
    expect(second.view().total).toBeNull();
    await second.toEnd();
    expect(after.noticedArticles.asked.map(({ from }) => from)).toEqual([0, 200, 400]);
    expect(second.view().reports).toHaveLength(1001);
    expect(second.view().reports[0]?.caseId).toBe('10009999');
    expect(second.view().reports.filter(({ status }) => status === 'CREATED')).toEqual([]);
  });

  it('is left as it is where all was known a moment ago, and read again from the first page on demand', async () => {
    const asked = gateway(sent(3));
    const { view, send, until, toEnd } = open({ ...asked, ...browser(wholePast(sampleNow - minute)) });
    await until(() => view().phase === 'whole');
    expect(asked.noticedArticles.asked).toEqual([]);
    send('past.readAgain');
    await toEnd();
    expect(asked.noticedArticles.asked).toHaveLength(1);
    expect(view().reports).toHaveLength(3);
  });

  it('does without cases where the account has none', async () => {
    const { noticedArticles } = gateway(sent(3));
    const { view, toEnd } = open({ noticedArticles, ...browser(), counterNoticesV3: refuses('NOT_ALLOWED') });
    await toEnd();
    expect(view().reports.map(({ updatedAt }) => updatedAt)).toEqual([null, null, null]);
  });

  it('works from memory where the browser keeps nothing, or no more', async () => {
    const refused = refuses<never>('STORAGE_UNAVAILABLE');
    const { view, toEnd, send, until } = open({ ...gateway(sent(450)), readPast: refused, writePast: refused });
    await toEnd();
    expect([view().saved, view().reports.length]).toEqual([false, 450]);
    send('past.rest');
    send('past.resume');
    await until(() => view().phase === 'whole');
    expect(view().reports).toHaveLength(450);
    const full = answersInTurn<void>(
      { ok: true, value: undefined },
      { ok: false, failure: failure('STORAGE_UNAVAILABLE') },
    );
    const other = open({ ...gateway(sent(450)), readPast: answers<null>(null), writePast: full });
    await other.toEnd();
    expect([other.view().saved, other.view().reports.length, full.asked.length]).toEqual([false, 450, 2]);
  });

  it('reads nothing while its screen lies beneath another', async () => {
    const asked = gateway(sent(700));
    const { view, send, settle, until, toEnd } = open({ ...asked, ...browser() });
    await until(() => view().read === 400);
    send('past.rest');
    const before = asked.noticedArticles.asked.length;
    await settle();
    expect(asked.noticedArticles.asked).toHaveLength(before);
    send('past.resume');
    await toEnd();
    expect(view().reports).toHaveLength(700);
  });

  it('is begun anew where what is kept is of another release', async () => {
    const { view, toEnd } = open({ ...gateway(sent(3)), ...browser({ state: { version: 0 }, parts: [['?']] }) });
    await toEnd();
    expect(view().reports).toHaveLength(3);
  });

  it('stays stopped when it is opened again', async () => {
    const { view, until } = open({ ...gateway(sent(3)), ...browser(stoppedPast) });
    await until(() => view().phase === 'stopped');
    expect(view().reports).toHaveLength(1);
  });

  it('holds thirty thousand reports, read in small steps', async () => {
    const reports = sent(30_000);
    const { readPast } = browser();
    const writePast = answers<void>(undefined);
    const { view, actor, toEnd } = open({ ...gateway(reports), readPast, writePast });
    let steps = 0;
    actor.subscribe(() => void (steps += 1));
    await toEnd();
    expect(view().reports).toHaveLength(30_000);
    expect(steps).toBeGreaterThan(600);
  });
});
