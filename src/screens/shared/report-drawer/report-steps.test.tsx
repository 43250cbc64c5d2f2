import { describe, expect, test } from 'vitest';
import { reasonCodes } from '../../../../contracts/vocabulary/reasons';
import { sampleReported, visibleListing } from '../../../../machines/simulator/sample-listing';
import {
  reportDrawerSystemActors,
  reportedListing,
} from '../../../../machines/shared/report-drawer/report-drawer.samples';
import { getButton, getElement, press, fillField } from '../../../../tests/render-node';
import { descriptionOf, openReportDrawer } from './report-drawer.fixture';

const two = [visibleListing(), visibleListing({ id: 'MLA1000000002' })];
const ofTwo = { input: { ids: two.map(({ id }) => id) }, systemActors: reportDrawerSystemActors({ listings: two }) };

async function walk(opening: Parameters<typeof openReportDrawer>[0] = {}) {
  const stage = await openReportDrawer(opening);
  const { host } = stage;
  const radio = (value: string) => getElement<HTMLInputElement>(host, `input[type=radio][value=${value}]`);
  return {
    ...stage,
    radio,
    button: (name: string) => getButton(host, name),
    radios: () => [...host.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(({ value }) => value),
    choose: (...values: string[]) => {
      for (const value of values) {
        press(radio(value));
        press(getButton(host, 'Continuar'));
      }
    },
    nameOf: (value: string) => radio(value).closest('label')?.querySelector('span[translate=no]')?.textContent,
    isOff: (value: string) => radio(value).getAttribute('aria-disabled') === 'true',
    groups: () => [...host.querySelectorAll('legend')].map(({ textContent }) => textContent),
    back: () => press(getElement(host, 'button[aria-label^="Volver"]')),
    comment: () => host.querySelector('textarea'),
  };
}

describe('what the drawer offers', () => {
  test('DRW-01 seven categories, each by its name', async () => {
    const { radios, nameOf } = await walk();
    expect(radios().map((value) => [value, nameOf(value)])).toEqual([
      ['BRAND', 'Marca'],
      ['COPYRIGHT', 'Derechos de autor'],
      ['PERSONAL_IMAGE', 'Imagen personal'],
      ['UTILITY_MODEL', 'Diseño o modelo industrial'],
      ['PATENT', 'Patente'],
      ['AGREEMENTS', 'Acuerdos'],
      ['RELATED_RIGHTS', 'Derechos conexos'],
    ]);
  });

  test('DRW-02 only what is allowed for the site of the listing', async () => {
    const allowed = { MLA: ['PPPI3', 'PPPI11', 'PPPI8'], MLB: reasonCodes };
    const { radios, choose } = await walk({ systemActors: reportDrawerSystemActors({ allowed }) });
    expect(radios()).toEqual(['COPYRIGHT', 'UTILITY_MODEL']);
    choose('COPYRIGHT');
    expect(radios()).toEqual(['PPPI3', 'PPPI11']);
  });

  test('CONST-13 no category holds PPPI4, which is allowed', async () => {
    const { radios, choose, back } = await walk({
      systemActors: reportDrawerSystemActors({ allowed: { MLA: reasonCodes } }),
    });
    const offered: string[] = [];
    for (const category of radios()) {
      choose(category);
      offered.push(...radios());
      back();
    }
    expect(offered).toContain('PPPI3');
    expect(offered).not.toContain('PPPI4');
  });

  test('DRW-03 nothing where no reason is allowed for the site', async () => {
    const { radios, host } = await walk({ systemActors: reportDrawerSystemActors({ allowed: { MLB: reasonCodes } }) });
    expect(radios()).toEqual([]);
    expect(getElement(host, '[role=alert]').textContent).toContain('Argentina');
  });

  test('DRW-18 DRW-19 for several listings no reason that is about their pictures', async () => {
    const { isOff, choose, radio } = await walk(ofTwo);
    expect(isOff('PERSONAL_IMAGE')).toBe(true);
    expect(descriptionOf(radio('PERSONAL_IMAGE'))).toMatch(/\S/);
    choose('COPYRIGHT');
    expect([isOff('PPPI6'), isOff('PPPI3')]).toEqual([true, false]);
    const related = await walk(ofTwo);
    related.choose('RELATED_RIGHTS');
    expect([related.isOff('PPPI19'), related.isOff('PPPI18')]).toEqual([true, false]);
    const single = await walk();
    expect(single.isOff('PERSONAL_IMAGE')).toBe(false);
  });

  test('DRW-21 DRW-22 of photos that were chosen first, what can’t be reported so isn’t offered', async () => {
    const several = await walk({ ...ofTwo, input: { ...ofTwo.input, photos: ['p1'] } });
    expect(several.radios()).toEqual(['BRAND', 'UTILITY_MODEL', 'PATENT', 'AGREEMENTS']);
    const guarded = await walk({
      input: { photos: ['p1'] },
      blindages: [{ id: null, item: 'MLA1000000001', reason: 'PPPI9', dueDate: '2027-01-31' }],
    });
    expect(guarded.radios()).toEqual(['BRAND', 'UTILITY_MODEL', 'AGREEMENTS']);
    const kept = { category: 'BRAND', code: 'PPPI1', photos: ['p1'], imagesOnly: true, comment: 'Copia' };
    const drafts = { [`report:${visibleListing().id}`]: kept };
    const again = await walk({ systemActors: reportDrawerSystemActors({ drafts }) });
    press(again.button('Continuar con ella'));
    again.back();
    expect(again.radios()).toEqual(['BRAND', 'UTILITY_MODEL', 'PATENT', 'AGREEMENTS']);
  });

  test('DRW-23 no patent while the listing is protected from it', async () => {
    const { isOff, radio, checked } = await walk({
      blindages: [{ id: null, item: 'MLA1000000001', reason: 'PPPI9', dueDate: '2027-01-31' }],
    });
    expect(isOff('PATENT')).toBe(true);
    press(radio('PATENT'));
    expect(checked()).toBeNull();
    expect((await walk()).isOff('PATENT')).toBe(false);
  });
});

describe('the steps of the drawer', () => {
  test('DRW-06 of a brand: the reason, about the product or the publication', async () => {
    const { choose, groups, radios } = await walk();
    choose('BRAND');
    expect(groups()).toEqual(['El producto', 'La publicación']);
    expect(radios()).toEqual(['PPPI1', 'PPPI10', 'PPPI2']);
  });

  test('DRW-07 of copyright: the reason', async () => {
    const { choose, radios, nameOf, comment, host, actor } = await walk();
    choose('COPYRIGHT');
    expect(radios().map((value) => [value, nameOf(value)])).toEqual([
      ['PPPI3', 'Software'],
      ['PPPI5', 'Libros'],
      ['PPPI6', 'Imágenes o fotos'],
      ['PPPI11', 'Cursos'],
      ['PPPI12', 'Videojuegos'],
      ['PPPI13', 'Videos'],
      ['PPPI14', 'Videos o películas'],
      ['PPPI15', 'Música'],
      ['PPPI16', 'Personajes'],
      ['PPPI17', 'Otros'],
    ]);
    choose('PPPI15');
    fillField(comment() as HTMLTextAreaElement, 'Copia de nuestro disco');
    press(getElement(host, 'button[type=submit]'));
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { report: { code: 'PPPI15' } } });
  });

  test('DRW-08 of related rights: the reason, by those whose rights they are', async () => {
    const { choose, groups, radios } = await walk();
    choose('RELATED_RIGHTS');
    expect(groups()).toHaveLength(3);
    expect(groups().join()).toMatch(/[Aa]ctores.*[Pp]roductores.*radiodifusión/);
    expect(radios()).toEqual(['PPPI18', 'PPPI19', 'PPPI20', 'PPPI21', 'PPPI22', 'PPPI23']);
  });

  test.each(['UTILITY_MODEL', 'PATENT', 'AGREEMENTS'])(
    'DRW-09 of %s the comment follows at once, and back leads to the categories',
    async (category) => {
      const { choose, comment, back, radios, radio } = await walk();
      choose(category);
      expect(comment()).not.toBeNull();
      back();
      expect(radios()).toContain('BRAND');
      expect(radio(category).checked).toBe(true);
    },
  );

  test('DRW-09 DRW-11 of a personal image the photos follow at once, and nothing goes on without one', async () => {
    const { choose, button, host, comment } = await walk();
    choose('PERSONAL_IMAGE');
    expect(button('Continuar').getAttribute('aria-disabled')).toBe('true');
    press(button('Continuar'));
    expect(comment()).toBeNull();
    press(getElement(host, 'input[type=checkbox]'));
    press(button('Continuar'));
    expect(comment()).not.toBeNull();
  });

  test('DRW-10 DRW-11 a report that is edited asks for its photos, and doesn’t go on once the last one is taken out', async () => {
    const reported = sampleReported({ code: 'PPPI6', photosDenounced: ['p1'] });
    const { choose, button, host, back, comment } = await walk({
      input: { edit: true },
      systemActors: reportDrawerSystemActors({ listings: [visibleListing({ reported })] }),
    });
    back();
    choose('COPYRIGHT', 'PPPI6');
    expect(button('Continuar').getAttribute('aria-disabled')).toBeNull();
    press(getElement(host, 'input[type=checkbox]:checked'));
    expect(button('Continuar').getAttribute('aria-disabled')).toBe('true');
    press(button('Continuar'));
    expect(comment()).toBeNull();
  });

  test.each([
    ['COPYRIGHT', 'PPPI6'],
    ['PERSONAL_IMAGE', 'PPPI7'],
    ['RELATED_RIGHTS', 'PPPI19'],
  ])('DRW-10 DRW-11 under %s the photos are chosen for %s, and go out with it', async (category, code) => {
    const { choose, button, host, comment, actor } = await walk();
    choose(category, ...(category === 'PERSONAL_IMAGE' ? [] : [code]));
    const photos = [...host.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    expect(photos).toHaveLength(2);
    press(button('Continuar'));
    expect(comment()).toBeNull();
    press(photos[1]!);
    press(button('Continuar'));
    fillField(comment() as HTMLTextAreaElement, 'Fotos de nuestro catálogo');
    press(getElement(host, 'button[type=submit]'));
    expect(actor.getSnapshot()).toMatchObject({
      status: 'done',
      output: { report: { code, photosDenounced: ['p2'] } },
    });
  });

  test('DRW-10 no photos are chosen for any other reason', async () => {
    const { choose, radios, comment, back } = await walk({
      systemActors: reportDrawerSystemActors({ allowed: { MLA: reasonCodes } }),
    });
    const withPhotos: string[] = [];
    for (const category of ['BRAND', 'COPYRIGHT', 'RELATED_RIGHTS']) {
      choose(category);
      for (const code of radios()) {
        choose(code);
        if (comment() === null) withPhotos.push(code);
        back();
        if (!radios().includes(code)) choose(category);
      }
      back();
    }
    expect(withPhotos).toEqual(['PPPI6', 'PPPI19']);
  });

  test('DRW-12 the last step takes the comment and submits', async () => {
    const { choose, comment, host, actor } = await walk();
    choose('BRAND', 'PPPI1');
    fillField(comment() as HTMLTextAreaElement, 'Copia de nuestro modelo');
    press(getElement(host, 'button[type=submit]'));
    expect(actor.getSnapshot()).toMatchObject({
      status: 'done',
      output: {
        report: { code: 'PPPI1', codeDescription: 'Producto falsificado', description: 'Copia de nuestro modelo' },
      },
    });
  });

  test('before a report is marked it says that nothing is sent yet, and why the comment goes without its accents', async () => {
    const { choose, comment, host } = await walk();
    expect(host.textContent).not.toContain('Todavía no se envía');
    choose('BRAND', 'PPPI1');
    expect(host.textContent).toContain('Todavía no se envía: queda en Publicaciones sospechosas.');
    const why = 'El marketplace recibe los comentarios sin acentos ni signos especiales.';
    fillField(comment() as HTMLTextAreaElement, 'Copia de nuestro modelo');
    expect(host.textContent).not.toContain(why);
    fillField(comment() as HTMLTextAreaElement, 'Copia de tamaño niño');
    expect(host.textContent).toContain(`Copia de tamano nino${why}`);
  });

  test('DRW-13 DRW-14 back leads from the comment to the reason of copyright, and to the category of a brand', async () => {
    const { choose, back, radios } = await walk();
    choose('COPYRIGHT', 'PPPI11');
    back();
    expect(radios()).toContain('PPPI11');
    back();
    expect(radios()).toContain('COPYRIGHT');
    choose('BRAND', 'PPPI1');
    back();
    expect(radios()).toContain('BRAND');
  });

  test('DRW-17 a report that is edited begins with its reason and its comment', async () => {
    const { checked, comment, back, button } = await walk({
      input: { edit: true },
      systemActors: reportDrawerSystemActors({ listings: [reportedListing] }),
    });
    expect(comment()?.value).toBe('Copia de nuestro programa.');
    back();
    expect(checked()).toBe('COPYRIGHT');
    press(button('Continuar'));
    expect(checked()).toBe('PPPI3');
  });

  test.each([
    ['one listing', {}],
    ['several', ofTwo],
  ])('DRW-27 the comment takes 2000 characters of %s, and no more', async (_, opening) => {
    const { choose, comment } = await walk(opening);
    choose('UTILITY_MODEL');
    fillField(comment() as HTMLTextAreaElement, 'x'.repeat(2001));
    expect(comment()?.value).toHaveLength(2000);
  });
});
