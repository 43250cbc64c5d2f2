import type { LiveSearch, SearchNarrowing } from '../../../../contracts/shapes';
import { answers, startWith, type FakePorts } from '../../../../machines/simulator/answers';
import { inputAt } from '../../../../machines/simulator/sample-addresses';
import { sampleListings, visibleOf } from '../../../../machines/simulator/sample-listing';
import { sampleSystemActors } from '../../../../machines/simulator/sample-system-actors';
import { resultsMachine } from '../../../../machines/search/results/results.machine';
import { sampleResults } from '../../../../machines/search/results/results.samples';
import { pageOfSellers } from '../../../../machines/search/seller-choices/seller-choices.samples';
import { act } from '../../../../tests/act';
import {
  waitForElement,
  getButton,
  getElement,
  press,
  renderNode,
  type TestLanguage,
} from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { ResultsScreen } from './results-screen';

export const listings = sampleListings(2);
export const createSite = (id: string) => ({ id, count: 2, active: true, filtered: 2, country: null });
export const answerSellers = () =>
  answers(({ from = 0, size = 0 }: { from?: number; size?: number }) =>
    pageOfSellers(from, Math.min(size, 20 - from), 20),
  );

const noWords: SearchNarrowing = { categories: [], filters: [] };
export const createCategories = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `C${at + 1}`, name: `Categoría ${at + 1}`, count: 30 - at }));

export async function openFilters(
  more: Partial<LiveSearch> = {},
  query: Record<string, string> = {},
  ports: FakePorts = {},
  lang: TestLanguage = 'es',
) {
  const shown: Partial<LiveSearch> = { keyword: 'bolso andes', sites: [createSite('MLA'), createSite('MLB')], ...more };
  const liveSearch = answers(() => sampleResults(listings, 2, shown));
  const stage = startWith(resultsMachine, {
    input: inputAt('results', { id: 'ls-1' }, query),
    systemActors: sampleSystemActors({ listings: visibleOf(listings) }),
    ports: { liveSearch, filterProfileSellers: answerSellers(), liveSearchNarrowing: answers(noWords), ...ports },
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <ResultsScreen actor={stage.actor} />
    </ConsoleContext>,
    lang,
  );
  const drawer = async (opener: string) => {
    press(getButton(document, opener));
    await act(() => stage.settle());
    const form = await waitForElement<HTMLFormElement>(document, '[role=dialog] form');
    await act(() => stage.settle());
    return form;
  };
  const asked = () => stage.commanded();
  const finish = async (outcome: Parameters<typeof stage.settleWork>[0]) => {
    act(() => stage.settleWork(outcome));
    await act(() => stage.settle());
  };
  const gone = () => stage.receivedBy('screens').map((event) => ('target' in event ? (event.target as object) : event));
  return {
    ...stage,
    host,
    liveSearch,
    shown,
    button: (name: string) => getButton(document, name),
    drawer,
    asked,
    finish,
    gone,
  };
}
export const getField = (form: Element, name: string) => getElement<HTMLInputElement>(form, `[data-path=${name}]`);
export const submitForm = (form: HTMLFormElement) => act(() => form.requestSubmit());
export const getByLabel = (form: Element, text: string) =>
  [...form.querySelectorAll('label')].find((label) => label.textContent === text)?.control as Element;
export const faultTextOf = (form: Element, name: string) =>
  getField(form, name).closest('.mantine-InputWrapper-root')?.querySelector('[role=alert]')?.textContent;
