import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { systemActor } from '../../../../machines/kit/system-actor';
import { answers, refuses, type FakePorts } from '../../../../machines/simulator/answers';
import { approve, discard, markWork, suspect } from '../../../../machines/system/outbox/outbox.samples';
import type { Mark } from '../../../../machines/system-actors/outbox';
import { openSignedInConsole, readToast } from '../../../../tests/console';
import { waitForElement, type TestLanguage } from '../../../../tests/render-node';

const id = 'MLA1000000001';
const failure = 'ALREADY_AUDITED' as const;

/** What the toast says once that mark was refused. */
async function toldOf(mark: Mark, ports: FakePorts, lang: TestLanguage = 'es') {
  const { host, root } = openSignedInConsole('/live_searches', ports, lang);
  await waitForElement(host, 'main h1');
  await act(async () => {
    systemActor(root.system, 'outbox').send({ type: 'work.submit', id: 'op', work: markWork(mark) });
  });
  return readToast('alert');
}

describe('a mark that the gateway refuses', () => {
  test.each<[string, Mark, FakePorts, string]>([
    [
      'approving',
      approve(id),
      { approveArticles: answers([{ id, approved: null, failure }]) },
      'No pudimos marcar como confiable la publicación',
    ],
    [
      'reporting',
      suspect(id),
      { reportArticles: answers([{ id, reported: null, failure }]) },
      'No pudimos marcar como sospechosa la publicación',
    ],
    ['discarding', discard(id), { discardArticles: answers([{ id, failure }]) }, 'No pudimos descartar la publicación'],
  ])('ERR-25 %s a listing that was audited already says so, and what did not work', async (_, mark, ports, title) => {
    const told = await toldOf(mark, { articlesByIds: refuses('OFFLINE'), ...ports });
    expect(told).toContain(title);
    expect(told).toContain('Esta publicación ya fue auditada en la organización.');
  });

  test.each<[string, Mark, FakePorts]>([
    ['approved', approve(id), { approveArticles: refuses('STATUS_NOT_CHANGED', { operation: 'approveArticles' }) }],
    ['reported', suspect(id), { reportArticles: refuses('STATUS_NOT_CHANGED', { operation: 'reportArticles' }) }],
  ])('ERR-73 a listing that could not be %s says that its status could not be changed', async (_, mark, ports) => {
    expect(await toldOf(mark, ports)).toContain('No pudimos cambiar el estado de la publicación.');
  });
});
