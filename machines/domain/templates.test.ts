import { describe, expect, it } from 'vitest';
import { assessComment } from './report-comment';
import { offeredCodes } from './report-listings';
import {
  fillTemplate,
  templateCodes,
  templateFaults,
  templateKey,
  templatesFor,
  templateLimits,
  type Template,
} from './templates';

const one: Template = { id: 'a', code: 'PPPI1', lang: 'es', name: 'Copia exacta', text: 'Copia de {{marca}}' };
const kept = ({ id, ...rest }: Template) => ({ [templateKey(id)]: rest });
const whole = { title: 'Gorra {x} #1', id: 'MLA1', seller: 'TIENDA', brand: 'Kumara' };

describe('templates', () => {
  it('are those of a reason and a language, by name, beside whatever else the settings hold', () => {
    const other = { ...one, id: 'b', name: 'Álbum' };
    const settings = {
      density: 'compact',
      ...kept(one),
      ...kept(other),
      ...kept({ ...one, id: 'c', lang: 'pt' }),
      ...kept({ ...one, id: 'd', code: 'PPPI2' }),
      [templateKey('gone')]: null,
      [templateKey('broken')]: { ...one, text: 5 },
    };
    expect(templatesFor(settings, 'PPPI1', 'es')).toEqual([other, one]);
    expect(templatesFor(undefined, 'PPPI1', 'es')).toEqual([]);
    expect(templatesFor(settings, null, 'es')).toEqual([]);
  });

  it('need a name of their own, whatever its case and accents, and a text, neither too long', () => {
    const faults = (form: { name: string; text: string }, id: string | null = null) => {
      const { name, text } = templateFaults(form, [one], id);
      return [name?.because ?? null, text?.because ?? null];
    };
    expect(faults({ name: 'Otra', text: 'Texto' })).toEqual([null, null]);
    expect(faults({ name: ' ', text: ' ' })).toEqual(['TEMPLATE_NAME_EMPTY', 'TEMPLATE_TEXT_EMPTY']);
    expect(faults({ name: 'cópia  EXACTA', text: 'x' })).toEqual(['TEMPLATE_NAME_TAKEN', null]);
    expect(faults({ name: 'cópia  EXACTA', text: 'x' }, 'a')).toEqual([null, null]);
    expect(faults({ name: 'n'.repeat(61), text: 'x'.repeat(2001) })).toEqual(['TEXT_TOO_LONG', 'TEXT_TOO_LONG']);
    const full = Array.from({ length: templateLimits.each }, (_, at) => ({ ...one, id: String(at), name: String(at) }));
    expect(templateFaults({ name: 'Otra', text: 'x' }, full, null).name?.because).toBe('TOO_MANY_TEMPLATES');
    expect(templateFaults({ name: 'Otra', text: 'x' }, full, '3').name).toBeNull();
  });

  it('take from the listing what it has, in three languages, without what may not be sent', () => {
    expect(fillTemplate('{{Título}} {{ID}} {{vendedor}} {{marca}} {{modelo}}', whole)).toBe(
      'Gorra {x} 1 MLA1 TIENDA Kumara {{modelo}}',
    );
    expect(fillTemplate('{{title}} {{seller}} {{ brand }}', { ...whole, brand: null })).toBe(
      'Gorra {x} 1 TIENDA {{ brand }}',
    );
    expect(fillTemplate('{{title}}', { ...whole, title: '{{title}}' })).toBe('{{title}}');
  });
});

describe('a comment with something to fill in', () => {
  it('can not be sent, and says what it lacks, once each', () => {
    expect(assessComment('Copia de {{modelo}} y {{modelo}}, {{año}}').why).toEqual({
      because: 'COMMENT_UNFILLED',
      values: { placeholders: '{{modelo}}, {{año}}' },
    });
    expect(assessComment('Copia de {modelo}').why).toBeNull();
  });
});

it('a template may be written for what the profile may report somewhere, for everything offered where it may nowhere yet', () => {
  const notices = [{ siteId: 'MLA', notices: ['PPPI3', 'PPPI1'].map((id) => ({ id, type: null, description: null })) }];
  expect(templateCodes(notices)).toEqual(['PPPI1', 'PPPI3']);
  expect(templateCodes([])).toEqual(offeredCodes);
});
