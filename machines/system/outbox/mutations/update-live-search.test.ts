import { describe, expect, it } from 'vitest';
import type { LiveSearch, LiveSearchChange } from '../../../../contracts/shapes';
import { filterProfile, filterValues } from '../../../domain/filter-profile';
import { answers, neverAnswers, testEnvironment, refuses, type FakePorts } from '../../../simulator/answers';
import { noNarrowing } from '../../../domain/filter-tags';
import { sampleSearch } from '../../../simulator/sample-search';
import { updateLiveSearch } from './live-searches';

const place = { sort: null, order: 'asc', size: 50 } as const;
const values = { ...filterValues(null, { sites: ['MLA'], place }), name: 'Azules', attributes: 'COLOR: azul' };
const filter = filterProfile(values, null, 'f1', { sites: ['MLA'], currency: 'ARS', rates: null, narrows: false });

async function found(
  change: Omit<LiveSearchChange, 'id'>,
  kept: Partial<LiveSearch>,
  liveSearchNarrowing: FakePorts['liveSearchNarrowing'] = neverAnswers(),
) {
  const search: LiveSearch = {
    ...sampleSearch({ keyword: 'bolso' }),
    filterProfiles: [],
    filterProfileId: null,
    listings: { items: [], total: 0, offset: 0, limit: 1 },
    ...kept,
  };
  const { outside } = testEnvironment({ liveSearch: answers(search), liveSearchNarrowing });
  const outcome = await updateLiveSearch.wasDone?.(outside.ports, { id: 'ls-1', ...change }, 0, AbortSignal.any([]));
  return outcome?.ok === true ? outcome.value.again : outcome;
}

describe('whether a live search was changed', () => {
  it('it was when the keyword, the filter that holds and each filter are as they were asked for, whatever id it was given', async () => {
    expect(await found({ keyword: 'bolso' }, {})).toBeNull();
    const change = { filterProfiles: [filter], filterProfileId: 'f1' };
    expect(await found(change, change)).toBeNull();
    expect(await found({ filterProfiles: [filter] }, { filterProfiles: [{ ...filter, id: 'g1' }] })).toBeNull();
  });

  it('it was not when one of them differs, and may be asked for again', async () => {
    expect(await found({ keyword: 'botas' }, {})).toMatchObject({ keyword: 'botas' });
    expect(await found({ filterProfileId: 'f1' }, {})).toMatchObject({ filterProfileId: 'f1' });
    const red = { ...filter, attributes: [{ id: 'COLOR', valueName: 'rojo' }] };
    expect(await found({ filterProfiles: [filter] }, { filterProfiles: [red] })).toMatchObject({ id: 'ls-1' });
  });

  it('what a filter narrows by is asked apart, and differs when it does there', async () => {
    const narrowing = { ...noNarrowing, requiredWords: ['original'] };
    const change = { filterProfiles: [{ ...filter, narrowing }] };
    const told = (requiredWords: string[]) =>
      answers({ categories: [], filters: [{ id: 'f1', narrowing: { ...narrowing, requiredWords } }] });
    const kept = { filterProfiles: [filter] };
    expect(await found(change, kept, told(['original']))).toBeNull();
    expect(await found(change, kept, told([]))).toMatchObject({ id: 'ls-1' });
    expect(await found(change, kept, refuses('OFFLINE'))).toMatchObject({ ok: false });
  });
});
