import type { LiveSearchSummary } from '../../../../contracts/shapes';
import { sites } from '../../../../contracts/vocabulary/sites';
import { answers, startWith, type FakePorts } from '../../../../machines/simulator/answers';
import { quietOutbox } from '../../../../machines/simulator/sample-system-actors';
import { liveSearchesMachine } from '../../../../machines/search/live-searches/live-searches.machine';
import { liveSearchesInput, pageOfSearches } from '../../../../machines/search/live-searches/live-searches.samples';
import { act } from '../../../../tests/act';
import { waitForElement, getButton, getElement, press, renderNode, fillField } from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { LiveSearchesScreen } from './live-searches-screen';

/** The quick search over those searches, once it is painted. */
export async function openQuickSearch(
  rows: LiveSearchSummary[] = [],
  ports: FakePorts = {},
  siteIds: readonly string[] = sites.map(({ id }) => id),
) {
  const stage = startWith(liveSearchesMachine, {
    input: liveSearchesInput,
    systemActors: {
      drafts: { drafts: {} },
      outbox: quietOutbox,
      profile: { profile: null, sites: siteIds.map((id) => ({ id })) } as never,
    },
    ports: { liveSearches: answers(pageOfSearches(rows)), ...ports },
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <LiveSearchesScreen actor={stage.actor} />
    </ConsoleContext>,
  );
  const panel = await waitForElement(host, 'section[aria-label="Buscar publicaciones"]');
  const field = (name: string) => getElement<HTMLInputElement>(panel, `[name=${name}]`);
  const settle = () => act(() => stage.settle());
  const submit = async () => {
    act(() => getElement<HTMLFormElement>(panel, 'form').requestSubmit());
    await settle();
  };
  const look = async (text: string) => {
    fillField(field('text'), text);
    await submit();
  };
  const many = async (text: string) => {
    press(getButton(document, 'Buscar varias'));
    fillField(field('lines'), text);
    await submit();
  };
  const created = () => stage.commanded();
  const finish = async (outcome: Parameters<typeof stage.settleWork>[0]) => {
    act(() => stage.settleWork(outcome));
    await settle();
  };
  const gone = () => stage.receivedBy('screens').map((event) => ('target' in event ? (event.target as object) : event));
  const error = (name: string) => field(name).closest('.mantine-InputWrapper-root')?.querySelector('[role=alert]');
  return {
    ...stage,
    host,
    panel,
    field,
    button: (name: string) => getButton(document, name),
    look,
    many,
    settle,
    submit,
    created,
    gone,
    finish,
    error,
  };
}
