/** Where this tab keeps who wants to come in, from one page to the next; passwords and codes never are. */
export const visitorDraft = 'visitor';

/** The e-mail of a kept draft; empty where it holds none. */
export const savedEmailOf = (draft: object): string =>
  'email' in draft && typeof draft.email === 'string' ? draft.email : '';

/** Under which what is typed of a new search is kept. */
export const newLiveSearchDraft = 'live-search:new';
