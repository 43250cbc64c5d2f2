import { createMemoryHistory } from '@tanstack/react-router';
import { createActor } from 'xstate';
import { expect, it, vi } from 'vitest';
import { answers, outsideForTests } from '../../machines/rehearsal/answers';
import { setOutside } from '../../machines/kit/port';
import { seat } from '../../machines/kit/seat';
import { rootMachine } from '../../machines/system/root/root.machine';
import { rootInput, rootPorts } from '../../machines/system/root/root.samples';
import { afterThisTest } from '../../tests/standing';
import { addressBook, createConsoleRouter } from './addresses';
import { joinRouter } from './router';

it('ERR-08 somebody who is led elsewhere before React is mounted stands there, and not where the page was opened', async () => {
  const root = createActor(rootMachine, { input: rootInput });
  setOutside(root, outsideForTests({ ...rootPorts(), restoreSession: answers(null) }).outside);
  root.start();
  afterThisTest(() => root.stop());
  const router = createConsoleRouter(createMemoryHistory({ initialEntries: ['/authenticate/es?code=1'] }));
  const book = addressBook(router);
  joinRouter(router, book, root, () => undefined);
  const screens = seat(root.system, 'screens');
  screens.send({ type: 'route.commit', place: book.placeAt('/authenticate/es?code=1') });
  screens.send({ type: 'go', target: { to: 'noPermission', params: { lang: 'es', siteId: 'MLU' } } });
  await vi.waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/no_permission/es/MLU'));
  expect(screens.getSnapshot().context).toMatchObject({ screen: 'noPermission' });
});
