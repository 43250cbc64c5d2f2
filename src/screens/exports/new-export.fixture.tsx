import { act } from 'react';
import { answers, type FakePorts } from '../../../machines/rehearsal/answers';
import { anaFacts } from '../../../machines/rehearsal/sample-seats';
import { pageOfRows } from '../../../machines/shared/list/list.samples';
import { openConsole, signedInHere } from '../../../tests/console';
import { appears, one, press, write, type Words } from '../../../tests/rendered';

const person = { lang: 'es' as const, currency: 'ARS', familyName: 'Quiroga' };
const profiles = [
  { ...person, id: 'p-ana', givenName: 'Ana', userIds: ['u-ana'] },
  { ...person, id: 'p-ana-br', givenName: 'Ana Brasil', userIds: ['u-ana-br'] },
];

/** The list at that address in the whole console, with the form for a new report open over it. */
export async function openForm(href: string, ports: FakePorts = {}, lang: Words = 'es') {
  const all = {
    restoreSession: answers(signedInHere),
    sites: answers(anaFacts.sites),
    profiles: answers(profiles),
    noticedReports: answers(pageOfRows([])),
    liveSearchReports: answers(pageOfRows([])),
    writeDraft: answers<void>(undefined),
    deleteDraft: answers<void>(undefined),
    ...ports,
  };
  const { host } = openConsole(href, all, lang);
  press(await appears(host, 'button:has(.tabler-icon-plus)'));
  const form = await appears<HTMLFormElement>(document, '[role=dialog] form');
  const field = <E extends HTMLElement = HTMLInputElement>(name: string) => one<E>(form, `[data-path=${name}]`);
  return {
    host,
    form,
    field,
    fill: (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) write(field(name), value);
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
export const toast = async (role: 'alert' | 'status') =>
  (await appears(document, `section[aria-label="Avisos"] [role=${role}]`)).textContent ?? '';
