import { describe, expect, it } from 'vitest';
import type { Outcome, Ports } from '../../../../contracts/ports';

import { approve, discard, edit, remove, undo } from './decisions';
import type { MutationResult } from './mutation-adapter';

const ids = ['MLA1000000001', 'MLB1000000002'];
const [first = '', second = ''] = ids;
const author = { id: '9001', givenName: 'Ana', familyName: 'Ruiz' };
const operationKey = 'op-1';
const { signal } = new AbortController();
const report = { code: 'PPPI1', codeDescription: 'Falso', description: 'Es una copia', tags: [], photosDenounced: [] };
const discarded = { code: 'item4', codeDescription: 'Otro motivo', description: 'No es nuestra' } as const;

/** A port that takes down what it is asked, and answers that. */
function port(name: keyof Ports, value: unknown) {
  const asked: unknown[] = [];
  const ports: Partial<Record<keyof Ports, unknown>> = {
    [name]: (input: unknown) => {
      asked.push(input);
      return Promise.resolve({ ok: true, value } as Outcome<never>);
    },
  };
  return { ports: ports as Ports, asked };
}

type Performed = (ports: Ports) => Promise<Outcome<MutationResult>>;

describe('what was decided goes out as it was decided', () => {
  it.each<[string, keyof Ports, Performed, object]>([
    [
      'GW-67 another report of each',
      'editReportedArticles',
      (ports) => edit.perform(ports, { type: 'edit', ids, author, report, operationKey }, signal),
      { ...report, articlesIds: ids, author, operationKey },
    ],
    [
      'GW-68 trust in each',
      'approveArticles',
      (ports) =>
        approve.perform(ports, { type: 'approve', ids, originModel: 'suggestions', author, operationKey }, signal),
      { articlesIds: ids, originModel: 'suggestions', operationKey },
    ],
    [
      'GW-69 why each is none of ours',
      'discardArticles',
      (ports) =>
        discard.perform(
          ports,
          { type: 'discard', ids, originModel: 'suggestions', author, ...discarded, operationKey },
          signal,
        ),
      { articlesIds: ids, ...discarded, originModel: 'suggestions', operationKey },
    ],
    [
      'GW-70 which mark is taken back, and where from',
      'articleUndo',
      (ports) =>
        undo.perform(
          ports,
          { type: 'undo', ids: [second], undo: 'reported', from: 'live_searches', operationKey },
          signal,
        ),
      { undo: 'reported', articleId: second, from: 'live_searches', operationKey },
    ],
    [
      'GW-72 what is removed, and which of it',
      'deleteArticlesFromDB',
      (ports) => remove.perform(ports, { type: 'remove', ids, action: 'delete_inactive', operationKey }, signal),
      { action: 'delete_inactive', articlesIds: ids, operationKey },
    ],
  ])('%s', async (_, name, perform, said) => {
    const { ports, asked } = port(name, name === 'deleteArticlesFromDB' ? { ids } : []);
    await perform(ports);
    expect(asked).toEqual([said]);
  });
});

describe('what the gateway did of it', () => {
  it('GW-72 of what was to be removed that alone goes which it says that it removed', async () => {
    const { ports } = port('deleteArticlesFromDB', { ids: [first] });
    const given = { type: 'remove' as const, ids, action: 'delete' as const, operationKey };
    expect(await remove.perform(ports, given, signal)).toEqual({
      ok: true,
      value: {
        words: [{ id: first, reported: null }],
        refused: [{ id: second, failure: { code: 'STATUS_NOT_CHANGED', operation: 'deleteArticlesFromDB' } }],
      },
    });
  });
});
