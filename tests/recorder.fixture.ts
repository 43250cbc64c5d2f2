import { createActor } from 'xstate';
import { afterEach } from 'vitest';
import { knownWords } from '../scripts/build/known-words';
import type { Recording, RecordingEntry, RecordedActor } from '../machines/kit/recording';
import { setEnvironment } from '../machines/kit/port';
import { answers, testEnvironment, flush, type FakePorts } from '../machines/simulator/answers';
import { sampleNow } from '../machines/simulator/sample-system-actors';
import { sampleProfile } from '../machines/system/profile/profile.samples';
import { rootMachine } from '../machines/system/root/root.machine';
import { rootInput, rootPorts } from '../machines/system/root/root.samples';
import { anaSession } from '../machines/system/session/session.samples';
import { startRecorder, type RecorderOptions } from '../src/seams/recorder/recorder';

export const words = knownWords(process.cwd());
export const secrets = {
  token: 'eyJhbGciOi.Zq9TTsecret-77',
  name: 'Hermenegilda Quispe',
  mail: 'hermenegilda.quispe@marca.example',
  comment: 'Es una copia de nuestro diseño registrado',
  title: 'Zapatillas Andinas Ñandú 42',
  link: 'https://articulo.example/MLA-991-zapatillas-andinas',
  phone: '5491155667788',
} as const;

export const running: { stop: () => void }[] = [];
afterEach(() => running.splice(0).forEach((one) => one.stop()));

/** Records a system until the answered function is called, which gives the text of the recording. */
export function record(root: RecorderOptions['root']) {
  const actors: RecordedActor[] = [];
  const entries: RecordingEntry[] = [];
  const { head, stop } = startRecorder({
    root,
    words,
    isFresh: true,
    isOnline: () => true,
    hear: (piece) => {
      if ('actor' in piece) actors[piece.number] = piece.actor;
      else entries.push(piece.entry);
    },
  });
  running.push({ stop });
  return () => {
    stop();
    const recording: Recording = { ...head, console: '1', actors, entries };
    return JSON.stringify(recording);
  };
}

/** A console that is signed in, and recorded. */
export function openConsole(ports: FakePorts = {}) {
  const world = testEnvironment(
    {
      ...rootPorts(),
      restoreSession: answers({ ...anaSession, token: secrets.token, expiresAt: sampleNow + 900_000 } as never),
      profile: answers({
        ...sampleProfile,
        givenName: secrets.name,
        email: secrets.mail,
        settings: { phone: secrets.phone, note: secrets.comment, [secrets.name]: secrets.link },
      }),
      writeDraft: answers<void>(undefined),
      ...ports,
    },
    { now: () => sampleNow },
  );
  const root = createActor(rootMachine, { input: { ...rootInput, version: '1' }, logger: () => undefined });
  setEnvironment(root, world.outside);
  const finish = record(root);
  root.start();
  running.push({ stop: () => root.stop() });
  return { root, finish };
}

/** Until nothing follows any more: code of machines comes from files. */
export async function settle() {
  for (let turn = 0; turn < 20; turn += 1) {
    await flush();
    await new Promise((done) => setImmediate(done));
  }
}
