import { act } from 'react';
import type { LiveSearch, SearchNarrowing } from '../../../../contracts/shapes';
import { answers, startWith, type FakePorts } from '../../../../machines/rehearsal/answers';
import { inputAt } from '../../../../machines/rehearsal/at';
import { sampleListings, visibleOf } from '../../../../machines/rehearsal/sample-listing';
import { sampleSeats } from '../../../../machines/rehearsal/sample-seats';
import { resultsMachine } from '../../../../machines/search/results/results.machine';
import { sampleResults } from '../../../../machines/search/results/results.samples';
import { sellersFrom } from '../../../../machines/search/seller-choices/seller-choices.samples';
import { appears, button, one, press, rendered, type Words } from '../../../../tests/rendered';
import { ConsoleContext } from '../../../seams/use-console';
import { ResultsScreen } from './results-screen';

export const listings = sampleListings(2);
export const site = (id: string) => ({ id, count: 2, active: true, filtered: 2, country: null });
export const sellers = () =>
  answers(({ from = 0, size = 0 }: { from?: number; size?: number }) =>
    sellersFrom(from, Math.min(size, 20 - from), 20),
  );

const noWords: SearchNarrowing = { categories: [], filters: [] };
export const categories = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `C${at + 1}`, name: `Categoría ${at + 1}`, count: 30 - at }));

export async function open(
  more: Partial<LiveSearch> = {},
  query: Record<string, string> = {},
  ports: FakePorts = {},
  lang: Words = 'es',
) {
  const shown: Partial<LiveSearch> = { keyword: 'bolso andes', sites: [site('MLA'), site('MLB')], ...more };
  const liveSearch = answers(() => sampleResults(listings, 2, shown));
  const stage = startWith(resultsMachine, {
    input: inputAt('results', { id: 'ls-1' }, query),
    seats: sampleSeats({ listings: visibleOf(listings) }),
    ports: { liveSearch, filterProfileSellers: sellers(), liveSearchNarrowing: answers(noWords), ...ports },
  });
  await stage.settle();
  const { host } = rendered(
    <ConsoleContext value={stage.actor}>
      <ResultsScreen actor={stage.actor} />
    </ConsoleContext>,
    lang,
  );
  const drawer = async (opener: string) => {
    press(button(document, opener));
    await act(() => stage.settle());
    const form = await appears<HTMLFormElement>(document, '[role=dialog] form');
    await act(() => stage.settle());
    return form;
  };
  const asked = () => stage.commanded();
  const finish = async (outcome: Parameters<typeof stage.settleWork>[0]) => {
    act(() => stage.settleWork(outcome));
    await act(() => stage.settle());
  };
  const gone = () => stage.heardBy('screens').map((event) => ('target' in event ? (event.target as object) : event));
  return {
    ...stage,
    host,
    liveSearch,
    shown,
    button: (name: string) => button(document, name),
    drawer,
    asked,
    finish,
    gone,
  };
}
export const field = (form: Element, name: string) => one<HTMLInputElement>(form, `[data-path=${name}]`);
export const submit = (form: HTMLFormElement) => act(() => form.requestSubmit());
export const labelled = (form: Element, text: string) =>
  [...form.querySelectorAll('label')].find((label) => label.textContent === text)?.control as Element;
export const fault = (form: Element, name: string) =>
  field(form, name).closest('.mantine-InputWrapper-root')?.querySelector('[role=alert]')?.textContent;
