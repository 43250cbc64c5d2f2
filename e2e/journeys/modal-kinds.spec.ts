import type { Page } from '@playwright/test';
import { expect, waitUntilSettled, test, type Account } from '../fixtures/test';
import type { World } from '../fixtures/world';
import { ImportPage } from '../pages/import-page';

/** Seeded with variants that nobody has reported. */
const withVariants = '/article_detail/MLA1059961997';
/** Seeded with sale conditions, and as one of those that take part in a catalogue page. */
const ofCatalogue = '/article_detail/MLA1060602065';

interface Kind {
  name: string;
  account?: Account;
  at: string | ((world: World) => Promise<string>);
  /** The title that it bears. */
  title: string | RegExp;
  /** What it says it is about, beside its title. */
  about?: string;
  /** What is chosen in it. */
  choices?: string[];
  /** It stands in the page where the decision is made, and covers nothing. */
  inPage?: boolean;
  open: (page: Page, world: World) => Promise<void>;
}

const press = (name: string | RegExp) => async (page: Page) =>
  page.locator('main').getByRole('button', { name, disabled: false }).first().click();

/** From what a listing's or a report's row leads to, then that button. */
const follow = (link: string, name: string | RegExp) => async (page: Page) => {
  await page.locator(`main a[href^="${link}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(link));
  await waitUntilSettled(page);
  await press(name)(page);
};

const kinds: Kind[] = [
  {
    name: 'suggestions slide',
    account: 'nadia',
    at: '/',
    title: 'Tienes publicaciones sugeridas',
    open: async () => {},
  },
  { name: 'onboarding', account: 'nadia', at: '/', title: 'Encuentra lo que infringe', open: async () => {} },
  { name: 'verify profile', account: 'bruno', at: '/', title: 'Verifique seu perfil', open: async () => {} },
  {
    name: 'manage profiles',
    at: '/profile',
    title: 'Cambiar de perfil',
    open: async (page) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Cuenta de/ })
        .click();
      await page.getByRole('menuitem', { name: 'Cambiar de perfil' }).click();
    },
  },
  {
    name: 'report drawer',
    at: '/reported_articles',
    title: 'Editar denuncia',
    open: async (page) => {
      await page
        .locator('main')
        .getByRole('button', { name: /^Más acciones/ })
        .first()
        .press('Enter');
      await page.getByRole('menuitem', { name: 'Editar denuncia' }).press('Enter');
    },
  },
  {
    name: 'variants report drawer',
    at: withVariants,
    title: 'Denunciar variantes',
    about: '2 variantes',
    inPage: true,
    open: async (page) => {
      const variants = page.getByRole('region', { name: /variantes$/ });
      for (const nth of [0, 1]) await variants.getByRole('listitem').nth(nth).getByRole('checkbox').check();
      await press('Denunciar variantes')(page);
    },
  },
  { name: 'view image', at: withVariants, title: 'Foto ampliada', open: press('Ampliar la foto 1') },
  { name: 'seller history', at: withVariants, title: /^Denuncias/, open: press('Denuncias de tu cuenta') },
  { name: 'linked items', at: ofCatalogue, title: 'Publicaciones vinculadas', open: press('Publicaciones vinculadas') },
  {
    name: 'sale conditions',
    at: ofCatalogue,
    title: 'Condiciones de venta',
    open: press(/condici(ón|ones) de venta$/),
  },
  {
    name: 'images modified',
    at: async (world) => `/article_detail/${await world.reportedListing()}`,
    title: 'Fotos modificadas',
    open: press('Fotos modificadas'),
  },
  {
    name: 'catalogue images',
    at: ofCatalogue,
    title: 'Foto ampliada',
    open: follow('/article_catalogo_detail/', 'Ampliar la foto 2'),
  },
  {
    name: 'catalogue report',
    at: ofCatalogue,
    title: 'Denunciar página de catálogo',
    open: follow('/article_catalogo_detail/', 'Denunciar'),
  },
  { name: 'discard drawer', at: '/suggested_listings', title: 'Descartar sugerencia', open: press('Descartar') },
  {
    name: 'bulk report of several',
    at: '/live_searches/60000001',
    title: 'Denunciar publicaciones',
    about: '2 publicaciones',
    open: async (page) => {
      const cards = page.locator('main li').filter({ hasText: 'Argentina' });
      for (const nth of [0, 1]) await cards.nth(nth).getByRole('checkbox').check();
      await press('Marcar 2 como sospechosas')(page);
    },
  },
  {
    name: 'selection of categories, sellers and countries',
    at: '/live_searches/60000002',
    title: 'Nuevo filtro',
    choices: ['Categoría', 'Vendedor', 'Países'],
    open: async (page) => {
      await press('Más opciones')(page);
      await press('Nuevo filtro')(page);
    },
  },
  {
    name: 'reported-article detail',
    at: '/reported_articles',
    title: /./,
    about: 'Denuncia',
    open: press(/^Ver el detalle de/),
  },
  {
    name: 'reported-article detail of the catalogue',
    at: '/reported_articles',
    title: 'AURICULARES VELTRIX BASS 700 ROSA',
    about: 'Página de catálogo',
    open: press(/^Ver el detalle de AURICULARES VELTRIX BASS 700 ROSA/),
  },
  {
    name: 'reported filter and order',
    at: '/reported_articles',
    title: 'Filtrar y ordenar',
    open: press('Filtrar y ordenar'),
  },
  {
    name: 'spreadsheet of suspicious listings',
    at: '/reported_articles',
    title: 'Importar planilla',
    open: press('Importar planilla'),
  },
  {
    name: 'import success',
    at: '/reported_articles',
    title: 'Importar planilla',
    open: async (page, world) => {
      const imports = new ImportPage(page);
      await imports.open();
      await imports.pick(world.freeListings('MLA', 1));
      await imports.decide();
      await imports.imported(1);
    },
  },
  {
    name: 'auditor comment viewer',
    at: '/reports/noticed_articles?status=APPROVED',
    title: 'Comentario del auditor',
    open: press(/^Ver comentario del auditor/),
  },
];

const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);

test('SHL-34 SHL-36 every kind of modal is opened by its own door, bears its title, and where it lies over the page holds it still and closes by its backdrop; the result of an import that a slip has closed is there until its own button closes it', async ({
  page,
  world,
  signIn,
}) => {
  await page.setViewportSize({ width: 760, height: 900 });
  let account: Account | undefined;
  for (const kind of kinds) {
    await test.step(kind.name, async () => {
      const own = kind.account ?? 'ana';
      const at = typeof kind.at === 'string' ? kind.at : await kind.at(world);
      if (own !== account) await signIn(own, at);
      // What greets a person does so once a load.
      else if (at === '/' || new URL(page.url()).pathname !== at) {
        await page.goto(at);
        await waitUntilSettled(page);
      }
      account = own;
      await kind.open(page, world);
      const modal = page.getByRole(kind.inPage === true ? 'region' : 'dialog', { name: kind.title });
      await expect(modal).toBeVisible();
      if (kind.about !== undefined) await expect(modal.getByText(kind.about, { exact: true }).last()).toBeVisible();
      for (const name of kind.choices ?? [])
        await expect(modal.getByRole('radiogroup', { name }).or(modal.getByRole('group', { name }))).toHaveCount(1);
      await waitUntilSettled(page);
      expect(await overflow(page)).toBe(kind.inPage === true ? 'scroll' : 'hidden');
      if (kind.inPage === true) await modal.getByRole('button', { name: 'Cerrar' }).click();
      else await page.mouse.click(2, 450);
      await expect(modal).toBeHidden();
      expect(await overflow(page)).toBe('scroll');
    });
  }

  await page.goto('/reported_articles');
  await waitUntilSettled(page);
  const imports = new ImportPage(page);
  await page.getByRole('button', { name: 'Ver el resultado de la importación' }).click();
  await imports.imported(1);
  await waitUntilSettled(page);
  for (const leave of [() => page.mouse.click(2, 450), () => page.keyboard.press('Escape')]) {
    await leave();
    await expect(imports.dialog).toBeHidden();
    const again = page.getByRole('button', { name: 'Ver el resultado de la importación' });
    await expect(again).toBeFocused();
    await again.click();
    await imports.imported(1);
    await waitUntilSettled(page);
  }
  await imports.dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(page.getByRole('button', { name: 'Importar planilla' })).toBeFocused();
});
