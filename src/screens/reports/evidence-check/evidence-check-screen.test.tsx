import { expect, test } from 'vitest';
import type { EvidenceCheckEvent } from '../../../../contracts/ports';
import { accessRuleOf } from '../../../../machines/system/screens/access-table';
import { evidenceCheckMachine } from '../../../../machines/reports/evidence-check/evidence-check.machine';
import {
  intactChecked,
  sampleArchive,
  sampleChecked,
} from '../../../../machines/reports/evidence-check/evidence-check.samples';
import { startWith } from '../../../../machines/simulator/answers';
import { act } from '../../../../tests/act';
import { getButton, getElement, press, renderNode } from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { EvidenceCheckScreen } from './evidence-check-screen';

function open() {
  let hear: (event: EvidenceCheckEvent) => void = () => undefined;
  const { actor } = startWith(evidenceCheckMachine, {
    evidenceCheck: (_, listener) => {
      hear = listener;
      return { stop: () => undefined };
    },
  });
  const { host } = renderNode(
    <ConsoleContext value={actor}>
      <EvidenceCheckScreen actor={actor} />
    </ConsoleContext>,
  );
  act(() => actor.send({ type: 'files.pick', files: [sampleArchive] }));
  return { host, hear: (event: EvidenceCheckEvent) => act(() => hear(event)) };
}

test('the check of evidence is open to everyone', () => {
  expect(accessRuleOf('evidenceCheck').for).toBe('everyone');
});

test('an archive that is as it was made says so, with its code', () => {
  const { host, hear } = open();
  hear({ type: 'check.progress', done: 120_000, total: 240_000 });
  expect(getElement(host, 'progress').getAttribute('value')).toBe('120000');
  hear({ type: 'check.done', checked: intactChecked });
  expect(document.activeElement?.textContent).toBe('Los 2 archivos están intactos');
  expect(host.textContent).toContain(intactChecked.code);
});

test('an archive that is not says how each file stands, the worst first, and draws nothing of it', () => {
  const { host, hear } = open();
  const evil = { name: '<img src=x onerror=alert(1)>', size: 1, status: 'added' as const };
  hear({ type: 'check.done', checked: { ...sampleChecked, files: [...sampleChecked.files, evil] } });
  expect(document.activeElement?.textContent).toBe('Este archivo de pruebas cambió desde que se hizo');
  const counts = [...host.querySelectorAll('li[data-status]')].map((item) => item.textContent);
  expect(counts).toEqual(['Cambió: 1', 'Falta: 1', 'Repetido: 1', 'Agregado: 2', 'Intacto: 1']);
  expect(host.querySelector('img')).toBeNull();
});

test('an archive that can’t be checked says why, and another can be chosen', () => {
  const { host, hear } = open();
  hear({ type: 'check.failed', fault: 'NO_MANIFEST' });
  expect(getElement(host, '[role=alert]').textContent).toContain('No tiene manifiesto');
  expect(host.querySelector('input[type=file]')).not.toBeNull();
});

test('the reading of an archive can be cancelled', () => {
  const { host } = open();
  press(getButton(host, 'Cancelar'));
  expect(host.querySelector('progress')).toBeNull();
});
