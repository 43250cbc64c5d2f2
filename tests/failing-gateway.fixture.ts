import { createActor, type AnyActorLogic, type AnyActorRef, type AnyEventObject } from 'xstate';
import { catalogue } from '../contracts/client/catalogue';
import { createGateway, fetchOperations } from '../contracts/client/create-gateway';
import type { Ports } from '../contracts/ports';
import { activeMutations, type ActiveMutation } from '../machines/kit/mutation.view';
import type { FakePorts } from '../machines/simulator/answers';
import { anaFacts, sampleNow, sampleSystemActors } from '../machines/simulator/sample-system-actors';
import { outboxWorld } from '../machines/system/outbox/world.fixture';

/** How the gateway fails, on the wire. */
export const gatewayFaults = {
  'a status of 503': () => Promise.resolve(new Response('Service Unavailable', { status: 503 })),
  SERVER_ERROR: () => Promise.resolve(Response.json({ data: null, errors: [{ message: 'server_error' }] })),
  'no network': () => Promise.reject(new TypeError('Failed to fetch')),
} as const;

/** Code that comes late would take turns of its own. */
export const fetchAllOperations = () => fetchOperations(Object.keys(catalogue));

/** The work that an actor, or one that it asked, waits for. */
export function awaitedMutationsOf(actor: AnyActorRef): ActiveMutation[] {
  const { children = {} } = actor.getSnapshot() as { children?: Record<string, AnyActorRef | undefined> };
  const others = Object.values(children).filter((child) => child !== undefined && 'getSnapshot' in child);
  return [...activeMutations({ children }), ...others.flatMap((child) => awaitedMutationsOf(child as AnyActorRef))];
}

interface Asked {
  logic: AnyActorLogic;
  input?: unknown;
  ports?: FakePorts;
  does: AnyEventObject[];
  waits?: number;
}

/** A machine on the real outbox and the real client of a gateway that fails like that, once a person has done all of it. */
export async function submitForm(
  form: Asked,
  fetch: typeof globalThis.fetch,
  { online = true, keysHonoured = false }: { online?: boolean; keysHonoured?: boolean } = {},
) {
  let requests = 0;
  const gateway = createGateway({
    baseUrl: 'http://gateway.test',
    accessToken: () => Promise.resolve('token'),
    refreshed: () => Promise.resolve(null),
    apiKey: () => null,
    operationKeys: false,
    retryDelay: 1,
    fetch: (...request) => {
      requests += 1;
      return fetch(...request);
    },
  }) as Partial<Ports>;
  const systemActors = sampleSystemActors();
  const world = outboxWorld({
    systemActors,
    facts: anaFacts,
    keysHonoured,
    ports: { ...gateway, ...form.ports } as FakePorts,
  });
  world.clock.increment(sampleNow);
  const page = world.open();
  await world.run(20);
  page.goOnline(online);
  const actor = createActor(form.logic, { parent: page.root, input: form.input } as never) as AnyActorRef;
  actor.start();
  await world.run(20);
  for (const event of form.does) {
    actor.send(event);
    await world.run(20);
  }
  /** What crosses the wire takes turns of the browser, whatever the simulated clock says. */
  const settle = async () => {
    const isOut = () => Object.values(page.outbox.getSnapshot().context.jobs).some(({ phase }) => phase === 'inflight');
    do await new Promise((resolve) => setImmediate(resolve));
    while (isOut());
  };
  const pass = async (milliseconds: number) => {
    await settle();
    await world.run(milliseconds);
    await settle();
    await world.run(20);
  };
  await pass(form.waits ?? 0);
  return { world, page, actor, pass, requests: () => requests };
}
