import { describe, expect, test } from 'vitest';
import { sampleCaseSummary, samplePage } from '../../../../machines/history/history/history.samples';
import { answers } from '../../../../machines/simulator/answers';
import { act } from '../../../../tests/act';
import { getElement, fillField, type TestLanguage } from '../../../../tests/render-node';
import { followLastAddress, openHistory } from './history.fixture';
import { sampleReport } from '../../../../machines/simulator/sample-report';

const openDays = async (search: Record<string, string>, lang: TestLanguage = 'es') => {
  const noticedArticles = answers(samplePage([sampleReport()]));
  const pendingCounterNoticeList = answers(samplePage([sampleCaseSummary()]));
  const counterNoticesV3 = answers(samplePage([sampleCaseSummary()]));
  const stage = await openHistory({ noticedArticles, pendingCounterNoticeList, counterNoticesV3 }, { search, lang });
  const field = (name: string) => getElement<HTMLInputElement>(stage.host, `form [data-path=${name}]`);
  return {
    stage,
    field,
    noticedArticles,
    pendingCounterNoticeList,
    seek: () => act(() => getElement<HTMLFormElement>(stage.host, 'form').requestSubmit()),
    faults: () => [...stage.host.querySelectorAll('form [role=alert]')].map((alert) => alert.textContent),
  };
};

describe('the days that reports are looked for by', () => {
  test.each<[TestLanguage, string, string]>([
    ['es', '1/11/26', '15112026'],
    ['pt', '01/11/2026', '2026-11-15'],
    ['en', '11/1/26', '11/15/2026'],
  ])('in %s %s to %s asks for those days', async (lang, from, to) => {
    const { stage, field, seek, noticedArticles } = await openDays({}, lang);
    fillField(field('from'), from);
    fillField(field('to'), to);
    seek();
    await followLastAddress(stage);
    expect(noticedArticles.asked.at(-1)).toMatchObject({ dateFrom: '2026-11-01', dateTo: '2026-11-15' });
  });

  test('a day that is none stays with its fault in place of the one before, and nothing is asked until it is mended', async () => {
    const { stage, field, seek, faults, noticedArticles } = await openDays({ from: '2026-11-20' });
    const before = noticedArticles.asked.length;
    act(() => field('from').focus());
    fillField(field('from'), '31/11/2026');
    act(() => field('from').blur());
    seek();
    seek();
    expect([field('from').value, faults(), stage.receivedBy('screens')]).toEqual([
      '31/11/2026',
      ['Ese mes no tiene día 31: tiene 30 días.'],
      [],
    ]);
    expect([document.activeElement, noticedArticles.asked.length]).toEqual([field('from'), before]);
    fillField(field('from'), '30/11/2026');
    seek();
    await followLastAddress(stage);
    expect(noticedArticles.asked.at(-1)).toMatchObject({ dateFrom: '2026-11-30' });
  });

  test('CAS-04 the day until which an answer is due is read, and told, in the same way', async () => {
    const { stage, field, seek, faults, pendingCounterNoticeList } = await openDays({ status: 'PENDING' });
    fillField(field('due'), '25/13/2026');
    seek();
    expect([field('due').value, faults(), stage.receivedBy('screens')]).toEqual([
      '25/13/2026',
      ['No entendemos esa fecha. Escríbela con día, mes y año: DD/MM/AAAA.'],
      [],
    ]);
    fillField(field('due'), '25/11/26');
    seek();
    await followLastAddress(stage);
    expect(pendingCounterNoticeList.asked.at(-1)).toMatchObject({ dueDate: '2026-11-25' });
  });
});
