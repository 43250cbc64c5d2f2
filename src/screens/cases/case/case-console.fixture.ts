import type { Case, CaseReplyAnswer } from '../../../../contracts/shapes';
import { sampleCase } from '../../../../machines/cases/case/case.samples';
import { answers, type FakePorts } from '../../../../machines/rehearsal/answers';
import { goNow, openInside } from '../../../../tests/console';
import { appears, button, one, press, type Words } from '../../../../tests/rendered';
import { headlessBook } from '../../../seams/addresses';

/** The gateway takes an answer to that case. */
export const taking = () =>
  answers<CaseReplyAnswer>({
    caseId: '10000002',
    status: 'DOCUMENTATION_APPROVED',
    articleId: 'MLA1234567891',
    lastUpdated: null,
    groupResponse: null,
    rejectMember: null,
  });

/** A case at its address in the whole console, once it is there. */
export async function openCase(more: Partial<Case> = {}, ports: FakePorts = {}, lang: Words = 'es') {
  const { host, gone } = openInside(
    headlessBook().hrefOf({ to: 'case', params: { id: '10000002' }, search: { site: 'MLA' } }),
    { caseDescription: answers(sampleCase(more)), ...ports },
    lang,
  );
  await appears(host, '[role=tab]');
  const decide = async (action: string) => {
    press(button(host, action));
    return appears(host, 'main form');
  };
  /** What was decided goes at once. */
  const submit = async (form: Element) => {
    press(one(form, 'button[type=submit]'));
    await goNow(lang);
  };
  return { host, gone, decide, submit };
}
