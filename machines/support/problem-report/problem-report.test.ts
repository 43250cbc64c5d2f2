import { describe, expect, it, vi } from 'vitest';
import type { Feeds, RecordingEvent } from '../../../contracts/ports';
import { startWith } from '../../simulator/answers';
import { sampleSystemActors } from '../../simulator/sample-system-actors';
import { problemReportMachine } from './problem-report.machine';
import { sampleRecording } from './problem-report.samples';
import { problemReportView } from './problem-report.view';

function open() {
  let hear: (event: RecordingEvent) => void = () => undefined;
  const [finish, stop] = [vi.fn(), vi.fn()];
  const recording = vi.fn<Feeds['recording']>((onEvent) => {
    hear = onEvent;
    return { finish, stop };
  });
  const stage = startWith(problemReportMachine, { systemActors: sampleSystemActors(), recording });
  return {
    ...stage,
    recording,
    finish,
    stop,
    hear: (event: RecordingEvent) => hear(event),
    view: () => problemReportView(stage.actor.getSnapshot()),
  };
}

describe('a report of a problem', () => {
  it('records nothing until the person has agreed, each time', () => {
    const { actor, recording, hear, view } = open();
    actor.send({ type: 'report.open' });
    expect([view().phase, recording.mock.calls.length]).toEqual(['asking', 0]);
    actor.send({ type: 'report.agree' });
    expect(recording).toHaveBeenCalledTimes(1);
    hear({ type: 'recording.began' });
    hear({ type: 'recording.ended', text: sampleRecording, isFull: false });
    actor.send({ type: 'report.open' });
    expect(view()).toMatchObject({ phase: 'asking', text: null, machines: [] });
    expect(recording).toHaveBeenCalledTimes(1);
  });

  it('is finished by the person, and shows what each machine did before anything is saved', () => {
    const { actor, finish, hear, view } = open();
    actor.send({ type: 'report.open' });
    actor.send({ type: 'report.agree' });
    actor.send({ type: 'report.finish' });
    expect(finish).not.toHaveBeenCalled();
    hear({ type: 'recording.began' });
    actor.send({ type: 'report.finish' });
    expect(finish).toHaveBeenCalledTimes(1);
    hear({ type: 'recording.ended', text: sampleRecording, isFull: true });
    expect(view()).toMatchObject({ phase: 'reviewing', text: sampleRecording, entries: 3, isFull: true });
    expect(view().machines).toMatchObject([
      {
        name: 'case',
        changes: [
          { event: 'retract.begin', state: 'content.shown · reply.retracting' },
          { event: 'retract.submit', state: 'content.shown · reply.sending.going' },
        ],
      },
    ]);
    actor.send({ type: 'report.saved' });
    expect(view().phase).toBe('saved');
    actor.send({ type: 'report.close' });
    expect(view()).toMatchObject({ phase: 'closed', text: null });
  });

  it('ends the recording and keeps nothing when it is dropped', () => {
    const { actor, stop, hear, view } = open();
    actor.send({ type: 'report.open' });
    actor.send({ type: 'report.agree' });
    hear({ type: 'recording.began' });
    actor.send({ type: 'report.discard' });
    expect(stop).toHaveBeenCalledTimes(1);
    expect(view()).toMatchObject({ phase: 'closed', text: null });
  });

  it('says so where the part that records is missing, and can be tried again', () => {
    const { actor, hear, view } = open();
    actor.send({ type: 'report.open' });
    actor.send({ type: 'report.agree' });
    hear({ type: 'recording.failed' });
    expect(view().phase).toBe('failed');
    actor.send({ type: 'report.open' });
    expect(view().phase).toBe('asking');
  });
});
