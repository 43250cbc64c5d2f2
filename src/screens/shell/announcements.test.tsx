import { describe, expect, test } from 'vitest';
import type { Profile } from '../../../contracts/shapes';
import { undoTimeSetting } from '../../../machines/domain/undo-time';
import { sampleResults } from '../../../machines/search/results/results.samples';
import { answers, answersLater } from '../../../machines/simulator/answers';
import { sampleAuthor, sampleListings } from '../../../machines/simulator/sample-listing';
import type { Mutation } from '../../../machines/system-actors/outbox';
import { act } from '../../../tests/act';
import { openSignedInConsole } from '../../../tests/console';
import { getElement, waitForElement, waitUntil, type TestLanguage } from '../../../tests/render-node';
import { mainAccount } from '../profile/accounts.fixture';

const listings = sampleListings(3);
const [first] = listings;
if (first === undefined) throw new Error('No listing.');

async function openResults(lang: TestLanguage, settings: Profile['settings'] = {}) {
  const { host, root } = openSignedInConsole(
    '/live_searches/ls-1',
    {
      profile: answers({ ...mainAccount, lang, settings }),
      liveSearch: answers(sampleResults(listings)),
      articlesByIds: answers(listings),
      approveArticles: answersLater(),
      articleUndo: answersLater(),
      blindages: answers([]),
    },
    lang,
  );
  await waitForElement(host, `[data-item="${first!.id}"]`);
  const region = await waitForElement(document.body, ':scope > [role=status]');
  const said: string[] = [];
  const watching = new MutationObserver(() => region.textContent !== '' && said.push(region.textContent));
  watching.observe(region, { childList: true, subtree: true, characterData: true });
  const press = (key: string) =>
    act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  act(() => getElement<HTMLElement>(host, `[data-item="${first!.id}"]`).focus());
  const submit = (id: string, work: Mutation) =>
    act(() => void root.system.get('outbox').send({ type: 'mutation.submit', id, work }));
  return { press, said, submit };
}

describe('the live region of decisions', () => {
  test.each([
    [
      'es',
      `Marcada como confiable: ${first.title}. Quedan 2.`,
      `Marca deshecha en las búsquedas: ${first.title}. Quedan 3.`,
    ],
    ['en', `Marked as trusted: ${first.title}. 2 left.`, `Mark undone in the searches: ${first.title}. 3 left.`],
    ['pt', `Marcado como confiável: ${first.title}. Restam 2.`, `Marca desfeita nas buscas: ${first.title}. Restam 3.`],
  ] as const)('says in %s what was trusted and undone, and what is left, each once', async (lang, trusted, undone) => {
    const { press, said } = await openResults(lang);
    press('t');
    await waitUntil(() => said.length > 0);
    expect(said).toEqual([trusted]);
    press('z');
    await waitUntil(() => said.length > 1);
    expect(said).toEqual([trusted, undone]);
  });

  test.each([
    [
      'es',
      30,
      'Se envía la denuncia de Zapatillas Andes Trail 42 en 30 segundos.',
      'Tu respuesta al caso 10000002 se envía en 30 segundos.',
    ],
    [
      'en',
      30,
      'The report of Zapatillas Andes Trail 42 will be sent in 30 seconds.',
      'Your answer to case 10000002 will be sent in 30 seconds.',
    ],
    [
      'pt',
      30,
      'A denúncia de Zapatillas Andes Trail 42 será enviada em 30 segundos.',
      'Sua resposta ao caso 10000002 será enviada em 30 segundos.',
    ],
    [
      'es',
      'untilPressed',
      'Se envía la denuncia de Zapatillas Andes Trail 42 cuando pulses “Enviar ahora”.',
      'Tu respuesta al caso 10000002 se envía en 60 segundos.',
    ],
    [
      'en',
      'untilPressed',
      'The report of Zapatillas Andes Trail 42 will be sent when you press “Send now”.',
      'Your answer to case 10000002 will be sent in 60 seconds.',
    ],
    [
      'pt',
      'untilPressed',
      'A denúncia de Zapatillas Andes Trail 42 será enviada quando você clicar em “Enviar agora”.',
      'Sua resposta ao caso 10000002 será enviada em 60 segundos.',
    ],
  ] as const)('says in %s, with %s chosen, when what is sent goes', async (lang, chosen, report, reply) => {
    const { said, submit } = await openResults(lang, { [undoTimeSetting]: chosen });
    submit('s1', { kind: 'send', send: { ids: [first.id], auditor: sampleAuthor } });
    submit('r1', {
      kind: 'reply',
      reply: { type: 'rollback', caseId: '10000002', siteId: 'MLA', comment: 'Fue un error' },
    });
    await waitUntil(() => said.length > 0);
    expect(said[0]).toContain(report);
    expect(said[0]).toContain(reply);
  });
});
