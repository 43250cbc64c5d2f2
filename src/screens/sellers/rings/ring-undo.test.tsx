import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import type { InputOf } from '../../../../contracts/ports';
import type { Listing, ReportedOutcome } from '../../../../contracts/shapes';
import { systemActor } from '../../../../machines/kit/system-actor';
import { ringListings } from '../../../../machines/sellers/rings/rings.samples';
import { answers, failure } from '../../../../machines/simulator/answers';
import { sampleReported } from '../../../../machines/simulator/sample-listing';
import { anaFacts } from '../../../../machines/simulator/sample-system-actors';
import { act } from '../../../../tests/act';
import { openSignedInConsole } from '../../../../tests/console';
import { messagesByLanguage, waitForElement, waitUntil } from '../../../../tests/render-node';
import { describeNotice } from '../../../copy/notices';

const written = { MLA: 'Es una copia.', MLB: 'É uma cópia.' };
const draft = {
  key: 'ring:77001',
  value: { leftOut: [], code: 'PPPI1', ownCodes: {}, comments: written },
  profileId: null,
  savedAt: 0,
};

/** A gateway that answers a country, or the undoing of a listing, when it is told to. */
function slowGateway() {
  const reported = new Set<string>();
  const waiting = new Map<string, (refused: boolean) => void>();
  const shown = (id: string) => (reported.has(id) ? { ...sampleReported(), code: 'PPPI1' } : null);
  const later = <Value,>(name: string, done: () => Value) =>
    new Promise<{ ok: true; value: Value } | { ok: false; failure: ReturnType<typeof failure> }>((resolve) =>
      waiting.set(name, (refused) =>
        resolve(refused ? { ok: false, failure: failure('NOT_PUBLISHED') } : { ok: true, value: done() }),
      ),
    );
  const ports = {
    suggestedArticles: answers({ items: ringListings, total: 4, offset: 0, limit: 50, pinned: [] }),
    reportedArticles: answers({ items: [], total: 0, offset: 0, limit: 50 }),
    allowedNotices: answers(anaFacts.allowedNotices),
    blindages: answers([]),
    readDrafts: answers([draft]),
    article: answers([]),
    articlesByIds: answers<Listing[], InputOf<'articlesByIds'>>(({ articlesIds }) =>
      ringListings.filter(({ id }) => articlesIds.includes(id)).map((one) => ({ ...one, reported: shown(one.id) })),
    ),
    reportArticles: ({ articlesIds }: InputOf<'reportArticles'>) =>
      later(articlesIds[0]!.slice(0, 3), () =>
        articlesIds.map((id): ReportedOutcome => {
          reported.add(id);
          return { id, reported: shown(id), failure: null };
        }),
      ),
    articleUndo: ({ articleId }: InputOf<'articleUndo'>) =>
      later(articleId, () => {
        reported.delete(articleId);
        return { id: articleId };
      }),
  };
  const answer = async (name: string, refused = false) => {
    await waitUntil(() => waiting.has(name), `${name} was not asked for.`);
    const settle = waiting.get(name);
    waiting.delete(name);
    await act(async () => settle?.(refused));
  };
  return { ports, answer, reported };
}

const key = (name: string, more: KeyboardEventInit = {}) =>
  act(
    () =>
      void (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
      ),
  );
const intl = createIntl({ locale: 'es', messages: messagesByLanguage.es });
/** Each sentence on an undone case, also those that went by before they were looked for. A slow machine notifies of delays as well. */
function watchUndoNotices({ system }: ReturnType<typeof openSignedInConsole>['root']) {
  const told = new Map<string, string>();
  systemActor(system, 'notices').subscribe(({ context: { shown } }) => {
    for (const notice of shown) {
      const { title, text } = describeNotice(intl, notice);
      told.set(notice.id, title ?? text);
    }
  });
  return () => [...told.values()].filter((sentence) => sentence.startsWith('Caso de la red deshecho'));
}

describe('the case of a ring', () => {
  test.each([
    ['MLA', 'MLB', 'Brasil'],
    ['MLB', 'MLA', 'Argentina'],
  ] as const)(
    'is undone by one key and sent again, twice, %s first; a country that is refused stays and is named',
    async (first, last, name) => {
      const { ports, answer, reported } = slowGateway();
      const { host, root } = openSignedInConsole('/rings', ports as never);
      const told = watchUndoNotices(root);
      const comments = () => [...host.querySelectorAll('textarea')].map(({ value }) => value);
      const ids = (...sites: string[]) =>
        ringListings.map(({ id }) => id).filter((id) => sites.includes(id.slice(0, 3)));
      const field = await waitForElement(host, 'textarea');
      act(() => field.focus());
      const send = async () => {
        await waitUntil(() => comments().length === 2);
        key('Enter', { ctrlKey: true });
        await waitUntil(() => document.activeElement?.tagName === 'H4');
        key('Enter', { ctrlKey: true });
        await waitUntil(() => host.textContent.includes('4 publicaciones pasaron a las sospechosas'));
      };
      for (const round of [1, 2]) {
        await send();
        for (const site of round === 1 ? [first, last] : [last, first]) await answer(site);
        await waitUntil(() => reported.size === 4);
        key('z');
        for (const id of ids(last, first)) await answer(id);
        await waitUntil(() => reported.size === 0);
        expect(comments()).toEqual(Object.values(written));
        const text = 'Caso de la red deshecho: 4 publicaciones en 2 países.';
        expect(told()).toEqual(Array.from({ length: round }, () => text));
      }
      await send();
      await answer(last, true);
      await answer(first);
      await waitUntil(() => reported.size === 2);
      key('z');
      for (const id of ids(first)) await answer(id);
      await waitUntil(() => reported.size === 0);
      const text = `Caso de la red deshecho: 2 publicaciones en 1 país. 2 publicaciones quedan como están: ${name}.`;
      expect(told().filter((one) => one === text)).toHaveLength(1);
      expect(comments()).toEqual(Object.values(written));
    },
  );
});
