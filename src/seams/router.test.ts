import { createBrowserHistory, createMemoryHistory } from '@tanstack/react-router';
import { createActor } from 'xstate';
import { expect, it, vi } from 'vitest';
import { answers, testEnvironment } from '../../machines/simulator/answers';
import { setEnvironment } from '../../machines/kit/port';
import { systemActor } from '../../machines/kit/system-actor';
import { quietOutbox } from '../../machines/simulator/sample-system-actors';
import type { QueuedMutationFacts, OutboxFacts, SendFacts } from '../../machines/system-actors/outbox';
import { rootMachine } from '../../machines/system/root/root.machine';
import { rootInput, rootPorts } from '../../machines/system/root/root.samples';
import { addCleanup } from '../../tests/cleanup';
import { createAddressBook, createConsoleRouter } from './addresses';
import { joinRouter } from './router';

it('ERR-08 somebody who is led elsewhere before React is mounted stands there, and not where the page was opened', async () => {
  const root = createActor(rootMachine, { input: rootInput });
  setEnvironment(root, testEnvironment({ ...rootPorts(), restoreSession: answers(null) }).outside);
  root.start();
  addCleanup(() => root.stop());
  const router = createConsoleRouter(createMemoryHistory({ initialEntries: ['/authenticate/es?code=1'] }));
  const book = createAddressBook(router);
  joinRouter(router, book, root, () => undefined);
  const screens = systemActor(root.system, 'screens');
  screens.send({ type: 'route.commit', place: book.placeAt('/authenticate/es?code=1') });
  screens.send({ type: 'go', target: { to: 'noPermission', params: { lang: 'es', siteId: 'MLU' } } });
  await vi.waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/no_permission/es/MLU'));
  expect(screens.getSnapshot().context).toMatchObject({ screen: 'noPermission' });
});

it('asks before the tab closes while a send or a reply of this tab waits to go out, and at no other time', () => {
  const root = createActor(rootMachine, { input: rootInput });
  setEnvironment(root, testEnvironment({ ...rootPorts(), restoreSession: answers(null) }).outside);
  root.start();
  addCleanup(() => root.stop());
  const router = createConsoleRouter(createBrowserHistory());
  addCleanup(() => router.history.destroy());
  const known = root.system.get.bind(root.system);
  const get = vi.spyOn(root.system, 'get');
  addCleanup(() => get.mockRestore());
  joinRouter(router, createAddressBook(router), root, () => undefined);
  const asks = (facts: Partial<OutboxFacts> | null) => {
    const outbox = facts === null ? undefined : { getSnapshot: () => ({ context: { ...quietOutbox, ...facts } }) };
    get.mockImplementation((name) => (name === 'outbox' ? outbox : known(name)) as never);
    const closing = new Event('beforeunload', { cancelable: true });
    dispatchEvent(closing);
    return closing.defaultPrevented;
  };
  const reply = { type: 'rollback', caseId: '1', siteId: 'MLA', comment: 'x' } as const;
  const job = { id: 'a', failure: null, elsewhere: false, goesAt: 1, work: { kind: 'reply', reply } } as const;
  const given = (more: Partial<QueuedMutationFacts>) => ({
    jobs: { a: { ...job, phase: 'countdown' as const, ...more } },
  });
  const sent = (phase: SendFacts['phase'], elsewhere = false) => ({ sends: { s: { phase, elsewhere } as SendFacts } });
  const deletion = { kind: 'command', command: { type: 'deleteLiveSearch', input: { id: '1' } } } as const;
  expect([asks(given({})), asks(sent('countdown'))]).toEqual([true, true]);
  expect(
    [null, {}, given({ phase: 'inflight' }), given({ elsewhere: true }), given({ work: deletion })].map(asks),
  ).toEqual(Array(5).fill(false));
  expect([asks(sent('sending')), asks(sent('countdown', true))]).toEqual([false, false]);
});
