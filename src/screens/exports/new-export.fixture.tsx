import { answers, type FakePorts } from '../../../machines/simulator/answers';
import { anaFacts } from '../../../machines/simulator/sample-system-actors';
import { pageOfRows } from '../../../machines/shared/list/list.samples';
import { act } from '../../../tests/act';
import { openConsole, signedInSession } from '../../../tests/console';
import { waitForElement, getElement, press, fillField, type TestLanguage } from '../../../tests/render-node';

const person = { lang: 'es' as const, currency: 'ARS', familyName: 'Quiroga' };
const profiles = [
  { ...person, id: 'p-ana', givenName: 'Ana', userIds: ['u-ana'] },
  { ...person, id: 'p-ana-br', givenName: 'Ana Brasil', userIds: ['u-ana-br'] },
];

/** The list at that address in the whole console, with the form for a new report open over it. */
export async function openExportForm(href: string, ports: FakePorts = {}, lang: TestLanguage = 'es') {
  const all = {
    restoreSession: answers(signedInSession),
    sites: answers(anaFacts.sites),
    profiles: answers(profiles),
    noticedReports: answers(pageOfRows([])),
    liveSearchReports: answers(pageOfRows([])),
    writeDraft: answers<void>(undefined),
    deleteDraft: answers<void>(undefined),
    ...ports,
  };
  const { host } = openConsole(href, all, lang);
  press(await waitForElement(host, 'button:has(.tabler-icon-plus)'));
  const form = await waitForElement<HTMLFormElement>(document, '[role=dialog] form');
  // Its first field takes the focus once the form is live.
  await waitForElement(form, ':focus');
  const field = <E extends HTMLElement = HTMLInputElement>(name: string) => getElement<E>(form, `[data-path=${name}]`);
  return {
    host,
    form,
    field,
    fill: (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) fillField(field(name), value);
    },
    tick: (label: string) =>
      press([...form.querySelectorAll('label')].find((each) => each.textContent === label) as Element),
    submit: () => act(() => form.requestSubmit()),
    /** What is wrong at that field. */
    fault: (name: string) => {
      const described = (field(name).getAttribute('aria-describedby') ?? '').split(' ');
      return described.map((id) => form.querySelector(`[id="${id}"][role=alert]`)?.textContent ?? '').join('');
    },
    labels: () => [...form.querySelectorAll('label, legend')].map((label) => label.textContent ?? ''),
  };
}

/** What the toast says, once it is there. */
export const readToast = async (role: 'alert' | 'status') =>
  (await waitForElement(document, `section[aria-label="Avisos"] [role=${role}]`)).textContent ?? '';
