import { describe, expect, test } from 'vitest';
import type { RecordingEvent } from '../../../../contracts/ports';
import { startWith } from '../../../../machines/simulator/answers';
import { sampleSystemActors } from '../../../../machines/simulator/sample-system-actors';
import { problemReportMachine } from '../../../../machines/support/problem-report/problem-report.machine';
import { sampleRecording } from '../../../../machines/support/problem-report/problem-report.samples';
import { act } from '../../../../tests/act';
import { getButton, press, renderNode } from '../../../../tests/render-node';
import { captureSavedFiles } from '../../../../tests/saved-files';
import { ProblemReport } from './problem-report';

function open() {
  let hear: (event: RecordingEvent) => void = () => undefined;
  const stage = startWith(problemReportMachine, {
    systemActors: sampleSystemActors(),
    recording: (onEvent) => {
      hear = onEvent;
      return {
        finish: () => hear({ type: 'recording.ended', text: sampleRecording, isFull: false }),
        stop: () => undefined,
      };
    },
  });
  renderNode(<ProblemReport actor={stage.actor} />);
  act(() => stage.actor.send({ type: 'report.open' }));
  return {
    text: () => document.body.textContent ?? '',
    choose: (name: string) => press(getButton(document.body, name)),
    hear: (event: RecordingEvent) => act(() => hear(event)),
  };
}

describe('a person who reports a problem', () => {
  test('reads what is recorded and what not, agrees, and saves what they have looked at', async () => {
    const saved = captureSavedFiles();
    const { text, choose, hear } = open();
    expect(text()).toContain('No se registra lo que escribes');
    expect(text()).toContain('Nada se envía');
    choose('Aceptar y empezar');
    expect(text()).toContain('Preparando el registro…');
    hear({ type: 'recording.began' });
    expect(text()).toContain('Si recargas, cierras la pestaña o sales de tu cuenta, el registro se pierde.');
    choose('Terminar y revisar');
    expect(text()).toContain('case: 2 pasos');
    expect(text()).toContain('content.shown · reply.retracting');
    expect(saved).toEqual([]);
    choose('Guardar el archivo');
    expect([saved.map(({ name }) => name), await saved[0]?.text()]).toEqual([
      ['vigia.recording.json'],
      sampleRecording,
    ]);
    expect(text()).toContain('El archivo vigia.recording.json quedó en tus descargas.');
    choose('Cerrar');
    expect(text()).not.toContain('vigia.recording.json');
  });

  test('leaves no trace by dropping it, and is told when it can’t be recorded', () => {
    const saved = captureSavedFiles();
    const { text, choose, hear } = open();
    choose('Aceptar y empezar');
    hear({ type: 'recording.failed' });
    expect(text()).toContain('No pudimos preparar el registro.');
    choose('Reintentar');
    choose('Aceptar y empezar');
    hear({ type: 'recording.began' });
    choose('Descartar');
    expect(text()).not.toContain('registra');
    expect(saved).toEqual([]);
  });
});
