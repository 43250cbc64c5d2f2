import { describe, expect, test } from 'vitest';
import { againSetting } from '../../../../machines/domain/again-reminders';
import { historyItemInput } from '../../../../machines/history/history-item/history-item.samples';
import { answers, answersLater, refuses } from '../../../../machines/simulator/answers';
import { sampleListing, sampleReported, visibleListing } from '../../../../machines/simulator/sample-listing';
import { anaFacts, anaProfile } from '../../../../machines/simulator/sample-system-actors';
import { act } from '../../../../tests/act';
import { waitForElement, getButton, getElement, press } from '../../../../tests/render-node';
import { answersFor, listingId, openHistoryItem } from './history-item.fixture';

describe('an ended report that may be given again', () => {
  test('of an ended report it says from when it can be reported again, and one press opens the report', async () => {
    const ended = answersFor({ status: 'DOCUMENTATION_NOT_APPROVED' });
    const withdrawn = { id: null, item: listingId, reason: 'PPPI1', dueDate: '2026-12-24T12:00:00.000Z' };
    const later = await openHistoryItem({ ...ended, blindages: answers([withdrawn]) });
    expect(later.text()).toContain('hasta el 24/12/2026 inclusive');
    expect(getButton(later.host, 'Denunciar por otro motivo')).not.toBeNull();

    const listing = { ...sampleListing(), id: listingId };
    const { host, text, settle, setFacts } = await openHistoryItem({ ...ended, article: answers([listing]) });
    expect(text()).toContain('puedes volver a denunciarla');
    press(getButton(host, 'Denunciar de nuevo'));
    setFacts('listings', { visible: { [listingId]: visibleListing({ id: listingId }) }, moment: 0 });
    await act(() => settle());
    expect((await waitForElement(document.body, '[role=dialog]')).textContent).toContain('Denunciar');
    expect(getButton(host, 'Denunciar de nuevo')).not.toBeNull();
    const marked = await openHistoryItem(ended);
    const listings = { [listingId]: visibleListing({ id: listingId, reported: sampleReported() }) };
    act(() => marked.setFacts('listings', { visible: listings, moment: 1 }));
    expect(marked.text()).toContain('Sospechosa');
    expect(getElement(marked.host, 'a[href="/reported_articles"]').textContent).toBe(
      'Ver en publicaciones sospechosas',
    );
    press(getButton(marked.host, 'Deshacer'));
    expect(marked.receivedBy('outbox')).toMatchObject([{ work: { mark: { type: 'undo', ids: [listingId] } } }]);
    expect((await openHistoryItem(answersFor())).text()).not.toContain('Volver a denunciarla');
    const gone = await openHistoryItem({ ...ended, itemStatus: answers({ id: listingId, status: 'closed' }) });
    expect(gone.text()).toContain('Hoy no está publicada');
    expect(gone.text()).not.toContain('Denunciar de nuevo');
  });

  test('it says that its listing is still published only once that is known', async () => {
    const ended = answersFor({ status: 'DOCUMENTATION_NOT_APPROVED' });
    const itemStatus = answersLater<{ id: string; status: string | null }>();
    const { text, settle } = await openHistoryItem({ ...ended, itemStatus });
    expect(text()).toContain('si la publicación sigue publicada, puedes volver a denunciarla');
    await act(async () => itemStatus.answer({ ok: true, value: { id: listingId, status: 'active' } }));
    await act(() => settle());
    expect(text()).toContain('la publicación sigue publicada: puedes volver a denunciarla');
    const unknown = await openHistoryItem({ ...ended, itemStatus: refuses('SERVER_ERROR') });
    expect(unknown.text()).toContain('si la publicación sigue publicada, puedes volver a denunciarla');
  });

  test('whoever wants to be told on the day on which it can be reported again asks for it with one press', async () => {
    const ended = answersFor({ status: 'DOCUMENTATION_NOT_APPROVED' });
    const withdrawn = { id: null, item: listingId, reason: 'PPPI1', dueDate: '2026-12-24T12:00:00.000Z' };
    const { host, receivedBy, setFacts } = await openHistoryItem({ ...ended, blindages: answers([withdrawn]) });
    getButton(host, 'Recordármelo cuando se pueda').focus();
    press(getButton(host, 'Recordármelo cuando se pueda'));
    const key = againSetting(historyItemInput.params.id);
    const value = { siteId: 'MLA', articleId: listingId, after: '2026-12-24' };
    expect(receivedBy('profile')).toEqual([{ type: 'setting.keep', key, value }]);
    act(() => setFacts('profile', { ...anaFacts, profile: { ...anaProfile, settings: { [key]: value } } }));
    expect(host.textContent).toContain('Te lo recordaremos cuando puedas volver a denunciarla.');
    expect(document.activeElement?.textContent, 'the focus stays beside it').toContain('No recordármelo');
    press(getButton(host, 'No recordármelo'));
    expect(receivedBy('profile').at(-1)).toEqual({ type: 'setting.keep', key, value: null });
    expect((await openHistoryItem(ended)).text()).not.toContain('Recordármelo');
  });
});
