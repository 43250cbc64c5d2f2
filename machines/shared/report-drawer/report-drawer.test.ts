import { describe, expect, it } from 'vitest';
import type { Blindage } from '../../../contracts/shapes';
import { reasonCodes, type ReasonCode } from '../../../contracts/vocabulary/reasons';
import { categoryOf } from '../../domain/report-reasons';
import {
  answers,
  answersLater,
  refuses,
  startWith,
  type FakePorts,
  type SystemActorFacts,
} from '../../simulator/answers';
import { sampleReported, visibleListing } from '../../simulator/sample-listing';
import { sampleTemplates } from '../templates/templates.samples';
import { reportDrawerMachine } from './report-drawer.machine';
import {
  chosenVariants,
  samplePastWording,
  savedReportDraft,
  reportDrawerInput,
  reportDrawerSystemActors,
  reportedListing,
} from './report-drawer.samples';
import type { ReportDrawerEvent, ReportDrawerInput } from './report-drawer.types';
import { reportDrawerView } from './report-drawer.view';

const id = 'MLA1000000001';
const several = [visibleListing(), visibleListing({ id: 'MLA1000000002' }), visibleListing({ id: 'MLA1000000003' })];
const threeIds = several.map((listing) => listing.id);
const now = Date.parse('2026-11-20T12:00:00Z');
const blindage = (item: string, dueDate = '2027-01-31'): Blindage => ({ id: null, item, reason: 'PPPI9', dueDate });

interface Opening {
  input?: Partial<ReportDrawerInput>;
  systemActors?: SystemActorFacts;
  blindages?: FakePorts['blindages'];
  readWording?: FakePorts['readWording'];
}
async function open({
  input,
  systemActors = reportDrawerSystemActors(),
  blindages = answers<Blindage[]>([]),
  readWording = answers<unknown>(null),
}: Opening = {}) {
  const stage = startWith(reportDrawerMachine, {
    input: { ...reportDrawerInput, ...input },
    systemActors,
    ports: { blindages, readWording },
    now,
  });
  await stage.settle();
  const view = () => reportDrawerView(stage.actor.getSnapshot());
  const send = (...events: ReportDrawerEvent[]) => events.forEach((event) => stage.actor.send(event));
  const choose = (code: ReasonCode) => {
    const category = categoryOf(code);
    if (category === null) throw new Error(`${code} belongs to no category`);
    send({ type: 'category.choose', category }, { type: 'step.continue' });
    if (view().step === 'reason') send({ type: 'reason.choose', code }, { type: 'step.continue' });
  };
  return { ...stage, view, send, choose, output: () => stage.actor.getSnapshot().output };
}
const proceed = { type: 'step.continue' } as const;
const back = { type: 'step.back' } as const;
const write = (text: string): ReportDrawerEvent => ({ type: 'comment.change', text });
const submit: ReportDrawerEvent = { type: 'report.submit', label: 'El nombre del motivo' };

describe('the steps', () => {
  it('DRW-01 begin with the seven categories', async () => {
    const { view } = await open();
    expect([view().step, view().categories.map(({ name }) => name)]).toEqual([
      'category',
      ['BRAND', 'COPYRIGHT', 'PERSONAL_IMAGE', 'UTILITY_MODEL', 'PATENT', 'AGREEMENTS', 'RELATED_RIGHTS'],
    ]);
  });

  it('DRW-02 offer only what is allowed on the site of the listing', async () => {
    const { view } = await open({
      systemActors: reportDrawerSystemActors({ allowed: { MLA: ['PPPI1', 'PPPI8'], MLB: reasonCodes } }),
    });
    expect(view().categories.map(({ name, reasons }) => [name, reasons.map(({ code }) => code)])).toEqual([
      ['BRAND', ['PPPI1']],
      ['UTILITY_MODEL', ['PPPI8']],
    ]);
  });

  it('DRW-06 ask for the reason of a brand in its two groups', async () => {
    const { view, send } = await open();
    send({ type: 'category.choose', category: 'BRAND' }, proceed);
    expect([view().step, view().groups.map(({ group, reasons }) => [group, reasons.map(({ code }) => code)])]).toEqual([
      'reason',
      [
        ['product', ['PPPI1', 'PPPI10']],
        ['publication', ['PPPI2']],
      ],
    ]);
  });

  it('DRW-07 ask for the reason of a copyright', async () => {
    const { view, send } = await open();
    send({ type: 'category.choose', category: 'COPYRIGHT' }, proceed, { type: 'reason.choose', code: 'PPPI15' });
    expect([view().step, view().groups.length, view().code]).toEqual(['reason', 1, 'PPPI15']);
  });

  it('DRW-08 ask for the reason of related rights in three groups', async () => {
    const { view, send } = await open();
    send({ type: 'category.choose', category: 'RELATED_RIGHTS' }, proceed);
    expect(view().groups.map(({ group }) => group)).toEqual(['actors', 'producers', 'broadcasters']);
  });

  it.each(['PPPI8', 'PPPI9', 'ACUERDO'] as const)(
    'DRW-09 go from the category of %s straight to the comment',
    async (code) => {
      const { view, choose } = await open();
      choose(code);
      expect([view().step, view().code]).toEqual(['comment', code]);
    },
  );

  it('DRW-10 DRW-11 ask for photos where the reason is about them, at least one', async () => {
    const { view, send, choose } = await open();
    choose('PPPI6');
    expect([view().step, view().whyNotGoOn]).toEqual(['images', { because: 'PHOTO_MISSING' }]);
    send(proceed);
    expect(view().step).toBe('images');
    send({ type: 'photo.toggle', id: 'p2' }, { type: 'photo.toggle', id: 'p1' }, { type: 'photo.toggle', id: 'p2' });
    expect([view().photos, view().whyNotGoOn]).toEqual([['p1'], null]);
    send(proceed);
    expect(view().step).toBe('comment');
  });

  it('DRW-13 go back over the steps that were passed, and keep the choices', async () => {
    const { view, send, choose } = await open();
    choose('PPPI6');
    send({ type: 'photo.toggle', id: 'p1' }, proceed, write('Foto nuestra'), back);
    expect([view().step, view().photos]).toEqual(['images', ['p1']]);
    send(back);
    expect([view().step, view().code]).toEqual(['reason', 'PPPI6']);
    send(back);
    expect([view().step, view().category, view().canGoBack]).toEqual(['category', 'COPYRIGHT', false]);
    send(proceed, proceed, proceed);
    expect([view().step, view().comment.typed]).toEqual(['comment', 'Foto nuestra']);
  });

  it('DRW-14 go back from the comment of a brand to the categories', async () => {
    const { view, send, choose } = await open();
    choose('PPPI2');
    send(back);
    expect([view().step, view().code]).toEqual(['category', 'PPPI2']);
  });

  it('forget the reason when another category is chosen, and keep it when the same one is', async () => {
    const { view, send, choose } = await open();
    choose('PPPI3');
    send(back, back, { type: 'category.choose', category: 'COPYRIGHT' });
    expect(view().code).toBe('PPPI3');
    send({ type: 'category.choose', category: 'BRAND' });
    expect(view().code).toBeNull();
  });

  it('DRW-15 are titled for one listing, for several, and for photos', async () => {
    const systemActors = reportDrawerSystemActors({ listings: several });
    const title = async (input: Partial<ReportDrawerInput>) => (await open({ input, systemActors })).view().title;
    expect([await title({}), await title({ ids: threeIds }), await title({ photos: ['p1'] })]).toEqual([
      'single',
      'multiple',
      'imagesOnly',
    ]);
  });

  it('DRW-17 open an existing report at its comment, with its code; back leads to the categories', async () => {
    const { view, send } = await open({
      input: { edit: true },
      systemActors: reportDrawerSystemActors({ listings: [reportedListing] }),
    });
    expect([view().step, view().code, view().comment.typed, view().edit]).toEqual([
      'comment',
      'PPPI3',
      'Copia de nuestro programa.',
      true,
    ]);
    send(back);
    expect([view().step, view().category]).toEqual(['category', 'COPYRIGHT']);
  });

  it('open an existing report of a reason without category at its comment too, and of an unknown one at the categories', async () => {
    const edit = async (code: string) =>
      (
        await open({
          input: { edit: true },
          systemActors: reportDrawerSystemActors({
            listings: [visibleListing({ reported: sampleReported({ code }) })],
          }),
        })
      ).view();
    expect([(await edit('PPPI4')).step, (await edit('PPPI99')).step]).toEqual(['comment', 'category']);
  });
});

describe('several listings', () => {
  const systemActors = reportDrawerSystemActors({ listings: several });

  it('DRW-16 are counted', async () => {
    const { view } = await open({ input: { ids: threeIds }, systemActors });
    expect([view().several, view().count]).toEqual([true, 3]);
  });

  it('DRW-18 cannot be reported for PPPI6, PPPI7 nor PPPI19', async () => {
    const { view, send } = await open({ input: { ids: threeIds }, systemActors });
    send({ type: 'category.choose', category: 'COPYRIGHT' }, proceed, { type: 'reason.choose', code: 'PPPI6' });
    expect(view().code).toBeNull();
    send(back, { type: 'category.choose', category: 'RELATED_RIGHTS' }, proceed, {
      type: 'reason.choose',
      code: 'PPPI19',
    });
    expect(view().code).toBeNull();
  });

  it('DRW-19 cannot be reported for a personal image', async () => {
    const { view, send } = await open({ input: { ids: threeIds }, systemActors });
    send({ type: 'category.choose', category: 'PERSONAL_IMAGE' });
    expect([view().category, view().categories[2]?.why?.because]).toEqual([null, 'ONE_LISTING_ONLY']);
  });

  it('DRW-25 leave the protected ones out of a patent report, and only of that', async () => {
    const opened = await open({
      input: { ids: threeIds },
      systemActors,
      blindages: answers([blindage('MLA1000000002')]),
    });
    opened.choose('PPPI9');
    expect([opened.view().count, opened.view().protectedCount]).toEqual([2, 1]);
    opened.send(write('Nuestra patente'), submit);
    expect(opened.output()?.ids).toEqual(['MLA1000000001', 'MLA1000000003']);

    const other = await open({
      input: { ids: threeIds },
      systemActors,
      blindages: answers([blindage('MLA1000000002')]),
    });
    other.choose('PPPI8');
    other.send(write('Nuestro modelo'), submit);
    expect(other.output()?.ids).toEqual(threeIds);
  });

  it('of two sites close the drawer with a notice', async () => {
    const { actor, receivedBy } = await open({
      input: { ids: [id, 'MLB1000000002'] },
      systemActors: reportDrawerSystemActors({ listings: [visibleListing(), visibleListing({ id: 'MLB1000000002' })] }),
    });
    expect(actor.getSnapshot().value).toBe('leaving');
    expect(receivedBy('notices')).toEqual([
      { type: 'notice.raise', notice: { code: 'report.onlyOneSite', tone: 'failure' } },
    ]);
  });

  it('go on without those that cannot be reported', async () => {
    const [first, second, third] = several;
    if (!first || !second || !third) throw new Error('three listings are needed');
    const { view } = await open({
      input: { ids: threeIds },
      systemActors: reportDrawerSystemActors({
        listings: [first, { ...second, status: 'closed' }, { ...third, removed: true }],
      }),
    });
    expect([view().phase, view().count, view().leftOut]).toEqual([
      'deciding',
      1,
      [
        { id: 'MLA1000000002', why: { because: 'NOT_PUBLISHED', values: { status: 'closed' } } },
        { id: 'MLA1000000003', why: { because: 'REMOVED' } },
      ],
    ]);
  });
});

describe('photos chosen first', () => {
  const photos = ['p2'];

  it('DRW-21 DRW-22 offer four categories and nothing that cannot be chosen', async () => {
    const { view } = await open({ input: { photos, catalogue: true }, blindages: answers([blindage(id)]) });
    expect(view().categories.map(({ name, reasons }) => [name, reasons.map(({ code }) => code)])).toEqual([
      ['BRAND', ['PPPI1', 'PPPI10']],
      ['UTILITY_MODEL', ['PPPI8']],
      ['AGREEMENTS', ['ACUERDO']],
    ]);
  });

  it('travel with the report', async () => {
    const { choose, send, output } = await open({ input: { photos } });
    choose('PPPI1');
    send(write('Logo copiado'), submit);
    expect(output()?.report).toMatchObject({ code: 'PPPI1', photosDenounced: ['p2'] });
  });

  it('say when nothing is left to offer, and do not load the page anew', async () => {
    const { view, clock, receivedBy } = await open({
      input: { photos },
      systemActors: reportDrawerSystemActors({ allowed: { MLA: ['PPPI6', 'PPPI7'] } }),
    });
    clock.increment(10_000);
    expect([view().phase, receivedBy('shell')]).toEqual(['withoutReasons', []]);
  });
});

describe('a site without notices', () => {
  it('DRW-03 DRW-04 cannot be reported on; its site is named', async () => {
    const { view, send } = await open({ systemActors: reportDrawerSystemActors({ allowed: { MLB: reasonCodes } }) });
    expect([view().phase, view().siteId]).toEqual(['withoutNotices', 'MLA']);
    send({ type: 'category.choose', category: 'BRAND' });
    expect(view().category).toBeNull();
  });

  it('DRW-05 loads the page anew after 3000 ms, once', async () => {
    const { clock, receivedBy } = await open({ systemActors: reportDrawerSystemActors({ allowed: { MLA: [] } }) });
    clock.increment(2_999);
    expect(receivedBy('shell')).toEqual([]);
    clock.increment(1);
    expect(receivedBy('shell')).toEqual([{ type: 'page.reload' }]);
    clock.increment(10_000);
    expect(receivedBy('shell').length).toBe(1);
  });
});

describe('a catalogue page', () => {
  it('DRW-20 does not take PPPI2', async () => {
    const { view, send } = await open({ input: { catalogue: true } });
    send({ type: 'category.choose', category: 'BRAND' }, proceed, { type: 'reason.choose', code: 'PPPI2' });
    expect(view().code).toBeNull();
  });
});

describe('protected items', () => {
  it('GW-32 are asked about up front, of each listing, and only where a patent report is allowed', async () => {
    const blindages = answers<Blindage[]>([]);
    await open({ blindages });
    await open({ input: { ids: threeIds }, systemActors: reportDrawerSystemActors({ listings: several }), blindages });
    expect(blindages.asked).toEqual([{ itemsIds: [id] }, { itemsIds: threeIds }]);
    const unneeded = answers<Blindage[]>([]);
    await open({ blindages: unneeded, systemActors: reportDrawerSystemActors({ allowed: { MLA: ['PPPI1'] } }) });
    expect(unneeded.asked).toEqual([]);
  });

  it('DRW-23 DRW-24 block PPPI9 with the last day and the way to support', async () => {
    const { view, send } = await open({ blindages: answers([blindage(id)]) });
    send({ type: 'category.choose', category: 'PATENT' });
    expect([view().category, view().categories[4]?.why]).toEqual([
      null,
      { because: 'PROTECTED_UNTIL', until: '2027-01-31', resolve: { to: 'supportForm' } },
    ]);
  });

  it('whose day is past block nothing', async () => {
    const { view, choose } = await open({ blindages: answers([blindage(id, '2026-11-19')]) });
    choose('PPPI9');
    expect(view().step).toBe('comment');
  });

  it('keep PPPI9 waiting until the answer is in', async () => {
    const blindages = answersLater<Blindage[]>();
    const { view, send, settle } = await open({ blindages });
    send({ type: 'category.choose', category: 'PATENT' });
    expect([view().category, view().categories[4]?.why]).toEqual([null, { because: 'CHECKING_PROTECTION' }]);
    blindages.answer({ ok: true, value: [] });
    await settle();
    send({ type: 'category.choose', category: 'PATENT' });
    expect(view().category).toBe('PATENT');
  });

  it('are left to the gateway when it could not say', async () => {
    const { view, choose } = await open({ blindages: refuses('OFFLINE') });
    expect(view().unchecked).toEqual({ code: 'OFFLINE' });
    choose('PPPI9');
    expect(view().step).toBe('comment');
  });
});

describe('the comment', () => {
  const atComment = async () => {
    const opened = await open();
    opened.choose('PPPI8');
    return opened;
  };

  it('DRW-12 is the last step; sending ends the drawer with the report', async () => {
    const { send, output, actor, receivedBy } = await atComment();
    send(write('Diseño copiado'), submit);
    expect(actor.getSnapshot().status).toBe('done');
    expect(output()).toEqual({
      ids: [id],
      edit: false,
      report: {
        code: 'PPPI8',
        codeDescription: 'El nombre del motivo',
        description: 'Diseno copiado',
        tags: [],
        photosDenounced: [],
      },
    });
    expect(receivedBy('drafts').at(-1)).toEqual({ type: 'draft.drop', key: `report:${id}` });
  });

  it('DRW-26 under five characters warns and is not sent; the warning goes with the next key', async () => {
    const { view, send, actor } = await atComment();
    send(write('a b c d'), submit);
    expect([view().comment.warned, actor.getSnapshot().status]).toEqual([true, 'active']);
    send(write('a b c d e'));
    expect(view().comment.warned).toBe(false);
    send(submit);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('does not begin with the empty line of a hasty second Enter, and keeps those within', async () => {
    const { view, send } = await atComment();
    send(write('\n'), write('\n\n'));
    expect([view().comment.typed, view().comment.count]).toEqual(['', 0]);
    send(write('Es una copia'), write('Es una copia\n'), write('Es una copia\n\nexacta'));
    expect(view().comment.typed).toBe('Es una copia\n\nexacta');
  });

  it('DRW-27 DRW-28 stops at 2000 and is counted', async () => {
    const { view, send } = await atComment();
    send(write('x'.repeat(2001)));
    expect([view().comment.count, view().comment.max, view().comment.typed.length]).toEqual([2000, 2000, 2000]);
  });

  it('DRW-27 IMP-16 takes of a template what still has room, and tells how much had none', async () => {
    const settings = { 'template:t1': { code: 'PPPI8', lang: 'es', name: 'Largo', text: 'y'.repeat(2001) } };
    const { view, send, choose } = await open({ systemActors: reportDrawerSystemActors({ settings }) });
    choose('PPPI8');
    send(write('x'.repeat(10)), { type: 'template.use', id: 't1' });
    const { typed, count, cut } = view().comment;
    expect([typed.length, count, cut]).toEqual([2000, 2000, 12]);
  });

  it('tells how much of what was pasted had no room, until something fits', async () => {
    const { view, send } = await atComment();
    send(write('x'.repeat(2345)));
    expect(view().comment.cut).toBe(345);
    send(write('x'.repeat(1999)));
    expect(view().comment.cut).toBe(0);
    send(write(`@${'x'.repeat(2000)}`));
    expect(view().comment.cut).toBe(1);
    send({ type: 'offending.remove' });
    expect(view().comment.cut).toBe(0);
  });

  it('DRW-30 with characters that may not be sent is not sent, names them and can drop them', async () => {
    const { view, send, actor } = await atComment();
    send(write('Copia @marca #1 ñ'), submit);
    expect([actor.getSnapshot().status, view().comment.offending, view().whyNotGoOn?.because]).toEqual([
      'active',
      ['@', '#'],
      'COMMENT_OFFENDING',
    ]);
    send({ type: 'offending.remove' });
    expect([view().comment.typed, view().comment.offending, view().whyNotGoOn]).toEqual([
      'Copia marca número 1 ñ',
      [],
      null,
    ]);
  });

  it('DRW-31 is needed', async () => {
    const { view, send, actor } = await atComment();
    expect(view().whyNotGoOn).toEqual({ because: 'COMMENT_EMPTY' });
    send(submit);
    expect(actor.getSnapshot().status).toBe('active');
  });

  it('DRW-32 DRW-33 goes out cleaned, and the outgoing text is shown when it differs', async () => {
    const { view, send, output } = await atComment();
    send(write('uno\u00a0dos\u200b，tres'));
    expect([view().comment.differs, view().comment.outgoing]).toEqual([true, 'uno dos,tres']);
    send(submit);
    expect(output()?.report.description).toBe('uno dos,tres');
  });
});

describe('a listing that cannot be reported', () => {
  it.each([
    ['ALREADY_REPORTED', { reported: sampleReported() }],
    ['REMOVED', { removed: true }],
    ['NOT_PUBLISHED', { status: 'closed' }],
  ] as const)('DRW-38 is refused: %s', async (because, more) => {
    const { view, send, actor } = await open({
      systemActors: reportDrawerSystemActors({ listings: [visibleListing(more)] }),
    });
    expect([view().phase, view().leftOut.map(({ why }) => why.because)]).toEqual(['refused', [because]]);
    send({ type: 'drawer.close' }, { type: 'drawer.gone' });
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: null });
  });

  it('is refused when nobody knows it', async () => {
    const { view } = await open({ systemActors: reportDrawerSystemActors({ listings: [] }) });
    expect([view().phase, view().leftOut]).toEqual(['refused', [{ id, why: { because: 'REMOVED' } }]]);
  });
});

describe('a draft', () => {
  it('is kept with every choice and every key', async () => {
    const { choose, send, receivedBy } = await open();
    choose('PPPI8');
    send(write('Diseño'), { type: 'drawer.close' });
    expect(receivedBy('drafts').at(-1)).toEqual({
      type: 'draft.keep',
      key: `report:${id}`,
      value: { category: 'UTILITY_MODEL', code: 'PPPI8', photos: [], comment: 'Diseño' },
    });
  });

  it('of photos is kept with them, and with what it is', async () => {
    const { choose, send, receivedBy } = await open({ input: { photos: ['p2'] } });
    choose('PPPI1');
    send({ type: 'drawer.close' });
    expect(receivedBy('drafts').at(-1)).toMatchObject({ value: { code: 'PPPI1', photos: ['p2'], imagesOnly: true } });
  });

  it('is offered at the next opening and leads to the comment', async () => {
    const { view, send } = await open({ systemActors: reportDrawerSystemActors({ drafts: savedReportDraft }) });
    expect([view().step, view().draft?.comment]).toEqual(['category', 'Fotos']);
    send({ type: 'draft.restore' });
    expect([view().step, view().code, view().photos, view().comment.typed, view().draft]).toEqual([
      'comment',
      'PPPI6',
      ['p1'],
      'Fotos',
      null,
    ]);
  });

  it('of photos stays a report of photos, also where it is taken up by another way, and never goes out without them', async () => {
    const kept = { category: 'BRAND', code: 'PPPI1', photos: ['p1'], imagesOnly: true, comment: 'Réplica de marca' };
    const drafts = { [`report:${id}`]: kept };
    const { view, send, output } = await open({
      systemActors: reportDrawerSystemActors({ drafts, allowed: { MLA: ['PPPI1', 'PPPI6'] } }),
    });
    send({ type: 'draft.restore' });
    expect([view().step, view().photos]).toEqual(['comment', ['p1']]);
    send({ type: 'report.submit', label: 'Producto falsificado' });
    expect(output()).toMatchObject({ report: { photosDenounced: ['p1'] } });

    const lost = { [`report:${id}`]: { ...kept, photos: ['gone'] } };
    const without = await open({
      systemActors: reportDrawerSystemActors({ drafts: lost, allowed: { MLA: ['PPPI1', 'PPPI6'] } }),
    });
    without.send({ type: 'draft.restore' }, { type: 'step.continue' }, { type: 'step.continue' });
    without.send({ type: 'report.submit', label: 'Producto falsificado' });
    expect(without.actor.getSnapshot().status).toBe('active');
    expect(without.view().whyNotGoOn?.because).toBe('PHOTO_MISSING');
  });

  it('whose reason is not offered any more keeps its category and comment', async () => {
    const systemActors = reportDrawerSystemActors({ drafts: savedReportDraft, allowed: { MLA: ['PPPI3'] } });
    const { view, send } = await open({ systemActors });
    send({ type: 'draft.restore' });
    expect([view().step, view().category, view().code, view().comment.typed]).toEqual([
      'category',
      'COPYRIGHT',
      null,
      'Fotos',
    ]);
  });

  it('can be dropped', async () => {
    const { view, send, receivedBy } = await open({
      systemActors: reportDrawerSystemActors({ drafts: savedReportDraft }),
    });
    send({ type: 'draft.drop' });
    expect([view().draft, receivedBy('drafts')]).toEqual([null, [{ type: 'draft.drop', key: `report:${id}` }]]);
  });
});

describe('closing', () => {
  it('takes two steps, and goes by itself when no view tells that it is gone', async () => {
    const { send, actor, clock } = await open();
    send({ type: 'drawer.close' });
    expect(actor.getSnapshot().value).toBe('leaving');
    clock.increment(400);
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: null });
  });

  it('an edited report keeps its tags, and its photos with its code, which it loses with another one', async () => {
    const tags = ['urgente'];
    const listing = visibleListing({ reported: sampleReported({ code: 'PPPI1', photosDenounced: ['p1'], tags }) });
    const edit = () => open({ input: { edit: true }, systemActors: reportDrawerSystemActors({ listings: [listing] }) });
    const same = await edit();
    same.send(write('Otra vez'), submit);
    expect(same.output()).toMatchObject({ edit: true, report: { code: 'PPPI1', photosDenounced: ['p1'], tags } });
    const other = await edit();
    other.send(back, { type: 'category.choose', category: 'UTILITY_MODEL' }, proceed, submit);
    expect(other.output()?.report).toMatchObject({ code: 'PPPI8', photosDenounced: [], tags });
  });
});

describe('variants of a listing', () => {
  const ids = ['MLAU1', 'MLAU2'];
  const ofTwo = { ids, variants: { ...chosenVariants, isFamily: true } };

  it('are reported together, for one reason, as what they are', async () => {
    const { view, choose, send, output } = await open({ input: ofTwo });
    expect(view()).toMatchObject({ title: 'variants', count: 2, ofVariants: true, siteId: 'MLA', leftOut: [] });
    choose('PPPI1');
    send(write('Copia exacta'), submit);
    expect(output()).toMatchObject({
      ids,
      report: { code: 'PPPI1' },
      edit: false,
      variants: { familyId: 'MLAF1', isFamily: true },
    });
  });

  it('have the reason of those that were reported before, and no other', async () => {
    const { view } = await open({ input: { ids, variants: { ...chosenVariants, sameAs: 'PPPI2' } } });
    const offered = view().categories.flatMap(({ reasons }) => reasons.filter(({ why }) => why === null));
    expect(offered.map(({ code }) => code)).toEqual(['PPPI2']);
    const [first] = view().categories.flatMap(({ reasons }) => reasons);
    expect(first?.why).toEqual({ because: 'SAME_REASON_ONLY' });
  });

  it('are protected where their listing is', async () => {
    const blindages = answers<Blindage[]>([blindage(id)]);
    const { view } = await open({ input: ofTwo, blindages });
    expect(blindages.asked).toEqual([{ itemsIds: [id] }]);
    expect(view().categories.find(({ name }) => name === 'PATENT')?.why).toMatchObject({ because: 'PROTECTED_UNTIL' });
  });

  it('one alone has its own pictures to choose from', async () => {
    const pictures = [{ id: 'v1', url: '/v1.png' }];
    const { view, choose } = await open({ input: { ids: ['MLAU1'], variants: { ...chosenVariants, pictures } } });
    choose('PPPI6');
    expect([view().step, view().pictures]).toEqual(['images', pictures]);
  });
});

describe('what the kept history says of a comment', () => {
  const systemActors = () => reportDrawerSystemActors({ allowed: { MLA: ['PPPI8'] }, settings: sampleTemplates });
  const better = 'Copia nuestro modelo registrado';
  const atComment = async (readWording: FakePorts['readWording'] = answers<unknown>(samplePastWording)) => {
    const stage = await open({ systemActors: systemActors(), readWording });
    stage.choose('PPPI8');
    return stage;
  };

  it('a text that was mostly rejected is told with the better one, which takes its place and gives it back', async () => {
    const { send, view } = await atComment();
    send(write('  CÓPIA '));
    expect(view().wording?.warning).toEqual({
      lost: 6,
      ended: 8,
      everywhere: false,
      better: { key: better.toLowerCase(), text: better, confirmed: 6, ended: 8, everywhere: false },
    });
    send({ type: 'wording.take' });
    expect([view().comment.typed, view().wording?.warning, view().wording?.isAsTaken]).toEqual([better, null, true]);
    send({ type: 'wording.restore' });
    expect([view().comment.typed, view().wording?.canRestore]).toEqual(['  CÓPIA ', false]);
  });

  it('loses nothing of what was typed on what was taken', async () => {
    const { send, view } = await atComment();
    send(write('Copia'), { type: 'wording.take' }, write(`${better} hoy`), { type: 'wording.restore' });
    expect([view().comment.typed, view().wording?.canRestore]).toEqual(['Copia', true]);
    send({ type: 'wording.restore' });
    expect(view().comment.typed).toBe(`${better} hoy`);
  });

  it('offers what was confirmed, and puts it behind what was typed', async () => {
    const { send, view } = await atComment();
    expect(view().wording?.offered.map(({ text }) => text)).toEqual([better]);
    send(write('Mira'), { type: 'wording.use', key: better.toLowerCase() });
    expect(view().comment.typed).toBe(`Mira\n${better}`);
    send({ type: 'wording.use', key: 'copia' });
    expect(view().comment.typed).toBe(`Mira\n${better}`);
  });

  it('what is known only while somebody writes warns at once, and is offered when the step comes in front again', async () => {
    const readWording = answersLater<unknown>();
    const { send, view, settle } = await atComment(readWording);
    send(write('Copia'));
    readWording.answer({ ok: true, value: samplePastWording });
    await settle();
    expect([view().wording?.warning?.lost, view().wording?.offered, view().wording?.past]).toEqual([6, [], null]);
    send(back, proceed);
    expect([view().wording?.offered.length, view().wording?.past]).toEqual([1, samplePastWording]);
  });

  it('sends a text that was mostly rejected as any other', async () => {
    const { send, output } = await atComment();
    send(write('Copia'), { type: 'report.submit', label: 'Modelo' });
    expect(output()?.report.description).toBe('Copia');
  });

  it('nothing kept, or nothing to be had, changes nothing', async () => {
    for (const readWording of [answers<unknown>(null), refuses<unknown>('SERVER_ERROR')]) {
      const { send, view } = await atComment(readWording);
      send(write('Copia'));
      expect(view().wording).toEqual({ past: null, offered: [], warning: null, canRestore: false, isAsTaken: false });
    }
  });

  it('asks what is kept of its profile, once, and nothing of the gateway', async () => {
    const readWording = answers<unknown>(samplePastWording);
    await atComment(readWording);
    expect(readWording.asked).toEqual([
      { profileId: expect.any(String), templates: [{ id: 't1', ...sampleTemplates['template:t1'] }] },
    ]);
  });
});
