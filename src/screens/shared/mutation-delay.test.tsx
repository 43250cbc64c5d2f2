import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { startWith } from '../../../machines/simulator/answers';
import { sampleSystemActors } from '../../../machines/simulator/sample-system-actors';
import type { MutationDelay } from '../../../machines/system-actors/outbox';
import { act } from '../../../tests/act';
import { awaitedMutationsOf } from '../../../tests/failing-gateway.fixture';
import { waitForElement, getButton, press, renderNode } from '../../../tests/render-node';
import { outboxForms, type OutboxForm } from '../../../tests/outbox-forms.fixture';
import { ConsoleContext } from '../../seams/use-console';
import { InfringementDrawer } from '../catalogue/brand-infringement/infringement-drawer';
import { NewCustomReportForm } from '../exports/new-custom-report-form';
import { NewLiveSearchReportForm } from '../exports/new-live-search-report-form';
import { AccountFormDrawer } from '../profile/profile-page/account-form-drawer';
import { ProfileFormDrawer } from '../profile/profile-page/profile-form-drawer';
import { NewProfileForm } from '../profile/profile-selection/new-profile-form';
import { NewLiveSearchForm } from '../search/live-searches/new-live-search-form';
import { QuickSearchPanel } from '../search/live-searches/quick-search-panel';
import { FilterBar } from '../search/results/filter-bar';
import { SellerDossierScreen } from '../sellers/seller-dossier/seller-dossier-screen';
import { SupportFormScreen } from '../support/support-form/support-form-screen';
import { SellerPanel } from './seller/seller-panel';
import { TemplateNotes } from './templates/template-notes';
import { MutationDelayLine } from './mutation-delay-line';
import { Button } from '@mantine/core';
import { ErrorState } from '../../parts/error-state';
import { FailureLine } from './failure-line';

type Waiting = Exclude<keyof typeof outboxForms, 'the reply to a case'>;

const screens: Record<Waiting, (actor: never) => ReactNode> = {
  'a new live search': (actor) => <NewLiveSearchForm actor={actor} />,
  'the quick search': (actor) => <QuickSearchPanel actor={actor} saved={[]} inProcess={[]} onMore={() => undefined} />,
  'a custom report': (actor) => <NewCustomReportForm actor={actor} />,
  'a live search report': (actor) => <NewLiveSearchReportForm actor={actor} />,
  'the profile': (actor) => <ProfileFormDrawer actor={actor} />,
  'the account': (actor) => <AccountFormDrawer actor={actor} account={null} />,
  'a new profile': (actor) => <NewProfileForm actor={actor} />,
  'a keyword': (actor) => <FilterBar actor={actor} />,
  'a filter that is chosen': (actor) => <FilterBar actor={actor} />,
  'a message to support': (actor) => <SupportFormScreen actor={actor} />,
  'the report of a catalogue page': (actor) => <InfringementDrawer actor={actor} />,
  'a template': (actor) => <TemplateNotes actor={actor} />,
  'the mark of a seller': (actor) => <SellerPanel actor={actor} seller={{ nickname: 'TIENDA SUR' }} />,
  'everything that a seller sells': (actor) => <SellerDossierScreen actor={actor} />,
};

const late: MutationDelay = { reason: 'offline', failure: null, choices: ['send.cancel'] };

async function open(name: Waiting) {
  const form: OutboxForm = outboxForms[name];
  const stage = startWith(form.logic, {
    input: form.input,
    systemActors: sampleSystemActors(),
    ...(form.ports && { ports: form.ports }),
  });
  await stage.settle();
  for (const event of form.does) {
    stage.actor.send(event);
    await stage.settle();
  }
  renderNode(<ConsoleContext value={stage.root}>{screens[name](stage.actor as never)}</ConsoleContext>);
  const [work] = awaitedMutationsOf(stage.actor as never as AnyActorRef);
  if (work === undefined) throw new Error('It waits for nothing.');
  act(() => work.send({ type: 'mutation.delayed', delay: late }));
  const line = await waitForElement(document, '[data-reason=offline]');
  return { ...stage, form, work, line };
}

describe.each(Object.keys(screens) as Waiting[])('%s that is late', (name) => {
  test('ERR-15 says so in its place, and is taken back from there', async () => {
    const { line, work, receivedBy } = await open(name);
    expect(line.textContent).toContain(
      'Sin conexión.Todavía no se ha enviado nada: se enviará en cuanto vuelva la conexión.',
    );
    press(getButton(line, 'Cancelar el envío'));
    expect(receivedBy('outbox').at(-1)).toEqual({ type: 'send.cancel', id: work.getSnapshot().id });
  });

  test('ERR-15 can be left where it is a form that closes, and nobody waits for it then', async () => {
    const { line, form, actor } = await open(name);
    expect(line.textContent?.includes('Cerrar y seguir')).toBe(form.closes !== undefined);
    if (form.closes === undefined) return;
    press(getButton(line, 'Cerrar y seguir'));
    expect(awaitedMutationsOf(actor as never as AnyActorRef)).toEqual([]);
  });
});

test.each([
  ['a new live search', 'createLiveSearch'],
  ['the quick search', 'createLiveSearch'],
  ['a custom report', 'createNoticedReport'],
  ['a live search report', 'createLiveSearchReport'],
  ['the profile', 'updateProfile'],
  ['the account', 'updateProfileAccount'],
  ['a new profile', 'createProfile'],
] as const)('%s that could not be sent says once that what was typed is still there', async (name, operation) => {
  const { work, settle } = await open(name);
  act(() =>
    work.send({
      type: 'mutation.settled',
      id: work.getSnapshot().id,
      work: {} as never,
      failure: { code: 'OFFLINE', operation },
    }),
  );
  await act(() => settle());
  const told = await waitForElement(document, '[role=alert] p');
  expect(told.textContent?.match(/lo que escribiste/gi)).toHaveLength(1);
});

describe('what is late', () => {
  test.each([
    ['es', 'Reintentar ahora', 'No reintentar más', 'no se hará dos veces'],
    ['en', 'Try again now', 'Stop trying', 'it won’t be done twice'],
    ['pt', 'Tentar de novo agora', 'Parar de tentar', 'não será feito duas vezes'],
  ] as const)('ERR-15 is tried at once, or given up, by a press: %s', (lang, retry, giveUp, once) => {
    const chosen: string[] = [];
    const delay: MutationDelay = {
      reason: 'unanswered',
      failure: null,
      choices: ['mutation.retry', 'mutation.forget'],
    };
    const { host } = renderNode(<MutationDelayLine delay={delay} onChoose={(choice) => chosen.push(choice)} />, lang);
    expect(host.textContent).toContain(once);
    press(getButton(host, retry));
    press(getButton(host, giveUp));
    expect(chosen).toEqual(['mutation.retry', 'mutation.forget']);
  });

  test.each([
    ['es', 'Sin conexión.Puede que ya se haya hecho: lo comprobamos en cuanto vuelva'],
    ['en', 'Offline.It may already be done: we’ll check as soon as you reconnect'],
    ['pt', 'Sem conexão.Pode ser que já tenha sido feito: verificamos assim que a conexão voltar'],
  ] as const)('without a connection what became of it is open, and not the service’s fault: %s', (lang, words) => {
    const delay: MutationDelay = { reason: 'cutOff', failure: null, choices: ['mutation.retry'] };
    const { host } = renderNode(<MutationDelayLine delay={delay} onChoose={() => undefined} />, lang);
    expect(host.textContent).toContain(words);
  });
});

const failure = { code: 'BAD_STATUS', status: 500 } as const;

describe.each([
  ['in the place of a screen', ErrorState],
  ['beside what it concerns', FailureLine],
])('a failure %s', (_, Failed) => {
  const page = (failed: boolean) => (
    <main tabIndex={-1}>
      {failed ? <Failed failure={failure} onRetry={() => undefined} /> : <p>Se está cargando</p>}
      <Button>Otra cosa</Button>
    </main>
  );

  test('that goes when it is tried again leaves the focus in the page, each time', () => {
    const { host, show } = renderNode(page(true));
    for (const _again of [1, 2]) {
      act(() => getButton(host, 'Reintentar').focus());
      show(page(false));
      expect(document.activeElement).toBe(host.querySelector('main'));
      show(page(true));
    }
  });

  test('that goes by itself leaves the focus where the person is', () => {
    const { host, show } = renderNode(page(true));
    const elsewhere = getButton(host, 'Otra cosa');
    act(() => elsewhere.focus());
    show(page(false));
    expect(document.activeElement).toBe(elsewhere);
  });
});
