/** What a view asks of the filters of a list; `Choice` is what their drawer holds until it is applied. */
export type FilterEvent<Choice> =
  /** `id` as the chips have it: `<filter>` or `<filter>:<value>`. */
  | { type: 'filter.remove'; id: string }
  | { type: 'filters.clear' }
  | { type: 'filters.open' }
  | { type: 'choice.change'; choice: Partial<Choice> }
  | { type: 'choice.clean' }
  | { type: 'choice.apply' }
  | { type: 'filters.close' }
  | { type: 'filters.gone' };

/** The drawer of a list's filters, as states of the machine that has the list: nothing is asked for before its choice is applied. */
export const filterDrawerStates = {
  closed: { on: { 'filters.open': { target: 'open', actions: 'beginChoice' } } },
  open: {
    on: {
      'choice.change': { actions: 'changeChoice' },
      'choice.clean': { actions: 'cleanChoice' },
      'choice.apply': { target: 'leaving', actions: 'applyChoice' },
      'filters.close': 'leaving',
    },
  },
  leaving: { on: { 'filters.gone': 'closed' }, after: { 400: 'closed' } },
} as const;

export const filterDescriptions = {
  closed: 'No drawer of filters.',
  open: 'A choice is being made and not applied yet.',
  leaving: 'The drawer is on its way out.',
};

/** What hears of the filters in the explorer and in the path tests, but for what the drawer holds. */
export const filterDrawerEvents = [
  { type: 'filter.remove', id: 'sort' },
  { type: 'filters.clear' },
  { type: 'filters.open' },
  { type: 'choice.clean' },
  { type: 'choice.apply' },
  { type: 'filters.close' },
  { type: 'filters.gone' },
] as const;
