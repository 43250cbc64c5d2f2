import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startProcessorClock } from '../../tests/processor-time';
import { siteIds } from '../../contracts/vocabulary/sites';
import { readListingReference } from './listing-reference';

const listing = (id: string) => ({ kind: 'listing', id });
const page = (id: string | null = null) => ({ kind: 'page', id });
const anId = fc.tuple(fc.constantFrom(...siteIds), fc.stringMatching(/^\d{10}$/)).map((parts) => parts.join(''));
const pageNumber = fc.oneof(
  anId,
  anId.map((id) => `${id.slice(0, 3)}U${id.slice(3)}`),
  anId.map((id) => id.slice(0, 11)),
);
const word = fc.stringMatching(/^[a-z]{3,12}$/);
const dashed = (id: string) => `${id.slice(0, 3)}-${id.slice(3)}`;
const escaped = (text: string, times: number): string =>
  times === 0 ? text : escaped(encodeURIComponent(text), times - 1);

interface Link {
  listing: string;
  page: string;
  slug: string;
  times: number;
}

/** Each shape in which a link names a listing. `page` is the number of a page, `times` how often what can be escaped was. */
const shapes: Record<string, (link: Link) => string> = {
  'id alone': ({ listing: id }) => id,
  'id with a dash': ({ listing: id }) => dashed(id),
  article: ({ listing: id, slug }) => `https://articulo.mercadolibre.com.ar/${dashed(id)}-${slug}-_JM`,
  'article without its scheme': ({ listing: id, slug }) => `produto.mercadolivre.com.br/${dashed(id)}-${slug}-_JM`,
  'article with tracking': ({ listing: id, page: other, slug }) =>
    `https://articulo.mercadolibre.com.ar/${dashed(id)}-${slug}-_JM?c_id=/home&catalog_product_id=${other}#position=4&type=item`,
  'end of an article': ({ listing: id, slug }) => `${dashed(id)}-${slug}-_JM#position=2`,
  'filter of a page': ({ listing: id, page: other, slug, times }) =>
    `https://www.mercadolibre.com.ar/${slug}/p/${other}?pdp_filters=${escaped(`item_id:${id}`, times)}`,
  'filter among filters': ({ listing: id, page: other, slug, times }) =>
    `https://www.mercadolibre.com.ar/${slug}/p/${other}/s?pdp_filters=${escaped(`price:1-2|item_id:${id}|new`, times)}#a`,
  'item_id of a page': ({ listing: id, page: other }) => `https://www.example.com/p/${other}?a=1&item_id=${id}`,
  'wid of a page': ({ listing: id, page: other, slug }) =>
    `https://www.mercadolibre.com.ar/${slug}/p/${other}?source=x&wid=${id}`,
  'wid in a hash': ({ listing: id, page: other, slug, times }) =>
    `https://www.mercadolibre.com.ar/${slug}/p/${other}#${escaped(`polycard=search&wid=${id}&sid=search`, times)}`,
  'wid in an escaped hash': ({ listing: id, page: other }) =>
    `https://www.mercadolibre.com.ar/x/p/${other}#polycard%3Dsearch%26wid%3D${id}%26sid%3Dsearch`,
  'user product': ({ listing: id, page: other, slug, times }) =>
    `https://www.mercadolibre.com.ar/${slug}/up/${other}?pdp_filters=${escaped(`item_id:${id}`, times)}`,
  'link in a link': ({ listing: id, slug, times }) =>
    `https://www.google.com/url?sa=t&url=${escaped(`https://articulo.mercadolibre.com.ar/${dashed(id)}-${slug}-_JM?a=1`, times)}&ved=2`,
  'filter in small letters': ({ listing: id, page: other }) =>
    `https://www.mercadolibre.com.ar/x/p/${other.toLowerCase()}?pdp_filters=item_id%3a${id.toLowerCase()}`,
  'copied from a page': ({ listing: id, page: other }) =>
    `https://www.mercadolibre.com.ar/x/p/${other}?a=1&amp;wid=${id}`,
  'own detail': ({ listing: id }) => `https://vigia.example/article_detail/${id}?from=live_search`,
  'own history': ({ listing: id }) => `https://vigia.example/reports/noticed_articles?status=PENDING&item=${id}`,
};

const aLink = fc.record({ listing: anId, page: pageNumber, slug: word, times: fc.nat(4) });

describe('the listing that a text names', () => {
  it.each(Object.keys(shapes))('SRCH-02 SRCH-03 IMP-09 is the same however it is written: %s', (shape) => {
    fc.assert(
      fc.property(aLink, (link) => {
        expect(readListingReference(shapes[shape]?.(link) ?? '')).toEqual(listing(link.listing));
      }),
    );
  });

  it('is that of the link in a text, whatever stands around it', () => {
    const around = fc.array(fc.oneof(word, fc.constantFrom('12.000', '"', '$', '-')), { maxLength: 4 });
    const between = fc.constantFrom(' ', '\t', '\n', '\u00A0', ' (', ' <');
    fc.assert(
      fc.property(
        aLink,
        fc.constantFrom(...Object.keys(shapes).slice(2)),
        around,
        between,
        (link, shape, words, gap) => {
          const text = [...words, `${gap}${shapes[shape]?.(link) ?? ''} `, ...words].join(' ');
          expect(readListingReference(text)).toEqual(listing(link.listing));
        },
      ),
    );
  });

  it('is never the number of a page, though a listing has the same', () => {
    const ends = ['', '/', '/s', '?pdp_filters=category:MLA1234', '?x=y#position=3', '#searchVariation=1'];
    const wholes = fc.constantFrom('/p/', '/up/').chain((part) =>
      fc.tuple(word, fc.constantFrom(...ends)).map(
        ([slug, end]) =>
          (number: string) =>
            `https://www.mercadolibre.com.ar/${slug}${part}${number}${end}`,
      ),
    );
    fc.assert(
      fc.property(pageNumber, wholes, fc.nat(3), (number, whole, times) => {
        const read = readListingReference(times === 3 ? encodeURIComponent(whole(number)) : whole(number));
        expect(read).toEqual(page(/^[A-Z]{3}\d{8}$/.test(number) ? number : null));
      }),
    );
  });

  it('has the country of its id, whatever the host of the link', () => {
    expect(readListingReference('https://articulo.mercadolibre.com.ar/MLB-1234567890-x-_JM')).toEqual(
      listing('MLB1234567890'),
    );
  });

  it('is read without throwing, whatever is written', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('%', '%E1', '%zz', '%25253A', 'https://', 'item_id=', 'wid:', '/p/', 'MLA1234567890', '\uD800'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const read = readListingReference(pieces.join(''));
        if (read.kind === 'listing') expect(read.id).toMatch(/^[A-Z]{3}\d{10}$/);
      }),
    );
  });

  it('is read in a time that grows as the text does', () => {
    const pieces = [
      'A',
      '- ',
      'AAA-',
      '1',
      '%',
      '%25',
      'https://',
      'item_id=',
      'item_id:MLA',
      'wid=MLA1',
      'a.',
      '/p/',
      'MLA-1234567890,',
      '"',
      'http',
    ];
    const seconds = (text: string) => {
      const taken = startProcessorClock();
      readListingReference(text);
      return taken() / 1000;
    };
    for (const piece of pieces)
      for (const start of ['', 'https://', '/'])
        expect(seconds(start + piece.repeat(30_000 / piece.length)), `${start}${piece}…`).toBeLessThan(1);
    expect(seconds('\uFDFA'.repeat(2000))).toBeLessThan(1);
  });
});

describe('what a text names', () => {
  const here = 'https://www.mercadolibre.com.ar/bolso';
  it.each([
    [' mla-123 4567890 ', listing('MLA1234567890')],
    ['MLA\u00A01234567890', listing('MLA1234567890')],
    ['ＭＬＡ１２３４５６７８９０', listing('MLA1234567890')],
    ['MLA\u20111234567890\u200B', listing('MLA1234567890')],
    ['"MLA1234567890"', listing('MLA1234567890')],
    ['#MLA1234567890', listing('MLA1234567890')],
    ['https://example.com/items/bolso-MLA-1234567890', listing('MLA1234567890')],
    ['Bolso de cuero https://articulo.mercadolibre.com.ar/MLA-1234567890-bolso-_JM', listing('MLA1234567890')],
    [`${here}/p/MLA1059654810?pdp_filters=item_id%3AMLA1059656318`, listing('MLA1059656318')],
    [`${here}/p/MLA1059654810?pdp_filters=item_id%253AMLA1059656318`, listing('MLA1059656318')],
    [`${here}/p/MLA12345678?wid=MLA1234567890&caf%E9=%`, listing('MLA1234567890')],
    [`MLA1234567890, mla-1234567890`, listing('MLA1234567890')],
    [`https://a.example/MLA-1234567890-x https://a.example/p/MLA1234567890`, listing('MLA1234567890')],
    ['MLA12345678', page('MLA12345678')],
    [`${here}/p/MLA12345678`, page('MLA12345678')],
    [`${here}/up/MLAU1234567890`, page()],
    ['https://api.mercadolibre.com/products/MLA1059654810', page()],
    [`${here}/MLA-1059654810-x/p/MLA1059654811`, page()],
    [`www.mercadolibre.com.ar/p/MLA1059654810?ref=https://articulo.mercadolibre.com.ar/MLA-1059656318-x`, page()],
    ['MLA1234567890;MLB1234567890', { kind: 'several', ids: ['MLA1234567890', 'MLB1234567890'] }],
    [
      'https://a.example/MLA-1234567890,https://a.example/MLA-1234567891',
      { kind: 'several', ids: ['MLA1234567890', 'MLA1234567891'] },
    ],
    [`${here}?item_id=MLA1234567890#wid=MLA1234567891`, { kind: 'several', ids: ['MLA1234567890', 'MLA1234567891'] }],
    [`${here}?item_id=MLA1234567890,MLA1234567891`, { kind: 'several', ids: ['MLA1234567890', 'MLA1234567891'] }],
    [`${here}/MLA-1234567890-x?item_id=MLA123`, { kind: 'link' }],
    ['https://example.com/bolso', { kind: 'link' }],
    ['https://example.com/MLA-12345678901', { kind: 'link' }],
    ['https://mercadolibre.com/sec/2abcDEF', { kind: 'link' }],
    ['1234567890', { kind: 'none' }],
    ['MLA123456789', { kind: 'none' }],
    ['Bolso MLA1234567890', { kind: 'none' }],
    ['bolso 50/50, ¿nuevo?', { kind: 'none' }],
    ['=A1', { kind: 'none' }],
    ['__proto__', { kind: 'none' }],
    ['', { kind: 'none' }],
  ])('%j', (text, read) => {
    expect(readListingReference(text)).toEqual(read);
  });
});
