import { expect, test } from 'vitest';
import type { EvidenceEvent, EvidenceOrder } from '../../../../contracts/ports';
import { newEvidenceMachine } from '../../../../machines/reports/new-evidence/new-evidence.machine';
import {
  caseEvidenceInput,
  sampleMade,
  selectionSystemActors,
  sampleCaseReport,
} from '../../../../machines/reports/new-evidence/new-evidence.samples';
import { answers, startWith, type FakePorts } from '../../../../machines/simulator/answers';
import { sampleCase } from '../../../../machines/simulator/sample-case';
import { sampleNow } from '../../../../machines/simulator/sample-system-actors';
import { act } from '../../../../tests/act';
import { getButton, getElement, press, renderNode } from '../../../../tests/render-node';
import { getHeadlessAddressBook } from '../../../seams/addresses';
import { ConsoleContext } from '../../../seams/use-console';
import { NewEvidenceScreen } from './new-evidence-screen';

const page = { items: [sampleCaseReport], total: 1, offset: 0, limit: 50 };

async function open(ports: FakePorts = {}) {
  const orders: EvidenceOrder[] = [];
  let hear: (event: EvidenceEvent) => void = () => undefined;
  const stage = startWith(newEvidenceMachine, {
    input: caseEvidenceInput,
    systemActors: selectionSystemActors(null),
    now: sampleNow,
    ports: {
      caseDescription: answers(sampleCase()),
      articlesByIds: answers([]),
      articleDescription: answers({ text: 'Nuevas.', lastUpdated: null }),
      noticedArticles: answers(page),
      ...ports,
    },
    evidence: (_, listener) => {
      hear = listener;
      return { say: (order) => void orders.push(order), stop: () => undefined };
    },
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <NewEvidenceScreen actor={stage.actor} />
    </ConsoleContext>,
  );
  return { ...stage, host, orders, hear: (event: EvidenceEvent) => act(() => hear(event)) };
}

test('evidence of a case shows how far it is, is saved when it is made, and can be saved again', async () => {
  expect(getHeadlessAddressBook().placeAt('/evidence/case/10000002?site=MLA').screen).toBe('newEvidence');
  const { host, hear, orders } = await open();
  expect(host.textContent).toContain('Pruebas del caso 10000002');
  hear({ type: 'evidence.progress', done: 2, total: 5, missing: 1 });
  expect(getElement(host, 'progress[aria-label="Fotos y documentos"]').getAttribute('value')).toBe('2');
  expect(host.textContent).toContain('1 elemento que no pudimos obtener');
  hear({ type: 'evidence.made', made: sampleMade });
  expect(document.activeElement?.textContent).toBe('Las pruebas están descargadas');
  for (const words of [sampleMade.name, sampleMade.code, 'No pudimos obtener 1 elemento.'])
    expect(host.textContent).toContain(words);
  press(getButton(host, 'Descargar otra vez'));
  expect(orders.filter(({ type }) => type === 'evidence.save')).toHaveLength(2);
});

test('evidence that is cancelled says that nothing was saved, and is begun again', async () => {
  const { host, orders } = await open();
  press(getButton(host, 'Cancelar'));
  expect(document.activeElement?.textContent).toContain('No se guardó nada.');
  orders.length = 0;
  press(getButton(host, 'Empezar de nuevo'));
  expect(getElement(host, 'h2').textContent).toBe('Preparando las pruebas');
});

test('evidence that does not fit, or whose maker ends, says why', async () => {
  const { host, hear } = await open();
  hear({ type: 'evidence.failed', fault: 'TOO_BIG' });
  expect(getElement(host, '[role=alert]').textContent).toContain('Guarda los documentos uno por uno, desde el caso.');
});
