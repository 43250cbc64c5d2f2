import type { Feeds } from '../../../../contracts/ports';
import type { Case, DenouncedVariant } from '../../../../contracts/shapes';
import { caseMachine } from '../../../../machines/cases/case/case.machine';
import { caseInput, caseSystemActors } from '../../../../machines/cases/case/case.samples';
import { sampleCase } from '../../../../machines/simulator/sample-case';
import type { CaseTab } from '../../../../machines/domain/addresses';
import { answers, startWith, type FakePorts } from '../../../../machines/simulator/answers';
import { sampleSeller } from '../../../../machines/shared/seller-information/seller-information.samples';
import { act } from '../../../../tests/act';
import { getButton, renderNode, type TestLanguage } from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { CaseScreen } from './case-screen';

/** World time at which the case is opened, epoch milliseconds. */
export const openedAt = Date.parse('2026-11-20T12:00:00.000Z');

/** Every document is there at once. */
const readAtOnce: Feeds['document'] = ({ url }, hear) => {
  hear({ type: 'document.read', address: `blob:${url}` });
  return { stop: () => undefined };
};

/** The screen of the sample's case, changed by `more`, once its answer is painted. */
export async function openCaseScreen(
  more: Partial<Case> = {},
  {
    tab = 'counter-notice',
    lang = 'es',
    port = answers(sampleCase(more)),
    ports = {},
    document: readDocument = readAtOnce,
  }: {
    tab?: CaseTab;
    lang?: TestLanguage;
    port?: FakePorts['caseDescription'];
    ports?: FakePorts;
    document?: Feeds['document'];
  } = {},
) {
  const stage = startWith(caseMachine, {
    input: { ...caseInput, search: { site: 'MLA', tab } },
    systemActors: caseSystemActors,
    ports: {
      caseDescription: port,
      denouncedVariants: answers<DenouncedVariant[]>([]),
      itemStatus: answers({ id: sampleCase().listing.id, status: 'active' }),
      blindages: answers([]),
      seller: answers(sampleSeller({ id: '77', nickname: 'TIENDA SUR' })),
      ...ports,
    },
    document: readDocument,
    now: openedAt,
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <CaseScreen actor={stage.actor} />
    </ConsoleContext>,
    lang,
  );
  const facts = () =>
    Object.fromEntries(
      [...host.querySelectorAll('[role=tabpanel] dt')].map((name) => [
        name.textContent,
        name.nextElementSibling?.textContent,
      ]),
    );
  return {
    ...stage,
    host,
    button: (name: string) => getButton(host, name),
    facts,
    text: () => host.textContent ?? '',
    settled: () => act(() => stage.settle()),
  };
}
