import { expect, it } from 'vitest';
import { destinationFault, destinationsOf } from './typed-destinations';

it.each([
  ['MLA1234567890', [{ to: 'listing', params: { articleId: 'MLA1234567890' } }]],
  [' mla-1234567890 ', [{ to: 'listing', params: { articleId: 'MLA1234567890' } }]],
  ['MLB12345678', [{ to: 'catalogueDetail', params: { articleId: 'MLB12345678' } }]],
  [
    'https://www.mercadolibre.com.ar/bolso/p/MLA1059654810?pdp_filters=item_id%3AMLA1059656318',
    [{ to: 'listing', params: { articleId: 'MLA1059656318' } }],
  ],
  ['Bolso https://a.example/MLB-1234567890-x', [{ to: 'listing', params: { articleId: 'MLB1234567890' } }]],
  ['https://www.mercadolibre.com.ar/p/MLA12345678', [{ to: 'catalogueDetail', params: { articleId: 'MLA12345678' } }]],
  ['https://www.mercadolibre.com.ar/p/MLA1059654810', []],
  [
    'MLA1234567890 MLB1234567890',
    [
      { to: 'listing', params: { articleId: 'MLA1234567890' } },
      { to: 'listing', params: { articleId: 'MLB1234567890' } },
    ],
  ],
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
  expect(destinationsOf(typed)).toEqual(goals);
});

it.each([
  ['https://www.mercadolibre.com.ar/p/MLA1059654810', { because: 'PAGE_OF_PRODUCT' }],
  ['https://www.mercadolibre.com.ar/ofertas', { because: 'ADDRESS_OF_NO_LISTING' }],
  ['https://www.mercadolibre.com.ar/p/MLA12345678', null],
  ['MLA1234567890', null],
  ['zapatillas', null],
])('%j leads nowhere because of %j', (typed, fault) => {
  expect(destinationFault(typed)).toEqual(fault);
});
