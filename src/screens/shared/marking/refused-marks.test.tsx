import { describe, expect, test } from 'vitest';
import { systemActor } from '../../../../machines/kit/system-actor';
import { answers, refuses, type FakePorts } from '../../../../machines/simulator/answers';
import { approve, discard, markWork, suspect } from '../../../../machines/system/outbox/outbox.samples';
import type { Mark } from '../../../../machines/system-actors/outbox';
import { act } from '../../../../tests/act';
import { openSignedInConsole, readToast } from '../../../../tests/console';
import { waitForElement } from '../../../../tests/render-node';
import { fromWire } from '../../../../tests/wire';

const id = 'MLA1000000001';

/** What the toast says once that mark was refused. */
async function toldOf(mark: Mark, ports: FakePorts) {
  const { host, root } = openSignedInConsole('/live_searches', ports);
  await waitForElement(host, 'main h1');
  await act(async () => {
    systemActor(root.system, 'outbox').send({ type: 'work.submit', id: 'op', work: markWork(mark) });
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
