import { describe, expect, test } from 'vitest';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { FakePorts } from '../../../machines/simulator/answers';
import { systemActor } from '../../../machines/kit/system-actor';
import type { sessionMachine } from '../../../machines/system/session/session.machine';
import type { shellMachine } from '../../../machines/system/shell/shell.machine';
import { shellView } from '../../../machines/system/shell/shell.view';
import { act } from '../../../tests/act';
import { openConsole, openSignedInConsole } from '../../../tests/console';
import { waitForElement, type TestLanguage } from '../../../tests/render-node';
import { startScriptedGateway, createSignal, type ScriptedAnswer } from '../../../tests/scripted-gateway';
import { addCleanup } from '../../../tests/cleanup';
import { createWorldClock } from '../../seams/clock';
import { standardConfig } from '../../seams/config';
import { wireGateway } from '../../seams/gateway';
import { sessionToken } from '../../seams/session-token';

type Console = ReturnType<typeof openConsole>;

/** The searches of a signed-in person, had through the real client from a server that answers this; `of` is whose session the client is under. */
async function open(answer: ScriptedAnswer, lang: TestLanguage = 'es', of?: Console, more: FakePorts = {}) {
  const server = await startScriptedGateway(() => answer);
  addCleanup(() => void server.close());
  const rootOf = () => (of ?? opened).root;
  const { ports } = wireGateway({
    config: { ...standardConfig, gateway: server.url, marketplace: server.url },
    clock: createWorldClock(),
    token: sessionToken(
      () => systemActor(rootOf().system, 'session') as ActorRefFrom<typeof sessionMachine>,
      () => true,
    ),
    onServerVersion: (version) => systemActor(opened.root.system, 'shell').send({ type: 'version.seen', version }),
    onUnknownField: () => systemActor(opened.root.system, 'shell').send({ type: 'field.unknown' }),
  });
  const { liveSearches } = ports;
  const opened: Console = openSignedInConsole('/live_searches', { liveSearches, ...more } satisfies FakePorts, lang);
  await waitForElement(opened.host, 'main h1');
  const told = async () => (await waitForElement(opened.host, 'main [role=alert]')).textContent;
  const maintained = () =>
    shellView(systemActor(opened.root.system, 'shell').getSnapshot() as SnapshotFrom<typeof shellMachine>).maintained;
  return { ...opened, server, ports, told, maintained };
}
const unknownField = { body: { errors: [{ message: 'Cannot query field "colour" on type "LiveSearch".' }] } };
const statistic = {
  sessionId: 's',
  version: '3.20.1',
  event: 'page',
  page: '/',
  date: '2026-11-20T12:00:00.000Z',
  agent: 'a',
  device: 'Desktop',
  type: 'page',
};

describe('what the gateway fails with', () => {
  test.each([
    ['es', 'No has iniciado sesión.'],
    ['en', 'User is not logged in'],
    ['pt', 'Você não está conectado.'],
  ] as const)('ERR-10 a call without a session is not sent, and the screen says so: %s', async (lang, said) => {
    const outside = openConsole('/es');
    await waitForElement(outside.host, 'main h1');
    const { told, server } = await open({}, lang, outside);
    expect(await told()).toContain(said);
    expect(server.requests).toEqual([]);
  });

  test('a session that can’t be renewed in time has not ended, and the screen doesn’t say so', async () => {
    const refreshSession = () => Promise.resolve({ ok: false, failure: { code: 'TIMED_OUT' } } as const);
    const { told, root } = await open({ status: 401 }, 'es', undefined, { refreshSession });
    expect(await told()).toContain('El servidor tardó demasiado en responder.');
    expect(systemActor(root.system, 'session').getSnapshot()).toMatchObject({ value: { signedIn: 'pausing' } });
  });

  test.each([
    ['es', '(503)'],
    ['en', 'Bad status code 503'],
    ['pt', '(503)'],
  ] as const)('ERR-11 an answer that is not 200 says its status: %s', async (lang, said) => {
    const { told } = await open({ status: 503 }, lang);
    expect(await told()).toContain(said);
  });

  test.each([
    ['es', 'Parece que algo salió mal. Por favor, vuelve a intentarlo.'],
    ['en', 'It looks like something went wrong. Please try again.'],
    ['pt', 'Parece que algo deu errado. Por favor, tente de novo.'],
  ] as const)('ERR-12 a failure that says nothing of itself is the generic one: %s', async (lang, said) => {
    const { told } = await open({ body: { errors: [{ message: 'Something broke.' }] } }, lang);
    expect(await told()).toContain(said);
  });

  test('SHL-31 an answer of another version covers the console with the maintenance screen, one of this version does not', async () => {
    const error = { body: { errors: [{ message: 'Something broke.' }] } };
    const { host, server, ports, told, maintained } = await open({ ...error, headers: { 'x-app-version': '3.20.1' } });
    await told();
    expect(maintained()).toBe(false);
    server.script(() => ({ ...error, headers: { 'x-app-version': '3.20.2' } }));
    await act(() => ports.sites(undefined, createSignal()));
    expect((await waitForElement(host, '[role=alertdialog]')).textContent).toContain('Estamos mejorando el sitio');
  });

  test('SHL-32 a field that it does not know covers the console with the maintenance screen', async () => {
    const { host } = await open(unknownField);
    expect((await waitForElement(host, '[role=alertdialog]')).textContent).toContain('Estamos mejorando el sitio');
  });

  test('SHL-33 one of the statistics does not, though any other does', async () => {
    const { server, ports, told, maintained } = await open({ body: { errors: [{ message: 'Something broke.' }] } });
    await told();
    server.script(() => unknownField);
    const outcome = await ports.insertStatistics(statistic as never, createSignal());
    expect([outcome.ok, maintained()]).toEqual([false, false]);
    await act(() => ports.sites(undefined, createSignal()));
    expect(maintained()).toBe(true);
  });
});
