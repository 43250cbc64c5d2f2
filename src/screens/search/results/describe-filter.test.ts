import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { sampleFilter } from '../../../../machines/search/search-filters/search-filters.samples';
import { messagesByLanguage } from '../../../../tests/render-node';
import { describeFilter } from './filter-bar';

test.each([
  ['es', '1.000 o más vendidos'],
  ['pt', '1.000'],
  ['en', '1,000'],
] as const)('a chip shows how many were sold at least as its field does: %s', (locale, words) => {
  const intl = createIntl({ locale, messages: messagesByLanguage[locale] });
  expect(describeFilter(intl, sampleFilter({ stockSold: 1000 }), []).join()).toContain(words);
});
