import { describe, expect, it } from 'vitest';
import type { Notice } from '../../../contracts/shapes';
import { reportDraftKey } from '../../domain/report-draft';
import { answers, answersInTurn, answersLater, refuses } from '../../simulator/answers';
import { sampleListing, sampleReported } from '../../simulator/sample-listing';
import { startImport, idAt, idsOf, pickedFile } from './import.fixture';
import { sampleSavedImport, sampleSheet } from './import.samples';

const taken = { ok: true as const, value: { refused: [] } };
const kinds = ({ view }: ReturnType<typeof startImport>) => view().all.map(({ kind, why }) => [kind, why]);

describe('what is read of a file', () => {
  it('IMP-07 only the first sheet is asked for, and of it the two columns that matter', async () => {
    const stage = startImport({ lines: idsOf(1) });
    await stage.pick();
    expect(stage.asked).toEqual([
      { file: pickedFile, sheet: 0, columns: [13, 26], unmarked: expect.objectContaining({ row: 11, column: 26 }) },
    ]);
  });

  it('IMP-08 only column 13 below the first 11 rows is taken', async () => {
    const { cells } = sampleSheet([idAt(0)]);
    const stage = startImport({
      sheet: sampleSheet([], {
        cells: [
          ...cells,
          { row: 10, column: 13, text: idAt(1) },
          { row: 12, column: 12, text: idAt(2) },
          { row: 12, column: 26, text: idAt(3) },
          { row: 14, column: 13, text: idAt(4) },
        ],
      }),
    });
    await stage.pick();
    expect(stage.view().all.map(({ line, id }) => [line, id])).toEqual([
      [12, idAt(0)],
      [14, idAt(4)],
    ]);
  });

  it('IMP-09 each row holds an id or an address', async () => {
    const stage = startImport({
      lines: [
        idAt(0),
        'https://articulo.mercadolibre.com.ar/MLA-1000000001-zapatillas-_JM',
        `${idAt(2)} ${idAt(3)}`,
        'https://www.mercadolibre.com.ar/zapatillas/up/MLAU1234567890',
      ],
    });
    await stage.pick();
    expect(stage.view().all.map(({ id, kind, why }) => [id, kind, why])).toEqual([
      [idAt(0), 'valid', null],
      [idAt(1), 'valid', null],
      [null, 'error', 'SEVERAL_LISTINGS'],
      [null, 'error', 'PAGE_OF_PRODUCT'],
    ]);
  });

  it('IMP-10 ids are trimmed, in upper case, and without spaces and dashes', async () => {
    const stage = startImport({ lines: [' mla-123 4567890 ', 'MLA\u2013123\u20114567891', 'mla\u00a01234567892'] });
    await stage.pick();
    const articleId = ['MLA1234567890', 'MLA1234567891', 'MLA1234567892'];
    expect(stage.article.asked).toEqual([{ articleId, massiveMode: true }]);
  });
});

describe('how lines are classified', () => {
  it('GW-91 fetches the details of fifty ids at a time, in massive mode, a last one alone too', async () => {
    const stage = startImport({ lines: idsOf(101) });
    await stage.pick();
    expect(stage.article.asked).toEqual([
      { articleId: idsOf(101).slice(0, 50), massiveMode: true },
      { articleId: idsOf(101).slice(50, 100), massiveMode: true },
      { articleId: idsOf(101).slice(100), massiveMode: true },
    ]);
  });

  it('GW-39 GW-92 asks the pending reports of fifty ids at a time, in the flow of an import', async () => {
    const stage = startImport({ lines: idsOf(110) });
    await stage.pick();
    expect(stage.counts.asked).toEqual([
      { itemId: idsOf(110).slice(0, 50), flow: 'import_excel' },
      { itemId: idsOf(110).slice(50, 100), flow: 'import_excel' },
      { itemId: idsOf(110).slice(100), flow: 'import_excel' },
    ]);
  });

  it('IMP-18 an id that cannot be fetched is an error', async () => {
    const stage = startImport({ lines: idsOf(2), listings: [sampleListing({ id: idAt(0) })] });
    await stage.pick();
    expect(kinds(stage)).toEqual([
      ['valid', null],
      ['error', 'NOT_FOUND'],
    ]);
    const refused = startImport({ lines: idsOf(1), ports: { article: refuses('INVALID_ARTICLE') } });
    await refused.pick();
    expect(kinds(refused)).toEqual([['error', 'NOT_FOUND']]);
  });

  it('IMP-19 an id of eleven characters is of the catalogue, and an error that nobody is asked about', async () => {
    const stage = startImport({ lines: [idAt(0), 'MLA12345678'] });
    await stage.pick();
    expect(kinds(stage)[1]).toEqual(['error', 'CATALOGUE_ID']);
    expect(stage.article.asked).toEqual([{ articleId: [idAt(0)], massiveMode: true }]);
  });

  const noticed: Notice = {
    noticeId: 'n1',
    sent: true,
    sending: false,
    failed: false,
    reason: null,
    noticedAt: '2026-09-01',
    takeDownAt: null,
    noticeStatus: 'CLOSED',
    snapshot: null,
    rejectOption: null,
  };

  it('IMP-20 a listing already reported and not noticed is duplicated', async () => {
    const reported = sampleReported();
    const beingSent = { ...noticed, sent: false, sending: true, noticeStatus: null };
    const failed = { ...noticed, sent: false, failed: true, noticeStatus: null };
    const stage = startImport({
      lines: idsOf(4),
      listings: [
        sampleListing({ id: idAt(0), reported }),
        sampleListing({ id: idAt(1), reported, noticed }),
        sampleListing({ id: idAt(2), reported, noticed: beingSent }),
        sampleListing({ id: idAt(3), reported, noticed: failed }),
      ],
    });
    await stage.pick();
    expect(kinds(stage)).toEqual([
      ['duplicated', 'ALREADY_REPORTED'],
      ['valid', null],
      ['duplicated', 'ALREADY_REPORTED'],
      ['duplicated', 'ALREADY_REPORTED'],
    ]);
  });

  it('IMP-21 a listing with pending reports is duplicated', async () => {
    const stage = startImport({ lines: idsOf(2), pending: { [idAt(1)]: 1 } });
    await stage.pick();
    expect(kinds(stage)).toEqual([
      ['valid', null],
      ['duplicated', 'PENDING_DENOUNCES'],
    ]);
  });

  it('IMP-22 only active and paused listings are valid', async () => {
    const statuses = ['active', 'paused', 'closed', 'inactive', 'under_review'] as const;
    const stage = startImport({
      lines: idsOf(5),
      listings: statuses.map((status, n) => sampleListing({ id: idAt(n), status })),
    });
    await stage.pick();
    expect(kinds(stage).map(([kind]) => kind)).toEqual(['valid', 'valid', 'error', 'error', 'error']);
  });

  it('counts a listing as an error whose pending reports the gateway refuses to tell, and no other batch with it', async () => {
    const ports = {
      itemPendingDenouncesCount: answersInTurn<{ itemId: string; total: number }[]>(
        { ok: false, failure: { code: 'ARTICLE_NOT_FOUND' } },
        { ok: true, value: [] },
      ),
    };
    const stage = startImport({ lines: idsOf(60), ports });
    await stage.pick();
    expect(stage.view().kinds.map(({ count }) => count)).toEqual([10, 0, 50]);
  });

  it('tries a batch again that got no answer, and loses none that did', async () => {
    const found = idsOf(60).map((id) => sampleListing({ id }));
    const ports = {
      article: answersInTurn<typeof found>(
        { ok: true, value: found.slice(0, 50) },
        { ok: false, failure: { code: 'OFFLINE' } },
        { ok: true, value: found.slice(50) },
      ),
    };
    const stage = startImport({ lines: idsOf(60), ports });
    await stage.pick();
    expect([stage.view().phase, stage.view().failure?.code, stage.view().progress.done]).toEqual([
      'classifying',
      'OFFLINE',
      50,
    ]);
    stage.clock.increment(5000);
    await stage.settle();
    await stage.settle();
    expect([stage.view().phase, stage.view().failure]).toEqual(['sorted', null]);
  });
});

describe('what goes out', () => {
  it('goes to the outbox fifty at a time, each on what was seen of it, as of a file', async () => {
    const stage = startImport({ lines: idsOf(60) });
    await stage.pick();
    await stage.decide();
    expect(stage.submitted()).toMatchObject([
      {
        type: 'report',
        ids: idsOf(60).slice(0, 50),
        report: { code: 'PPPI1', description: 'Copia de nuestra marca' },
        basis: { [idAt(0)]: 'none' },
        imported: { since: expect.any(Number) },
      },
    ]);
    stage.settleWork(taken);
    await stage.settle();
    expect(stage.submitted().map((mark) => mark.ids.length)).toEqual([50, 10]);
    stage.settleWork(taken);
    await stage.settle();
    expect(stage.view()).toMatchObject({ phase: 'over', bar: 100, correctable: 0 });
  });

  it('IMP-23 leaves out those that are protected from the chosen reason', async () => {
    const protection = (n: number, reason: string, dueDate: string) => ({
      id: `b${n}`,
      item: idAt(n),
      reason,
      dueDate,
    });
    const until = new Map([
      [1, '2026-12-24'],
      [3, '2026-12-26'],
      [55, '2026-12-28'],
    ]);
    const blindages = [...until].map(([n, day]) => protection(n, 'PPPI1', day));
    const stage = startImport({ lines: idsOf(60), blindages: [...blindages, protection(4, 'PPPI2', '2026-12-24')] });
    await stage.pick();
    await stage.decide();
    for (const _batch of [1, 2]) {
      stage.settleWork(taken);
      await stage.settle();
    }
    expect(stage.submitted().flatMap(({ ids }) => ids)).toEqual(idsOf(60).filter((_, n) => !until.has(n)));
    expect(stage.view().all.map(({ end }) => end)).toEqual(
      idsOf(60).map((_, n) => (until.has(n) ? { fate: 'protected', until: until.get(n) } : { fate: 'accepted' })),
    );
  });

  it('goes out for none when all are protected', async () => {
    const blindages = [{ id: 'b', item: idAt(0), reason: 'PPPI1', dueDate: '2026-12-24' }];
    const stage = startImport({ lines: idsOf(1), blindages });
    await stage.pick();
    await stage.decide();
    expect(stage.submitted()).toEqual([]);
    expect(stage.view()).toMatchObject({ phase: 'over', nothing: 'ONLY_PROTECTED', protectedUntil: '2026-12-24' });
  });

  it('goes on where nobody can say what is protected: the gateway has the last word', async () => {
    const stage = startImport({ lines: idsOf(2), ports: { blindages: refuses('OFFLINE') } });
    await stage.pick();
    await stage.decide();
    stage.settleWork({
      ok: true,
      value: { refused: [{ id: idAt(1), failure: { code: 'BLINDED', values: { dueDate: '2026-12-24' } } }] },
    });
    await stage.settle();
    expect(stage.view().all.map(({ outcome }) => outcome)).toEqual(['accepted', 'protected']);
  });

  it('stops after the batch that is on its way, with a receipt of what was done', async () => {
    const stage = startImport({ lines: idsOf(160) });
    await stage.pick();
    await stage.decide();
    stage.actor.send({ type: 'import.stop' });
    expect(stage.view()).toMatchObject({ phase: 'sending', stopping: true });
    stage.settleWork(taken);
    await stage.settle();
    expect(stage.submitted()).toHaveLength(1);
    expect(stage.view().counts).toEqual([
      { outcome: 'valid', count: 0 },
      { outcome: 'accepted', count: 50 },
      { outcome: 'protected', count: 0 },
      { outcome: 'duplicated', count: 0 },
      { outcome: 'error', count: 0 },
      { outcome: 'left', count: 110 },
    ]);
  });

  it.each([
    ['while it is asked what is protected', 'protecting'],
    ['before the result opens', 'opening'],
  ] as const)('is taken back %s: nothing goes, and its listings are sorted again', async (_, where) => {
    const blindages = where === 'protecting' ? () => new Promise<never>(() => undefined) : undefined;
    const stage = startImport({ lines: idsOf(2), ...(blindages && { ports: { blindages } }) });
    await stage.pick();
    await stage.decide('PPPI1', 'Copia de nuestra marca', 99);
    expect(stage.actor.getSnapshot().matches({ step: where })).toBe(true);
    stage.actor.send({ type: 'import.cancel' });
    stage.clock.increment(1000);
    await stage.settle();
    expect(stage.view()).toMatchObject({ phase: 'sorted', name: 'denuncias.xlsx' });
    expect(stage.actor.getSnapshot().context).toMatchObject({ decision: null, checked: 0 });
    expect(stage.kept()).toMatchObject({ value: { phase: 'sorted', decision: null } });
    expect(stage.receivedBy('drafts').findLast(({ key }) => key === reportDraftKey(idsOf(2)))).toEqual({
      type: 'draft.keep',
      key: reportDraftKey(idsOf(2)),
      value: { category: 'BRAND', code: 'PPPI1', photos: [], comment: 'Copia de nuestra marca' },
    });
    expect(stage.submitted()).toEqual([]);
  });

  it('asks a person when a whole batch was turned down, and sends that batch again', async () => {
    const stage = startImport({ lines: idsOf(60) });
    await stage.pick();
    await stage.decide();
    stage.settleWork({ ok: false, failure: { code: 'SUSPENDED' } });
    await stage.settle();
    expect(stage.view()).toMatchObject({ halted: true, failure: { code: 'SUSPENDED' } });
    stage.actor.send({ type: 'import.retry' });
    await stage.settle();
    expect(stage.submitted().map(({ ids }) => ids.length)).toEqual([50, 50]);
    expect(stage.view()).toMatchObject({ halted: false, failure: null });
  });

  it('says how long the rest takes, by the batches behind it', async () => {
    const stage = startImport({ lines: idsOf(150) });
    await stage.pick();
    await stage.decide();
    expect(stage.view().progress).toEqual({ done: 0, total: 150, timeLeft: null });
    stage.clock.increment(1000);
    stage.settleWork(taken);
    await stage.settle();
    expect(stage.view().progress).toEqual({ done: 50, total: 150, timeLeft: 2000 });
  });
});

describe('an import that was interrupted', () => {
  it.each([
    ['classifying', 'classifying'],
    ['sorted', 'sorted'],
    ['protecting', 'protecting'],
    ['sending', 'sending'],
    ['over', 'over'],
  ] as const)('in %s goes on there', (phase, shown) => {
    const stage = startImport({ drafts: { import: sampleSavedImport(phase) } });
    expect(stage.view()).toMatchObject({ phase: shown, name: 'denuncias.xlsx' });
  });

  it('is kept after each batch, and sends only what has no outcome', async () => {
    const first = startImport({ lines: idsOf(60) });
    await first.pick();
    await first.decide();
    first.settleWork(taken);
    await first.settle();
    const again = startImport({ drafts: { import: first.kept()?.value } });
    await again.settle();
    expect(again.submitted().map(({ ids }) => ids)).toEqual([idsOf(60).slice(50)]);
  });

  it('stays stopped: the group that was on its way is finished, and no other goes', async () => {
    const first = startImport({ lines: idsOf(160) });
    await first.pick();
    await first.decide();
    first.actor.send({ type: 'import.stop' });
    const again = startImport({ drafts: { import: first.kept()?.value } });
    await again.settle();
    expect(again.view()).toMatchObject({ phase: 'sending', stopping: true });
    again.settleWork(taken);
    await again.settle();
    expect(again.submitted().map(({ ids }) => ids)).toEqual([idsOf(50)]);
    expect(again.view()).toMatchObject({ phase: 'over' });
    expect(again.view().counts).toContainEqual({ outcome: 'left', count: 110 });
  });

  it('is forgotten when it is cancelled, closed at its end, or followed by another file', async () => {
    for (const [drafts, type] of [
      [{ import: sampleSavedImport('sorted') }, 'import.cancel'],
      [{ import: sampleSavedImport('over') }, 'import.close'],
      [{ import: sampleSavedImport('over') }, 'file.another'],
    ] as const) {
      const stage = startImport({ drafts });
      stage.actor.send({ type });
      expect(stage.receivedBy('drafts')).toContainEqual({ type: 'draft.drop', key: 'import' });
    }
  });

  it('its outcome is kept where it was only left, and told when it is opened again', async () => {
    const first = startImport({ drafts: { import: sampleSavedImport('over') } });
    first.actor.send({ type: 'import.aside' });
    expect(first.view().phase).toBe('leaving');
    expect(first.kept()?.value).toMatchObject({ phase: 'over', closed: true });
    const again = startImport({ drafts: { import: first.kept()?.value } });
    await again.settle();
    expect(again.view().phase).toBe('over');
  });

  it('that another tab has closed is not kept again when its outcome is left, nor is the next one there dropped with it', async () => {
    const own = sampleSavedImport('over');
    const next = { ...sampleSavedImport('sorted'), name: 'otra.xlsx' };
    for (const drafts of [{}, { import: next }]) {
      for (const type of ['import.aside', 'import.close', 'file.another'] as const) {
        const stage = startImport({ drafts: { import: own } });
        stage.setFacts('drafts', { drafts });
        const before = stage.receivedBy('drafts').length;
        expect(stage.view().phase).toBe('over');
        stage.actor.send({ type });
        const told = stage.receivedBy('drafts').slice(before);
        expect([
          type,
          told.filter((event) => (event['value'] as { phase?: string } | undefined)?.phase === 'over'),
        ]).toEqual([type, []]);
        if ('import' in drafts) expect([type, told.filter((event) => event.type === 'draft.drop')]).toEqual([type, []]);
      }
    }
  });

  it('is none that this version cannot read', () => {
    for (const value of [
      null,
      'x',
      { name: 'a' },
      { ...sampleSavedImport('sorted'), phase: 'x' },
      { ...sampleSavedImport('sending'), decision: null },
    ])
      expect(startImport({ drafts: { import: value } }).view().phase).toBe('choosing');
  });
});

describe('what is saved', () => {
  it('is the template in the language that is asked for, or with what is to be corrected', async () => {
    const bytes = new ArrayBuffer(4);
    const importTemplate = answers({ name: 'plantilla-denuncia-masiva.xlsx', bytes });
    const saveSpreadsheet = answers<void>(undefined);
    const stage = startImport({ lines: [idAt(0), 'no es un id'], ports: { importTemplate, saveSpreadsheet } });
    stage.actor.send({ type: 'template.save', lang: 'pt' });
    await stage.settle();
    await stage.pick();
    stage.actor.send({ type: 'template.save', lang: 'es', correct: true });
    await stage.settle();
    expect(importTemplate.asked).toEqual([{ lang: 'pt' }, { lang: 'es' }]);
    expect(saveSpreadsheet.asked).toEqual([
      { name: 'plantilla-denuncia-masiva.xlsx', template: bytes, lines: [] },
      { name: 'plantilla-denuncia-masiva.xlsx', template: bytes, lines: ['no es un id'] },
    ]);
  });

  it('is the template that was asked for, though another sheet is picked before it comes', async () => {
    const importTemplate = answersLater<{ name: string; bytes: ArrayBuffer }>();
    const saveSpreadsheet = answers<void>(undefined);
    const stage = startImport({ lines: [idAt(0)], ports: { importTemplate, saveSpreadsheet } });
    stage.actor.send({ type: 'template.save', lang: 'pt' });
    await stage.pick();
    const bytes = new ArrayBuffer(4);
    importTemplate.answer({ ok: true, value: { name: 'plantilla-denuncia-masiva.xlsx', bytes } });
    await stage.settle();
    expect(saveSpreadsheet.asked).toEqual([{ name: 'plantilla-denuncia-masiva.xlsx', template: bytes, lines: [] }]);
  });

  it('is the table of details under its name, and a failure is told', async () => {
    const saveSpreadsheet = answersInTurn<void>(
      { ok: true, value: undefined },
      { ok: false, failure: { code: 'SERVER_ERROR' } },
    );
    const stage = startImport({ ports: { saveSpreadsheet } });
    stage.actor.send({ type: 'details.save', rows: [['Fila']] });
    await stage.settle();
    expect(saveSpreadsheet.asked).toEqual([
      { name: 'imported_files_details.xlsx', sheet: 'Imported Files Details', rows: [['Fila']] },
    ]);
    stage.actor.send({ type: 'details.save', rows: [] });
    await stage.settle();
    expect(stage.view()).toMatchObject({ isSaving: null, savingFailure: { code: 'SERVER_ERROR' } });
  });
});
