import { expect, it } from 'vitest';
import { hasSingleKeys, isSingleKey, singleKeysSetting } from './key-settings';

it.each([
  [undefined, true],
  [{}, true],
  [{ [singleKeysSetting]: null }, true],
  [{ [singleKeysSetting]: 'no' }, true],
  [{ [singleKeysSetting]: false }, false],
])('with %j single keys are heard: %s', (settings, heard) => {
  expect(hasSingleKeys(settings)).toBe(heard);
});

it.each([
  ['t', true],
  ['1', true],
  ['?', true],
  ['enter', false],
  ['ctrl+z', false],
  ['j/arrowright', false],
])('%s is a single key: %s', (key, single) => {
  expect(isSingleKey(key)).toBe(single);
});
