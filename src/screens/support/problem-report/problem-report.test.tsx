import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RecordingEvent } from '../../../../contracts/ports';
import { startWith } from '../../../../machines/simulator/answers';
import { sampleSystemActors } from '../../../../machines/simulator/sample-system-actors';
import { problemReportMachine } from '../../../../machines/support/problem-report/problem-report.machine';
import { sampleRecording } from '../../../../machines/support/problem-report/problem-report.samples';
import { getButton, press, renderNode } from '../../../../tests/render-node';
import { saveFile } from '../../../seams/save-file';
import { ProblemReport } from './problem-report';

vi.mock('../../../seams/save-file', () => ({ saveFile: vi.fn() }));
beforeEach(() => vi.mocked(saveFile).mockClear());

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
  test('reads what is recorded and what not, agrees, and saves what they have looked at', () => {
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
    expect(saveFile).not.toHaveBeenCalled();
    choose('Guardar el archivo');
    expect(vi.mocked(saveFile).mock.calls).toEqual([['vigia.recording.json', [sampleRecording], 'application/json']]);
    expect(text()).toContain('El archivo vigia.recording.json quedó en tus descargas.');
    choose('Cerrar');
    expect(text()).not.toContain('vigia.recording.json');
  });

  test('leaves no trace by dropping it, and is told when it can’t be recorded', () => {
    const { text, choose, hear } = open();
    choose('Aceptar y empezar');
    hear({ type: 'recording.failed' });
    expect(text()).toContain('No pudimos preparar el registro.');
    choose('Registrar otra vez');
    choose('Aceptar y empezar');
    hear({ type: 'recording.began' });
    choose('Descartar');
    expect(text()).not.toContain('registra');
    expect(saveFile).not.toHaveBeenCalled();
  });
});
