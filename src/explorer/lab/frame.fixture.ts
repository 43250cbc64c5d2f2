import type { Frame } from './lab.types';

/** A frame of a machine that rests, where nothing happened but what is given. */
export const frameWith = (more: Partial<Frame>): Frame => ({
  step: null,
  start: { to: '"here"' },
  value: 'here',
  status: 'active',
  error: null,
  output: null,
  active: [],
  taken: [],
  ran: [],
  tags: [],
  context: null,
  view: null,
  asks: [],
  timers: [],
  within: [],
  said: [],
  broken: [],
  now: 0,
  ...more,
});
