import { describe, expect, test } from 'vitest';
import type { ApprovedOutcome } from '../../../../contracts/shapes';
import { systemActor } from '../../../../machines/kit/system-actor';
import { sampleResults } from '../../../../machines/search/results/results.samples';
import { answers, answersLater, refuses, type FakePorts } from '../../../../machines/simulator/answers';
import { sampleListing } from '../../../../machines/simulator/sample-listing';
import { approve, discard, markWork, suspect } from '../../../../machines/system/outbox/outbox.samples';
import type { Mark } from '../../../../machines/system-actors/outbox';
import { act } from '../../../../tests/act';
import { openSignedInConsole, readToast } from '../../../../tests/console';
import { getButton, press, visibleElements, waitForElement, waitUntil } from '../../../../tests/render-node';
import { fromWire } from '../../../../tests/wire';

const id = 'MLA1000000001';

/** What the toast says once that mark was refused. */
async function toldOf(mark: Mark, ports: FakePorts) {
  const { host, root } = openSignedInConsole('/live_searches', ports);
  await waitForElement(host, 'main h1');
  await act(async () => {
    systemActor(root.system, 'outbox').send({ type: 'mutation.submit', id: 'op', work: markWork(mark) });
  });
  return readToast('alert');
}

describe('a mark that the gateway refuses', () => {
  const titles = {
    approveArticles: 'No pudimos marcar como confiable la publicación',
    reportArticles: 'No pudimos marcar como sospechosa la publicación',
    discardArticles: 'No pudimos descartar la publicación',
  };

  test.each([
    ['approving', approve(id), 'approveArticles'],
    ['reporting', suspect(id), 'reportArticles'],
    ['discarding', discard(id), 'discardArticles'],
  ] as const)(
    'ERR-25 %s a listing that was audited already says so, and what did not work',
    async (_, mark, operation) => {
      const refused = [{ id, refusal: 'ALREADY_AUDITED' }];
      const outcome = await fromWire(operation, { [operation]: refused }, undefined as never);
      const told = await toldOf(mark, { articlesByIds: refuses('OFFLINE'), [operation]: answers(outcome) });
      expect(told).toContain(titles[operation]);
      expect(told).toContain('Esta publicación ya fue auditada en la organización.');
    },
  );

  test.each([
    ['approved', approve(id), 'approveArticles'],
    ['reported', suspect(id), 'reportArticles'],
  ] as const)(
    'ERR-73 a listing that could not be %s says that its status could not be changed',
    async (_, mark, operation) => {
      const told = await toldOf(mark, { [operation]: refuses('STATUS_NOT_CHANGED', { operation }) });
      expect(told).toContain(titles[operation]);
      expect(told).toContain('No pudimos cambiar el estado de la publicación.');
    },
  );
});

describe('a mark whose screen is left before the gateway has answered', () => {
  /** Trusts a result and leaves for the history; the answer comes there, and what its card offers is read on coming back. */
  async function leaveBefore(refusal: string | null) {
    const approveArticles = answersLater<ApprovedOutcome[]>();
    const { host, go } = openSignedInConsole('/live_searches/ls-1', {
      liveSearch: answers(sampleResults([sampleListing({ id })])),
      articlesByIds: answers([sampleListing({ id })]),
      approveArticles,
    });
    const card = () => waitForElement(host, `article[data-item=${id}]`);
    press(getButton(await card(), 'Confiable'));
    await waitUntil(() => approveArticles.asked.length === 1);
    expect((await card()).textContent).toContain('Deshacer');
    act(() => go('/reports/noticed_articles'));
    await waitUntil(
      () => visibleElements(host, 'main h1')[0]?.textContent.startsWith('Historial de denuncias') ?? false,
    );
    const approved = refusal === null ? { author: null, created_at: '2026-11-20T12:00:00.000Z' } : null;
    const value = await fromWire(
      'approveArticles',
      { approveArticles: [{ id, approved, refusal }] },
      undefined as never,
    );
    await act(async () => approveArticles.answer({ ok: true, value }));
    const told = refusal === null ? null : await readToast('alert');
    act(() => go('/live_searches/ls-1'));
    await waitUntil(() => visibleElements(host, `article[data-item=${id}]`).length > 0);
    await waitUntil(() => host.querySelector(`article[data-item=${id}][data-unconfirmed]`) === null);
    return { told, card: await card() };
  }

  test('LST-44 ERR-25 is told on another screen where it is refused, and is rolled back where it was made', async () => {
    const { told, card } = await leaveBefore('ALREADY_AUDITED');
    expect(told).toContain('Esta publicación ya fue auditada en la organización.');
    expect(card.textContent).not.toContain('Deshacer');
    expect(getButton(card, 'Confiable').getAttribute('aria-disabled')).toBeNull();
  });

  test('stands where it was made once it is taken', async () => {
    const { card } = await leaveBefore(null);
    expect(getButton(card, 'Deshacer')).toBeDefined();
  });
});
