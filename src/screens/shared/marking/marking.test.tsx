import type { ReactNode } from 'react';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Listing } from '../../../../contracts/shapes';
import { listingDetailMachine } from '../../../../machines/listings/listing-detail/listing-detail.machine';
import { sampleSeller } from '../../../../machines/listings/listing-detail/listing-detail.samples';
import { sampleTotals } from '../../../../machines/listings/reviews/reviews.samples';
import { sendNoticeMachine } from '../../../../machines/listings/send-notice/send-notice.machine';
import { inputAt } from '../../../../machines/simulator/sample-addresses';
import { answers, startWith } from '../../../../machines/simulator/answers';
import { quietOutbox } from '../../../../machines/simulator/sample-system-actors';
import { noticedListing, sampleReported, visibleListing } from '../../../../machines/simulator/sample-listing';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { suspiciousMachine } from '../../../../machines/reports/suspicious/suspicious.machine';
import { pageOfReported, suspiciousInput } from '../../../../machines/reports/suspicious/suspicious.samples';
import { resultsMachine } from '../../../../machines/search/results/results.machine';
import { resultsInput, sampleResults } from '../../../../machines/search/results/results.samples';
import {
  savedReportDraft,
  reportDrawerSystemActors,
} from '../../../../machines/shared/report-drawer/report-drawer.samples';
import { act } from '../../../../tests/act';
import { waitForElement, press, renderNode } from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { ListingScreen } from '../../listings/listing-detail/listing-screen';
import { SendNoticeScreen } from '../../listings/send-notice/send-notice-screen';
import { SuspiciousScreen } from '../../reports/suspicious/suspicious-screen';
import { ResultsScreen } from '../../search/results/results-screen';

const id = 'MLA1000000001';
const address = { params: { articleId: id }, search: {} };

interface Place {
  machine: AnyStateMachine;
  input: unknown;
  screen: (actor: never) => ReactNode;
  from: string;
  originModel: string;
}
/** Where a reported listing stands among the results. */
const suspiciousResults = inputAt('results', { id: 'ls-1' }, { tab: 'suspicious' });
const results: Place = {
  machine: resultsMachine,
  input: resultsInput,
  screen: (actor) => <ResultsScreen actor={actor} />,
  from: 'live_searches',
  originModel: 'live_search',
};
const detail: Place = {
  machine: listingDetailMachine,
  input: address,
  screen: (actor) => <ListingScreen actor={actor} />,
  from: 'article_detail',
  originModel: 'quick_search',
};
const notice: Place = {
  machine: sendNoticeMachine,
  input: address,
  screen: (actor) => <SendNoticeScreen actor={actor} />,
  from: 'send_notice',
  originModel: 'send_notice',
};
const list: Place = {
  machine: suspiciousMachine,
  input: suspiciousInput,
  screen: (actor) => <SuspiciousScreen actor={actor} />,
  from: 'reported_articles',
  originModel: 'live_search',
};
const everywhere = [
  ['the results', results],
  ["a listing's page", detail],
] as const;

async function open(place: Place, more: Partial<VisibleListing> = {}, drafts = {}) {
  const known = visibleListing({ id, ...more });
  const stage = startWith(place.machine, {
    input: place === results && more.reported ? suspiciousResults : place.input,
    systemActors: {
      ...reportDrawerSystemActors({ listings: [known], drafts }),
      shell: { lang: 'es', chosen: 'es', menuOpen: false },
      outbox: quietOutbox,
    },
    ports: {
      liveSearch: answers(sampleResults([known])),
      reportedArticles: answers(pageOfReported([known])),
      article: answers<Listing[]>([known]),
      articleDescription: answers({ text: '', lastUpdated: null }),
      articleQuestions: answers({ items: [], total: 0, offset: 0, limit: 10 }),
      seller: answers(sampleSeller),
      reviews: answers({ items: [], total: 0, offset: 0, limit: 10 }),
      reviewsTotal: answers(sampleTotals),
      blindages: answers([]),
    },
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor as AnyActorRef}>{place.screen(stage.actor as never)}</ConsoleContext>,
  );
  const buttons = (words: string) =>
    [...host.querySelectorAll('button:not([role=tab])')].filter((one) =>
      (one.getAttribute('aria-label') ?? one.textContent)?.startsWith(words),
    );
  const marks = () => stage.receivedBy('outbox').map((event) => (event.work as { mark: unknown }).mark);
  return { ...stage, host, buttons, marks };
}
/** The sentence that a button that can't be pressed is described by. */
const reasonOf = (button: Element | undefined) =>
  document.getElementById(button?.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

describe.each(everywhere)('the decision on a listing in %s', (_, place) => {
  test('trust is one press', async () => {
    const { buttons, marks } = await open(place);
    press(buttons('Confiable')[0] as Element);
    expect(marks()).toMatchObject([{ type: 'approve', ids: [id], originModel: place.originModel }]);
  });

  test('undo takes back what stands', async () => {
    for (const [stands, undo] of [
      [{ approved: { author: null, createdAt: null } }, 'approved'],
      [{ reported: sampleReported() }, 'reported'],
    ] as const) {
      // A trusted listing is no longer among results when the page is loaded: it becomes trusted on the screen.
      const { buttons, marks, setFacts } = await open(place);
      act(() => setFacts('listings', { visible: { [id]: visibleListing({ id, ...stands }) }, moment: 1 }));
      press(buttons('Deshacer')[0] as Element);
      expect(marks()).toEqual([{ type: 'undo', ids: [id], undo, from: place.from }]);
    }
  });

  test('suspect opens the drawer, and a report that was refused is offered in it', async () => {
    const { buttons } = await open(place, {}, savedReportDraft);
    press(buttons('Sospechosa')[0] as Element);
    await waitForElement(document, 'form input[type=radio]');
    expect(document.body.textContent).toContain('Fotos');
    expect(document.body.textContent).toContain('quedó sin enviar');
  });

  test('edit opens the drawer on the comment of its report', async () => {
    const { buttons } = await open(place, { reported: sampleReported() });
    press(buttons('Editar')[0] as Element);
    const comment = await waitForElement<HTMLTextAreaElement>(document, 'form textarea');
    expect(comment.value).toBe('Copia de nuestro programa.');
  });

  test('what cannot be done says why, and does nothing', async () => {
    const closed = await open(place);
    const settled = { visible: { [id]: visibleListing({ id, status: 'closed' }) }, moment: 1 };
    act(() => closed.setFacts('listings', settled));
    const all = [...closed.buttons('Confiable'), ...closed.buttons('Sospechosa')];
    expect(all.map((button) => button.getAttribute('aria-disabled'))).toEqual(all.map(() => 'true'));
    for (const button of all) {
      expect(reasonOf(button)).toContain('no está activa');
      press(button);
    }
    const sending = await open(place, { reported: sampleReported(), sending: true });
    const both = [...sending.buttons('Deshacer'), ...sending.buttons('Editar')];
    expect(both.length).toBeGreaterThan(1);
    for (const button of both) {
      expect(reasonOf(button)).toContain('ya está en un envío');
      press(button);
    }
    expect([...closed.marks(), ...sending.marks()]).toEqual([]);
    const noticed = await open(place, { ...noticedListing, id });
    expect([noticed.buttons('Confiable'), noticed.buttons('Deshacer')]).toEqual([[], []]);
  });
});

describe('the report of one listing at its own address', () => {
  test('opens its drawer, and a report that was refused is offered in it', async () => {
    await open(notice, {}, savedReportDraft);
    await waitForElement(document, 'form input[type=radio]');
    expect(document.body.textContent).toContain('quedó sin enviar');
  });

  test('a listing that cannot be reported any more says why', async () => {
    const { buttons, actor, setFacts, marks } = await open(notice);
    const marking = (actor.getSnapshot() as { children: Record<string, AnyActorRef> }).children.marking;
    const drawer = (marking?.getSnapshot() as { children: Record<string, AnyActorRef> }).children.reportDrawer;
    act(() => {
      drawer?.send({ type: 'drawer.close' });
      drawer?.send({ type: 'drawer.gone' });
    });
    act(() => setFacts('listings', { visible: { [id]: visibleListing({ id, status: 'closed' }) }, moment: 1 }));
    const [again] = buttons('Hacer la denuncia');
    expect([again?.getAttribute('aria-disabled'), reasonOf(again)]).toEqual([
      'true',
      expect.stringContaining('no está activa'),
    ]);
    press(again as Element);
    expect(marks()).toEqual([]);
  });
});

describe('the decision on a listing in the suspicious list', () => {
  const reported = { reported: sampleReported() };

  test.each([
    [
      'SUS-22 trust is asked once, because it is final',
      'Marcar como confiable',
      'no se puede deshacer',
      { type: 'approve' },
    ],
    [
      'SUS-07 SUS-23 a dismissal is asked once, and says what is lost',
      'Devolver a revisión',
      'se pierden el motivo y el comentario',
      { type: 'undo', undo: 'reported', from: list.from },
    ],
  ])('%s', async (_, words, told, mark) => {
    const { buttons, marks } = await open(list, reported);
    press(buttons(words)[0] as Element);
    const dialog = await waitForElement(document, '[role=dialog]');
    expect([dialog.textContent?.includes(told), marks()]).toEqual([true, []]);
    expect(dialog.textContent, 'it names what can’t be brought back').toMatch(new RegExp(`\\S ${id}`));
    const [, confirm] = [...dialog.querySelectorAll('button')];
    expect(confirm?.textContent).toBe(words);
    press(confirm as Element);
    expect(marks()).toMatchObject([{ ids: [id], ...mark }]);
  });

  test('a question that is cancelled leaves everything as it was', async () => {
    const { buttons, marks } = await open(list, reported);
    press(buttons('Devolver a revisión')[0] as Element);
    const dialog = await waitForElement(document, '[role=dialog]');
    press(dialog.querySelector('button') as Element);
    press(buttons('Marcar como confiable')[0] as Element);
    expect((await waitForElement(document, '[role=dialog]')).textContent).toContain('confiable');
    expect(marks()).toEqual([]);
  });

  test('SUS-06 edit opens the drawer on the comment of its report, or on what was refused', async () => {
    const { buttons } = await open(list, reported);
    press(buttons('Editar denuncia')[0] as Element);
    const comment = await waitForElement<HTMLTextAreaElement>(document, 'form textarea');
    expect(comment.value).toBe('Copia de nuestro programa.');
  });

  test('a changed report that was refused is offered in its drawer', async () => {
    const { buttons } = await open(list, reported, savedReportDraft);
    press(buttons('Editar denuncia')[0] as Element);
    await waitForElement(document, 'form textarea');
    expect(document.body.textContent).toContain('quedó sin enviar');
  });

  test('what is being sent says so on every control, and nothing is done with it', async () => {
    const { host, buttons, marks } = await open(list, { ...reported, sending: true });
    const all = ['Editar', 'Marcar', 'Devolver', 'Quitar de', 'Enviar la'].flatMap((words) => buttons(words));
    expect(all).toHaveLength(5);
    for (const control of [...all, host.querySelector('tbody input') as HTMLInputElement]) {
      expect(control.getAttribute('aria-disabled')).toBe('true');
      expect(control.hasAttribute('disabled')).toBe(false);
      expect(reasonOf(control)).toContain('ya está en un envío');
      press(control);
    }
    expect([marks(), document.querySelector('[role=dialog]')]).toEqual([[], null]);
    expect((host.querySelector('tbody input') as HTMLInputElement).checked).toBe(false);
  });
});
