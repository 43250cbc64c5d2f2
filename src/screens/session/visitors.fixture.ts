import type { DraftEntry } from '../../../contracts/ports';
import { answers, type FakePorts } from '../../../machines/simulator/answers';
import { act } from '../../../tests/act';
import { openConsole } from '../../../tests/console';
import { visibleElements, waitUntil, fillField, type TestLanguage } from '../../../tests/render-node';

/** A tab in which somebody who is not signed in types, and which keeps what they typed. */
export function openVisitor(href: string, ports: FakePorts = {}, lang: TestLanguage = 'es', before: DraftEntry[] = []) {
  let kept = before;
  const done = async () => ({ ok: true as const, value: undefined });
  const stage = openConsole(
    href,
    {
      readDrafts: async () => ({ ok: true, value: kept }),
      writeDraft: async (entry: DraftEntry) => {
        kept = [entry];
        return done();
      },
      deleteDraft: async () => {
        kept = [];
        return done();
      },
      ...ports,
    } as FakePorts,
    lang,
  );
  const { host } = stage;
  const all = <E extends HTMLElement>(selector: string) => visibleElements<E>(host, `main ${selector}`);
  const front = <E extends HTMLElement>(selector: string): E => {
    const [found] = all<E>(selector);
    if (found === undefined) throw new Error(`Nothing in front matches ${selector}.`);
    return found;
  };
  const field = (name: string) => front<HTMLInputElement>(`[name=${name}]`);
  return {
    ...stage,
    kept: () => JSON.stringify(kept),
    /** The same tab, opened anew. */
    reloaded: (withPorts: FakePorts = ports) => openVisitor(href, withPorts, lang, kept),
    field,
    there: (name: string) => waitUntil(() => all(`[name=${name}]`).length > 0, `No field ${name}.`),
    heading: () => all('h1')[0]?.textContent,
    type: (values: Record<string, string>) => {
      for (const [name, text] of Object.entries(values)) fillField(field(name), text);
    },
    submit: () => act(() => front<HTMLFormElement>('form').requestSubmit()),
    follow: (words: string) => {
      const link = all<HTMLAnchorElement>('a').find((it) => it.textContent === words);
      if (link === undefined) throw new Error(`No link "${words}".`);
      act(() => stage.go(link.getAttribute('href') ?? ''));
    },
    fault: (name: string) => {
      if (field(name).getAttribute('aria-invalid') !== 'true') return null;
      const ids = (field(name).getAttribute('aria-describedby') ?? '').split(' ');
      return ids.map((id) => document.getElementById(id)).find((it) => it?.className.includes('error'))?.textContent;
    },
  };
}

export const readFocusedName = () => document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName;
export const answerOk = () => answers<void>(undefined);
