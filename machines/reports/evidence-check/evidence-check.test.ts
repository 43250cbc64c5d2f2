import { expect, it } from 'vitest';
import type { EvidenceCheckEvent } from '../../../contracts/ports';
import { startWith } from '../../simulator/answers';
import { evidenceCheckMachine } from './evidence-check.machine';
import { sampleArchive, sampleChecked } from './evidence-check.samples';
import { evidenceCheckView } from './evidence-check.view';

function open() {
  let hear: (event: EvidenceCheckEvent) => void = () => undefined;
  const read: string[] = [];
  const stopped: string[] = [];
  const { actor } = startWith(evidenceCheckMachine, {
    evidenceCheck: ({ name }, listener) => {
      read.push(name);
      hear = listener;
      return { stop: () => void stopped.push(name) };
    },
  });
  const pick = (...names: string[]) =>
    actor.send({ type: 'files.pick', files: names.map((name) => ({ ...sampleArchive, name })) });
  return {
    actor,
    pick,
    read,
    stopped,
    hear: (event: EvidenceCheckEvent) => hear(event),
    view: () => evidenceCheckView(actor.getSnapshot()),
  };
}

it('a person drops an archive and sees how far its reading is, then each file, the worst first', () => {
  const { pick, hear, view } = open();
  pick('a.zip');
  hear({ type: 'check.progress', done: 7, total: 9 });
  expect(view()).toMatchObject({ phase: 'reading', name: 'a.zip', progress: { done: 7, total: 9 } });
  hear({ type: 'check.done', checked: sampleChecked });
  expect(view()).toMatchObject({ phase: 'checked', isIntact: false, counts: { intact: 1, changed: 1, added: 1 } });
  expect(view().files.map(({ status }) => status)).toEqual(['changed', 'missing', 'duplicated', 'added', 'intact']);
});

it('another archive is read in the place of the first, and a cancelled one no longer', () => {
  const { actor, pick, read, stopped, view } = open();
  pick('a.zip');
  pick('b.zip');
  expect([read, stopped, view().name]).toEqual([['a.zip', 'b.zip'], ['a.zip'], 'b.zip']);
  actor.send({ type: 'check.cancel' });
  expect([stopped, view().phase]).toEqual([['a.zip', 'b.zip'], 'choosing']);
});

it('an archive that can’t be checked says why, and two at once are refused', () => {
  const { pick, hear, view } = open();
  pick('a.zip');
  hear({ type: 'check.failed', fault: 'CUT_OFF' });
  expect(view()).toMatchObject({ phase: 'failed', fault: 'CUT_OFF', checked: null });
  pick('a.zip', 'b.zip');
  expect(view()).toMatchObject({ phase: 'failed', fault: 'MANY_FILES' });
});
