import type { SnapshotFrom } from 'xstate';
import type { searchFiltersMachine } from './search-filters.machine';

/** The filters to choose from, the one that holds, the form of one, and the keyword. */
export function searchFiltersView(snapshot: SnapshotFrom<typeof searchFiltersMachine>) {
  const {
    keyword,
    sites,
    filters,
    chosen,
    missing,
    editing,
    values,
    seed,
    refused,
    keywordRefused,
    failure,
    categories,
    narrows,
  } = snapshot.context;
  const form = snapshot.hasTag('form');
  return {
    keyword,
    sites,
    filters,
    chosen,
    missing,
    values: form ? values : null,
    seed,
    refused,
    keywordRefused,
    failure,
    categories,
    narrows: narrows === true,
    opening: snapshot.matches('opening'),
    isNew: editing === null,
    open: snapshot.matches('editing'),
    naming: snapshot.matches('naming'),
    busy: snapshot.hasTag('busy'),
    canClose: snapshot.can({ type: 'form.close' }),
    sellers: snapshot.children.sellerChoices ?? null,
  };
}
