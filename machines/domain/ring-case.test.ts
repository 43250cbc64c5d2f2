import { describe, expect, it } from 'vitest';
import { reasonCodes } from '../../contracts/vocabulary/reasons';
import { sampleReported, visibleListing } from '../simulator/sample-listing';
import { emptyRingCase, findRingCase, planRingCase, type RingCase, type RingScope } from './ring-case';
import type { RingSeller } from './rings';
import { templateKey } from './templates';

const seller = (id: string, siteId: string): RingSeller => ({
  id,
  nickname: `SELLER_${id}`,
  siteId,
  ids: [`${siteId}1000000001`, `${siteId}1000000002`],
});
const ring = { sellers: [seller('3', 'MLA'), seller('1', 'MLB'), seller('2', 'MLC')] };
const ids = ring.sellers.flatMap((one) => one.ids);
const notices = ring.sellers.map(({ siteId }) => ({
  siteId,
  notices: reasonCodes.map((id) => ({ id, type: null, description: null })),
}));
const template = (lang: string, text: string) => ({ [templateKey(text)]: { code: 'PPPI1', lang, name: text, text } });
const scope = (more: Partial<RingScope> = {}): RingScope => ({
  visible: Object.fromEntries(ids.map((id) => [id, visibleListing({ id })])),
  notices,
  settings: {},
  protectedIds: new Map(),
  ...more,
});
const form = (more: Partial<RingCase> = {}): RingCase => ({ ...emptyRingCase, code: 'PPPI1', ...more });
const commentsOf = (written: RingCase, more: Partial<RingScope> = {}) =>
  planRingCase(ring, written, scope(more)).countries.map(({ siteId, comment }) => [siteId, comment.from, comment.text]);

describe('a ring as one case', () => {
  it('has for each country what was typed for it, for another of its language, or a template, in that order', () => {
    const settings = { ...template('es', 'De la plantilla.'), ...template('pt', 'Do modelo.') };
    expect(commentsOf(form({ comments: { MLA: 'Escrito.' } }), { settings })).toEqual([
      ['MLA', 'typed', 'Escrito.'],
      ['MLB', 'template', 'Do modelo.'],
      ['MLC', 'sameLanguage', 'Escrito.'],
    ]);
    expect(commentsOf(form({ comments: { MLA: '' } }), { settings })[0]).toEqual(['MLA', 'typed', '']);
  });

  it('keeps what was typed for a country whose listings are decided by now for the others of its language', () => {
    const visible = {
      ...scope().visible,
      MLA1000000001: visibleListing({ id: 'MLA1000000001', reported: sampleReported() }),
      MLA1000000002: visibleListing({ id: 'MLA1000000002', reported: sampleReported() }),
    };
    expect(commentsOf(form({ comments: { MLA: 'Escrito.' } }), { visible })).toEqual([
      ['MLB', 'otherLanguage', 'Escrito.'],
      ['MLC', 'sameLanguage', 'Escrito.'],
    ]);
  });

  it('takes a template of another language where its own has none, and says which language it is', () => {
    const plan = planRingCase(ring, form(), scope({ settings: template('pt', 'Do modelo.') }));
    expect(plan.countries.map(({ comment }) => [comment.from, comment.lang])).toEqual([
      ['otherLanguage', 'pt'],
      ['template', 'pt'],
      ['otherLanguage', 'pt'],
    ]);
  });

  it('takes the template that several listings fill in before one that names a listing', () => {
    const settings = { ...template('es', 'A {{titulo}} es copia.'), ...template('es', 'Es una copia.') };
    expect(commentsOf(form(), { settings })[0]).toEqual(['MLA', 'template', 'Es una copia.']);
    const leftOut = ['MLA1000000002'];
    expect(commentsOf(form({ leftOut }), { settings: template('es', '{{titulo}} es copia.') })[0]?.[2]).toBe(
      'Zapatillas Andes Trail 42 es copia.',
    );
  });

  it('can’t go out with a comment that is too short, or with none of its listings', () => {
    expect(planRingCase(ring, form({ comments: { MLA: 'No' } }), scope()).why?.because).toBe('COMMENT_EMPTY');
    expect(planRingCase(ring, form({ leftOut: ids }), scope()).why?.because).toBe('NONE_OF_THEM');
  });

  it('is found again by any of its sellers, and what was kept and can’t be read is nothing', () => {
    expect(findRingCase({}, ring)).toEqual({ key: 'ring:1', form: emptyRingCase });
    const saved = {
      leftOut: [1, 'MLA1'],
      code: 'NONE',
      ownCodes: { MLB: 'PPPI2', MLC: 'X' },
      comments: { MLA: 'a', MLB: 1 },
    };
    expect(findRingCase({ 'ring:2': saved }, ring)).toEqual({
      key: 'ring:2',
      form: { leftOut: ['MLA1'], code: null, ownCodes: { MLB: 'PPPI2' }, comments: { MLA: 'a' } },
    });
    expect(findRingCase({ 'ring:2': 'no case' }, ring).form).toEqual(emptyRingCase);
  });
});
