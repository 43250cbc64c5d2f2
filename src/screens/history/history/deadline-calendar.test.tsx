import { afterEach, expect, test, vi } from 'vitest';
import { samplePage } from '../../../../machines/history/history/history.samples';
import {
  caseDueIn,
  casesOfEachDeadline,
  pageOfCases,
} from '../../../../machines/shared/awaiting-cases/awaiting-cases.samples';
import { answers } from '../../../../machines/simulator/answers';
import { act } from '../../../../tests/act';
import { getElement, press, type TestLanguage } from '../../../../tests/render-node';
import { openHistory } from './history.fixture';

afterEach(() => vi.restoreAllMocks());

const calendarButton = 'button[aria-label*=calend]';

async function saveCalendar(cases: ReturnType<typeof caseDueIn>[], lang: TestLanguage) {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:a';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const page = await openHistory(
    { counterNoticesV3: answers(samplePage(cases)), pendingCounterNoticeList: answers(pageOfCases(cases)) },
    { search: { status: 'PENDING' }, lang },
  );
  const button = page.host.querySelector(calendarButton);
  const save = async () => {
    press(getElement(page.host, calendarButton));
    await act(() => vi.waitFor(() => expect(files).toHaveLength(names.length)));
    await act(() => vi.waitFor(() => expect(names).not.toHaveLength(0)));
    return (await files.at(-1)?.text())?.replaceAll(/\r\n[ \t]/g, '').split('\r\n') ?? [];
  };
  return { button, save, names };
}

test.each([
  ['es', 'Agregar al calendario: 3 vencimientos, en un archivo .ics', 'vencimientos-2026-11-20.ics', 'Responder: '],
  ['en', 'Add to calendar: 3 deadlines, as an .ics file', 'deadlines-2026-11-20.ics', 'Answer: '],
  ['pt', 'Adicionar ao calendário: 3 prazos, em um arquivo .ics', 'prazos-2026-11-20.ics', 'Responder: '],
] as const)(
  'what can still be answered in time is saved for a calendar, and what is overdue is not: %s',
  async (lang, label, file, title) => {
    const { button, save, names } = await saveCalendar(casesOfEachDeadline, lang);
    expect(button?.getAttribute('aria-label')).toBe(label);
    const lines = await save();
    expect(names).toEqual([file]);
    expect(lines.filter((line) => line.startsWith('SUMMARY:')).map((line) => line.slice(8, 8 + title.length))).toEqual([
      title,
      title,
      title,
    ]);
    const inTime = casesOfEachDeadline.slice(1);
    expect(lines.filter((line) => line.startsWith('UID:')).map((line) => line.split('@')[0])).toEqual(
      inTime.map(({ caseId }) => `UID:case-${caseId}`),
    );
    for (const { caseId } of inTime)
      expect(lines.some((line) => line.startsWith('URL') && line.includes(`/${caseId}?site=MLA`))).toBe(true);
  },
);

test('what has no deadline, or none that is a moment, is neither counted nor saved', async () => {
  const none = [caseDueIn(30, { caseId: '1', dueDate: null }), caseDueIn(30, { caseId: '2', dueDate: 'soon' })];
  const { button, save } = await saveCalendar([caseDueIn(30), ...none], 'es');
  expect(button?.getAttribute('aria-label')).toBe('Agregar al calendario: 1 vencimiento, en un archivo .ics');
  expect((await save()).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
});

test('where all is overdue there is nothing to save', async () => {
  const { button } = await saveCalendar([caseDueIn(-3)], 'es');
  expect(button).toBeNull();
});

const localMoment = (text: string) => new Date(text).toISOString();

test.each([
  ['es', 'Cae en feriado (Inmaculada Concepción de María). Último día hábil: lun 07/12.'],
  ['en', 'Falls on a holiday (Inmaculada Concepción de María). Last working day: Mon 12/07.'],
  ['pt', 'Cai em feriado (Inmaculada Concepción de María). Último dia útil: seg 07/12.'],
] as const)(
  'an entry on a holiday says so, and reminds in the morning of the working day before: %s',
  async (lang, says) => {
    const holiday = caseDueIn(0, { dueDate: localMoment('2026-12-08T13:00') });
    const workingDay = caseDueIn(0, { caseId: '2', dueDate: localMoment('2026-12-09T13:00') });
    const { save } = await saveCalendar([holiday, workingDay], lang);
    const lines = await save();
    const descriptions = lines.filter((line) => line.startsWith('DESCRIPTION'));
    expect(descriptions.filter((line) => line.includes(says))).toHaveLength(1);
    const ends = lines.filter((line) => line.startsWith('DTSTART')).length;
    expect(ends).toBe(2);
    // 9:00 of the 7th is a day, three hours and three quarters before 12:45 of the 8th.
    expect(lines.filter((line) => line === 'TRIGGER:-P1DT3H45M')).toHaveLength(1);
  },
);

test('people work as the country does that their account is of: a holiday of that of the case alone is a day like others', async () => {
  const brazil = { id: 'MLB1234567891', siteId: 'MLB', title: 'Bolsa Andes', thumbnail: null };
  const { save } = await saveCalendar(
    [
      caseDueIn(0, { listing: brazil, dueDate: localMoment('2027-09-07T13:00') }),
      caseDueIn(0, { caseId: '2', listing: brazil, dueDate: localMoment('2026-12-08T13:00') }),
    ],
    'es',
  );
  const said = (await save()).filter((line) => line.startsWith('DESCRIPTION') && line.includes('día hábil'));
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('Inmaculada');
});
