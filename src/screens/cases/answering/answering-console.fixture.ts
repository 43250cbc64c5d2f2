import { sampleCases } from '../../../../machines/cases/answering/answering.samples';
import { sampleCase } from '../../../../machines/simulator/sample-case';
import { answers, type FakePorts } from '../../../../machines/simulator/answers';
import { pageOfCases } from '../../../../machines/shared/awaiting-cases/awaiting-cases.samples';
import { act } from '../../../../tests/act';
import { openSignedInConsole } from '../../../../tests/console';
import { waitForElement, getElement, press, type TestLanguage } from '../../../../tests/render-node';
import { getHeadlessAddressBook } from '../../../seams/addresses';

type Told = Partial<ReturnType<typeof sampleCase>>;

/** The queue at its address in the whole console, once a reply form is there. */
export async function openQueue(ports: FakePorts = {}, told: Record<string, Told> = {}, lang: TestLanguage = 'es') {
  const { host, gone } = openSignedInConsole(
    getHeadlessAddressBook().hrefOf({ to: 'answering' }),
    {
      pendingCounterNoticeList: answers(pageOfCases(sampleCases)),
      caseDescription: (async ({ caseId }: { caseId: string }) => ({
        ok: true,
        value: sampleCase({ caseId, ...told[caseId] }),
      })) as never,
      denouncedVariants: answers([]) as never,
      ...ports,
    },
    lang,
  );
  await waitForElement(host, 'main form');
  const key = (name: string) =>
    act(() => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
      );
    });
  const stands = () => getElement(host, 'main [role=status] strong').textContent;
  const submit = () => press(getElement(host, 'main form button[type=submit]'));
  return { host, gone, key, stands, submit };
}
