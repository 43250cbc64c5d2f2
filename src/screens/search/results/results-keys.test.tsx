import { describe, expect, test } from 'vitest';
import { goTo } from '../../../../machines/domain/navigation-events';
import { lastReportKey } from '../../../../machines/domain/last-report';
import { sampleListing, visibleOf } from '../../../../machines/simulator/sample-listing';
import { resultsView } from '../../../../machines/search/results/results.view';
import { lastReport } from '../../../../machines/shared/report-drawer/report-drawer.samples';
import { act } from '../../../../tests/act';
import { waitForElement, getElement } from '../../../../tests/render-node';
import { firstListing, openResults as open, secondListing } from './results-screen.fixture';

describe('keys on the results', () => {
  test('a mark pressed by mouse gives its card the focus, and not the button that goes with it', async () => {
    const { card } = await open([firstListing, secondListing]);
    const [trust, suspect] = [...card(secondListing.id).querySelectorAll('button')].filter(
      ({ textContent }) => textContent !== '',
    );
    const takesFocus = (mark: Element | undefined) => {
      const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
      act(() => void mark?.dispatchEvent(down));
      return !down.defaultPrevented;
    };
    expect(takesFocus(trust)).toBe(false);
    expect(document.activeElement).toBe(card(secondListing.id));
    expect(card(secondListing.id).getAttribute('aria-current')).toBe('true');
    expect(takesFocus(suspect)).toBe(true);
  });

  test('single keys decide and walk also after the focus has left the grid; Enter opens only within it', async () => {
    const { card, key, receivedBy } = await open([firstListing, secondListing]);
    act(() => card(firstListing.id).focus());
    key('t');
    expect(receivedBy('outbox')).toMatchObject([{ work: { mark: { ids: [firstListing.id] } } }]);
    expect(document.activeElement).toBe(card(secondListing.id));
    key('k');
    expect(document.activeElement).toBe(card(firstListing.id));
    key('Enter');
    expect(receivedBy('screens')).toEqual([
      goTo({ to: 'listing', params: { articleId: firstListing.id }, search: { from: 'live_search' } }),
    ]);
    act(() => (document.activeElement as HTMLElement).blur());
    key('Enter');
    expect(receivedBy('screens')).toHaveLength(1);
    key('j');
    key('t');
    expect(receivedBy('outbox')).toMatchObject([
      { work: { mark: { ids: [firstListing.id] } } },
      { work: { mark: { ids: [secondListing.id] } } },
    ]);
  });

  test('a key that is held decides once, and still walks', async () => {
    const third = sampleListing({ id: 'MLA1000000004' });
    const { card, key, receivedBy } = await open([firstListing, secondListing, third]);
    act(() => card(firstListing.id).focus());
    key('t');
    for (let repeats = 0; repeats < 5; repeats += 1) key('t', { repeat: true });
    expect(receivedBy('outbox')).toHaveLength(1);
    expect(document.activeElement).toBe(card(secondListing.id));
    key('j', { repeat: true });
    expect(document.activeElement).toBe(card(third.id));
  });

  test('R says the last report again of the listing under the cursor and goes on, once however long it is held; where it is undone the cursor returns', async () => {
    const { card, key, receivedBy, host, actor } = await open([firstListing, secondListing], {
      drafts: { [lastReportKey]: lastReport },
      allowed: ['PPPI1'],
    });
    act(() => card(firstListing.id).focus());
    expect(getElement(host, 'section').textContent).toContain('Repetir: Producto falsificado');
    key('r');
    for (let repeats = 0; repeats < 5; repeats += 1) key('r', { repeat: true });
    expect(receivedBy('outbox')).toMatchObject([
      {
        work: {
          mark: { type: 'report', ids: [firstListing.id], report: { code: 'PPPI1', description: lastReport.comment } },
        },
      },
    ]);
    expect(document.activeElement).toBe(card(secondListing.id));
    const mark = { type: 'undo' as const, ids: [firstListing.id] as [string], undo: 'reported' as const };
    const marks = [{ ...mark, from: 'live_searches' }];
    act(() => resultsView(actor.getSnapshot()).marking?.send({ type: 'last.undone', marks }));
    expect(document.activeElement).toBe(card(firstListing.id));
  });

  test('R without a last report says that there is none', async () => {
    const { card, key, receivedBy } = await open([firstListing], { allowed: ['PPPI1'] });
    act(() => card(firstListing.id).focus());
    key('r');
    expect([receivedBy('outbox'), receivedBy('notices')]).toMatchObject([
      [],
      [{ notice: { code: 'mark.nothingToRepeat' } }],
    ]);
  });

  test('R where the reason is not offered opens the drawer, names the listing, tells why and keeps the comment', async () => {
    const { card, key, receivedBy } = await open([firstListing], {
      drafts: { [lastReportKey]: lastReport },
      allowed: ['PPPI3', 'PPPI5'],
    });
    act(() => card(firstListing.id).focus());
    key('r');
    const drawer = await waitForElement(document.body, '[role=dialog]');
    await waitForElement(drawer, 'form');
    expect(drawer.textContent).toContain(
      'No repetimos la última denuncia. Tu perfil no puede denunciar por este motivo',
    );
    expect(drawer.textContent).toContain(firstListing.title);
    expect(drawer.textContent).toContain(firstListing.id);
    expect(receivedBy('outbox')).toEqual([]);
  });

  test('one that ends while it is shown says so in sight, and the cursor passes over it after a decision', async () => {
    const closed = sampleListing({ id: 'MLA1000000005' });
    const { card, host, key, receivedBy, setFacts } = await open([firstListing, closed, secondListing]);
    act(() => setFacts('listings', visibleOf([firstListing, { ...closed, status: 'closed' }, secondListing])));
    expect(card(closed.id).textContent).toContain('Finalizada');
    act(() => card(firstListing.id).focus());
    key('t');
    expect(document.activeElement).toBe(card(secondListing.id));
    key('k');
    expect(getElement(host, 'section').textContent).toContain('no está activa');
    key('s');
    expect([receivedBy('outbox').length, document.querySelector('[role=dialog]')]).toEqual([1, null]);
  });
});
