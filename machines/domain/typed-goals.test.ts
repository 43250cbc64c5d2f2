import { expect, it } from 'vitest';
import { goalsOf } from './typed-goals';

it.each([
  ['MLA1234567890', [{ to: 'listing', params: { articleId: 'MLA1234567890' } }]],
  [' mla-1234567890 ', [{ to: 'listing', params: { articleId: 'MLA1234567890' } }]],
  ['MLB12345678', [{ to: 'catalogueDetail', params: { articleId: 'MLB12345678' } }]],
  ['1000123', [{ to: 'case', params: { id: '1000123' } }]],
  [
    '12345678',
    [
      { to: 'case', params: { id: '12345678' } },
      { to: 'historyItem', params: { id: '12345678' } },
    ],
  ],
  ['123', []],
  ['zapatillas', []],
  ['', []],
])('%j leads to %j', (typed, goals) => {
  expect(goalsOf(typed)).toEqual(goals);
});
