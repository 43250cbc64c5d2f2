import type { Case, CaseReplyAnswer, DenouncedVariant } from '../../../../contracts/shapes';
import { sampleCase } from '../../../../machines/simulator/sample-case';
import { answers, type FakePorts } from '../../../../machines/simulator/answers';
import { pressSendNow, openSignedInConsole } from '../../../../tests/console';
import { waitForElement, getButton, getElement, press, type TestLanguage } from '../../../../tests/render-node';
import { getHeadlessAddressBook } from '../../../seams/addresses';

/** The gateway takes an answer to that case. */
export const acceptReply = () =>
  answers<CaseReplyAnswer>({
    caseId: '10000002',
    status: 'DOCUMENTATION_APPROVED',
    articleId: 'MLA1234567891',
    lastUpdated: null,
    groupResponse: null,
    rejectMember: null,
  });

/** A case at its address in the whole console, once it is there. */
export async function openCase(more: Partial<Case> = {}, ports: FakePorts = {}, lang: TestLanguage = 'es') {
  const { host, gone } = openSignedInConsole(
    getHeadlessAddressBook().hrefOf({ to: 'case', params: { id: '10000002' }, search: { site: 'MLA' } }),
    { caseDescription: answers(sampleCase(more)), denouncedVariants: answers<DenouncedVariant[]>([]), ...ports },
    lang,
  );
  await waitForElement(host, '[role=tab]');
  const decide = async (action: string) => {
    press(getButton(host, action));
    return waitForElement(host, 'main form');
  };
  /** What was decided goes at once. */
  const submit = async (form: Element) => {
    press(getElement(form, 'button[type=submit]'));
    await pressSendNow(lang);
  };
  return { host, gone, decide, submit };
}
