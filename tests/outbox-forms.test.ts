import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { customReportsMachine } from '../machines/exports/custom-reports/custom-reports.machine';
import { exportsView } from '../machines/exports/exports-of.view';
import { sampleExport } from '../machines/exports/exports-of.samples';
import { liveSearchReportsMachine } from '../machines/exports/live-search-reports/live-search-reports.machine';
import { inputAt } from '../machines/simulator/sample-addresses';
import { answers } from '../machines/simulator/answers';
import { openSearch } from '../machines/simulator/sample-search';
import { liveSearchesMachine } from '../machines/search/live-searches/live-searches.machine';
import { pageOfSearches } from '../machines/search/live-searches/live-searches.samples';
import { liveSearchesView } from '../machines/search/live-searches/live-searches.view';
import { sellersView } from '../machines/sellers/sellers-of.view';
import { trustedSellersMachine } from '../machines/sellers/trusted-sellers/trusted-sellers.machine';
import { watchedSellersMachine } from '../machines/sellers/watched-sellers/watched-sellers.machine';
import { pageOfRows } from '../machines/shared/list/list.samples';
import { sampleSeller } from '../machines/shared/seller-information/seller-information.samples';
import { gatewayFaults, fetchAllOperations, submitForm, awaitedMutationsOf } from './failing-gateway.fixture';
import { filesIn } from '../scripts/build/files';
import { outboxForms, type OutboxForm } from './outbox-forms.fixture';

beforeAll(fetchAllOperations);

async function fill(form: OutboxForm, fetch: typeof globalThis.fetch, how: Parameters<typeof submitForm>[2] = {}) {
  const stage = await submitForm(form, fetch, how);
  const [work, ...others] = awaitedMutationsOf(stage.actor);
  if (work === undefined || others.length > 0) throw new Error('It waits for none, or for several.');
  return { ...stage, work, holds: () => form.typed(stage.actor.getSnapshot().context as never) };
}

/** What is told of each once it is given up: where the person finds out whether it was done, and whether there is something typed. */
const abandoned: Record<keyof typeof outboxForms, [evidence: string, typed: 'yes' | 'no']> = {
  'a new live search': ['searches', 'yes'],
  'the quick search': ['searches', 'yes'],
  'a custom report': ['reports', 'yes'],
  'a live search report': ['reports', 'yes'],
  'the profile': ['profile', 'yes'],
  'the account': ['profile', 'yes'],
  'a new profile': ['profiles', 'yes'],
  'a keyword': ['search', 'yes'],
  'a filter that is chosen': ['search', 'no'],
  'a message to support': ['mail', 'yes'],
  'the report of a catalogue page': ['mail', 'yes'],
  'the reply to a case': ['case', 'yes'],
  'a template': ['profile', 'yes'],
  'the mark of a seller': ['seller', 'no'],
  'everything that a seller sells': ['searches', 'no'],
};

const noticesIn = ({ page }: Pick<Awaited<ReturnType<typeof submitForm>>, 'page'>) =>
  page.heard.flatMap(({ systemId, event }) =>
    systemId === 'notices' && event.type === 'notice.raise' ? [event['notice']] : [],
  );

describe.each(Object.entries<OutboxForm>(outboxForms))('%s', (name, form) => {
  test('says once it is given up that nobody knows whether it was done and where to look, with what was typed', async () => {
    const stage = await fill(form, gatewayFaults.SERVER_ERROR, { keysHonoured: true });
    await stage.pass(5_500);
    expect(stage.work.getSnapshot().delay?.choices).toContain('mutation.forget');
    stage.work.send({ type: 'mutation.forget' });
    await stage.world.run(50);
    expect(awaitedMutationsOf(stage.actor)).toEqual([]);
    const [evidence, typed] = abandoned[name as keyof typeof outboxForms];
    expect(noticesIn(stage)).toEqual([
      expect.objectContaining({ code: 'mutation.abandoned', tone: 'info', values: { evidence, typed } }),
    ]);
    if (typed === 'yes' && name !== 'a template') expect(stage.holds()).toEqual(form.holds);
  });

  test.each(Object.entries(gatewayFaults))(
    'says after five seconds that it met %s, keeps what was typed, and can be left; its work goes on',
    async (_fault, fetch) => {
      const { world, page, actor, work, pass, holds } = await fill(form, fetch);
      expect(work.getSnapshot().delay).toBeNull();
      await pass(4_000);
      expect(work.getSnapshot().delay).toBeNull();
      await pass(1_500);
      const { delay } = work.getSnapshot();
      expect(['unanswered', 'undecided']).toContain(delay?.reason);
      expect(delay?.failure).not.toBeNull();
      expect(delay?.choices).not.toContain('send.cancel');
      expect(holds()).toEqual(form.holds);
      if (form.closes === undefined) return;
      expect(actor.getSnapshot().can(form.closes)).toBe(true);
      actor.send(form.closes);
      await world.run(20);
      expect(awaitedMutationsOf(actor)).toEqual([]);
      expect(page.outbox.getSnapshot().context.pendingCount).toBe(1);
    },
  );

  test('says without a connection that nothing went out, and can be taken back, with what was typed', async () => {
    const { world, page, work, pass, holds, requests } = await fill(form, gatewayFaults['no network'], {
      online: false,
    });
    const before = requests();
    await pass(5_500);
    expect(work.getSnapshot().delay).toEqual({ reason: 'offline', failure: null, choices: ['send.cancel'] });
    work.send({ type: 'send.cancel' });
    await world.run(50);
    expect([work.getSnapshot().status, requests()]).toEqual(['done', before]);
    expect(work.getSnapshot().output).toEqual({ ok: false, failure: { code: 'ABORTED' } });
    expect(page.outbox.getSnapshot().context.pendingCount).toBe(0);
    const failed = page.heard.filter(
      ({ systemId, event }) => systemId === 'notices' && JSON.stringify(event).includes('failed'),
    );
    expect(failed).toEqual([]);
    if (form.closes !== undefined) expect(holds()).toEqual(form.holds);
  });
});

const seller = sampleSeller({ id: '77001', country: 'AR' });
const report = sampleExport();
const search = openSearch({ id: 'ls-1' });

/** Every list with rows that a person deletes, and how many milliseconds that can be taken back. */
const lists = {
  'a custom report': {
    form: {
      logic: customReportsMachine,
      input: inputAt('customReports', {}),
      ports: { noticedReports: answers(pageOfRows([report])) },
      does: [{ type: 'export.delete', id: report.id }],
      waits: 10_000,
    },
    view: exportsView,
  },
  'a live search report': {
    form: {
      logic: liveSearchReportsMachine,
      input: inputAt('liveSearchReports', {}),
      ports: { liveSearchReports: answers(pageOfRows([report])) },
      does: [{ type: 'export.delete', id: report.id }],
      waits: 10_000,
    },
    view: exportsView,
  },
  'a watched seller': {
    form: {
      logic: watchedSellersMachine,
      input: inputAt('watchedSellers', {}),
      ports: { blackListSellers: answers(pageOfRows([seller])) },
      does: [{ type: 'seller.delete', id: seller.id }],
      waits: 10_000,
    },
    view: sellersView,
  },
  'a trusted seller': {
    form: {
      logic: trustedSellersMachine,
      input: inputAt('trustedSellers', {}),
      ports: { whiteListSellers: answers(pageOfRows([seller])) },
      does: [{ type: 'seller.delete', id: seller.id }],
      waits: 10_000,
    },
    view: sellersView,
  },
  'a live search': {
    form: {
      logic: liveSearchesMachine,
      input: inputAt('liveSearches', {}),
      ports: { liveSearches: answers(pageOfSearches([search])) },
      does: [{ type: 'deletion.ask', id: search.id }, { type: 'deletion.confirm' }],
      waits: 0,
    },
    view: liveSearchesView,
  },
};

describe.each(Object.entries(lists))('the deletion of %s', (_name, { form, view }) => {
  const shown = ({ actor }: Awaited<ReturnType<typeof submitForm>>) => {
    const { rows, total, gone } = view(actor.getSnapshot() as never) as {
      rows: { gone?: { late: unknown } | null }[];
      total: number;
      gone?: { late: unknown }[];
    };
    const line = gone?.[0] ?? rows[0]?.gone;
    return { rows: rows.length, total, isLate: line == null ? null : line.late !== null };
  };

  test.each(Object.entries(gatewayFaults))(
    'says after five seconds of %s that it is not done yet, and the row counts again',
    async (_fault, fetch) => {
      const stage = await submitForm(form, fetch);
      expect(shown(stage)).toEqual({ rows: 1, total: 0, isLate: false });
      stage.actor.send({ type: 'pointer.leave' });
      await stage.pass(5_500);
      expect(shown(stage)).toEqual({ rows: 1, total: 1, isLate: true });
      stage.actor.send({ type: 'pointer.leave' });
      expect(shown(stage)).toEqual({ rows: 1, total: 1, isLate: true });
    },
  );

  test('stands there again once it is given up, and says that nobody knows whether it was done', async () => {
    const stage = await submitForm(form, gatewayFaults.SERVER_ERROR, { keysHonoured: true });
    await stage.pass(5_500);
    awaitedMutationsOf(stage.actor)[0]?.send({ type: 'mutation.forget' });
    await stage.world.run(50);
    expect(shown(stage)).toEqual({ rows: 1, total: 1, isLate: null });
    expect(noticesIn(stage)).toEqual([
      { code: 'mutation.abandoned', tone: 'info', values: { evidence: 'row', typed: 'no' } },
    ]);
  });

  test('stands there as before once it was taken back without a connection', async () => {
    const stage = await submitForm(form, gatewayFaults['no network'], { online: false });
    await stage.pass(5_500);
    expect(shown(stage)).toEqual({ rows: 1, total: 1, isLate: true });
    awaitedMutationsOf(stage.actor)[0]?.send({ type: 'send.cancel' });
    await stage.world.run(50);
    expect(shown(stage)).toEqual({ rows: 1, total: 1, isLate: null });
  });
});

/** They wait for work in another way: an import for marks, a queue for the searches of each of its lines. */
const others = ['import.setup.ts', 'quick-entry.machine.ts'];

test('every machine that waits for work is one of those', () => {
  const root = join(import.meta.dirname, '..');
  const waiting = filesIn(root, ['machines'], /(?<!\.test|\.samples|\.fixture)\.ts$/)
    .filter((file) => /\bmutation\((?:'|\w+ as)/.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => file.split('/').at(-1) ?? '')
    .filter((file) => !others.includes(file));
  expect(waiting.sort()).toEqual([
    'brand-infringement.machine.ts',
    'case.machine.ts',
    'drawer-form.ts',
    'exports-of.ts',
    'live-searches.machine.ts',
    'new-export.ts',
    'new-live-search.machine.ts',
    'profile-form.machine.ts',
    'search-filters.machine.ts',
    'seller-dossier.machine.ts',
    'seller-information.machine.ts',
    'sellers-of.ts',
    'support-form.machine.ts',
    'templates.machine.ts',
  ]);
});
