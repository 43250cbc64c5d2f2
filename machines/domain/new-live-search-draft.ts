/** Under which what is typed of a new search is kept. */
export const newLiveSearchDraft = 'live-search:new';
