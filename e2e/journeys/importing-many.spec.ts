import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { read, utils, write } from 'xlsx';
import { importTemplate } from '../../contracts/vocabulary/imports';
import { limits } from '../../contracts/vocabulary/limits';
import {
  isRequestFor,
  readSavedDrafts,
  expect,
  holdFirstRequest,
  crashPage,
  interceptOperation,
  waitUntilSettled,
  test,
} from '../fixtures/test';
import { ImportPage } from '../pages/import-page';

/** Every listing of every report that leaves the page, as often as it leaves. */
async function reportedBy(page: Page): Promise<string[]> {
  const ids: string[] = [];
  await interceptOperation(page, 'reportArticles', (route) => {
    const { variables } = route.request().postDataJSON() as { variables: { articlesIds: string[] } };
    ids.push(...variables.articlesIds);
    return route.continue();
  });
  return ids;
}

/** The template as it was downloaded, with what its lines are and with others in their place. */
function corrected(bytes: Buffer, correct: (line: string, at: number) => string): { lines: string[]; file: Buffer } {
  const book = read(bytes, { type: 'buffer' });
  const sheet = book.Sheets[importTemplate.sheet] ?? {};
  const place = (at: number) => utils.encode_cell({ r: limits.importSkippedRows + at, c: limits.importColumn - 1 });
  const lines: string[] = [];
  for (let at = 0; sheet[place(at)] !== undefined; at += 1) {
    lines.push(String((sheet[place(at)] as { v: unknown }).v));
    sheet[place(at)] = { t: 's', v: correct(lines.at(-1) ?? '', at) };
  }
  return { lines, file: write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer };
}

/** An import whose third group has left the page and is held there. */
async function importThree(page: Page, lines: readonly string[]) {
  const importing = new ImportPage(page);
  await importing.open();
  await importing.pick(lines);
  const isReport = isRequestFor('reportArticles');
  let reports = 0;
  const third = await holdFirstRequest(page, (request) => isReport(request) && (reports += 1) === 3);
  await importing.decide();
  await third.left;
  return { importing };
}

/** In a page: what waits a tenth of a second, as an import does before its first group, never comes. */
function holdOpening(): void {
  const real = globalThis.setTimeout;
  const held = (work: TimerHandler, wait?: number, ...more: unknown[]) =>
    wait === 100 ? 0 : real(work, wait, ...more);
  Object.assign(globalThis, { setTimeout: held });
}

test.describe('importing many', () => {
  test('a thousand with forty faults, the faults corrected and imported, and the first file again: each is reported once', async ({
    page,
    world,
    signIn,
  }) => {
    const all = world.moreListings('MLA', 1000);
    const [good, faulty] = [all.slice(0, 960), all.slice(960)];
    const wrong = faulty.map((id, at) => (at % 2 === 0 ? `${id}7` : `MLA1${id.slice(4)}`));
    const lines = good.flatMap((id, at) => (at % 24 === 23 ? [id, wrong[(at + 1) / 24 - 1] ?? ''] : [id]));
    await signIn('ana', '/reported_articles');
    const reported = await reportedBy(page);
    const importing = new ImportPage(page);
    await importing.open();
    await importing.pick(lines);
    await expect(importing.dialog.getByText(/de 1\.000/), 'how far the checking is').toBeVisible();
    await expect(importing.dialog.getByText('960 válidas')).toBeVisible({ timeout: 60_000 });
    await importing.decide();
    await importing.imported(960);
    expect(world.imported().sort()).toEqual([...good].sort());

    const coming = page.waitForEvent('download');
    await importing.dialog.getByRole('button', { name: 'Descargar las 40 filas para importarlas otra vez' }).click();
    const saved = corrected(readFileSync(await (await coming).path()), (_line, at) => faulty[at] ?? '');
    expect(saved.lines).toEqual(wrong);
    await importing.dialog.getByRole('button', { name: 'Importar otra planilla' }).click();
    await importing.pickFile('corregidas.xlsx', saved.file);
    await expect(importing.dialog.getByText('40 válidas')).toBeVisible();
    await importing.decide();
    await importing.imported(40);

    await importing.dialog.getByRole('button', { name: 'Importar otra planilla' }).click();
    await importing.pick(lines);
    await expect(importing.dialog.getByText('No hay publicaciones válidas para importar.')).toBeVisible({
      timeout: 60_000,
    });
    await expect(importing.dialog.getByRole('button', { name: 'Duplicada (960)' })).toBeVisible();
    expect(world.imported().sort()).toEqual([...all].sort());
    expect([...reported].sort(), 'none left the page twice').toEqual([...all].sort());
  });

  test('it says how many are over and what time is left, and stays stopped over a reload: the group that was on its way is finished, no other goes, and a receipt tells what was done', async ({
    page,
    world,
    signIn,
  }) => {
    const all = world.moreListings('MLA', 300);
    await signIn('ana', '/reported_articles');
    const { importing } = await importThree(page, all);
    await expect(importing.dialog.getByText(/100 de 300/)).toBeVisible();
    await expect(importing.dialog.getByText(/quedan? \d+ segundo/)).toBeVisible();
    await importing.stop();
    await page.reload();
    await importing.imported(150);
    await expect(importing.dialog.getByRole('button', { name: 'Sin importar (150)' })).toBeVisible();
    expect(world.imported().sort()).toEqual(all.slice(0, 150).sort());
    await page.reload();
    await importing.imported(150);
    expect(world.imported()).toHaveLength(150);
  });

  test('the page dies while a file is read, while its reason is given, and after a report whose answer never came', async ({
    page: first,
    world,
    signIn,
  }) => {
    const all = world.moreListings('MLA', 120);
    let page = first;
    let importing = new ImportPage(page);
    const kill = async () => {
      page = await crashPage(page);
      importing = new ImportPage(page);
    };
    const comeBack = () => page.goto('/reported_articles').then(() => waitUntilSettled(page));
    await signIn('ana', '/reported_articles');
    await importing.open();
    await importing.pick([...all, ...Array.from({ length: 80_000 }, () => all[0] ?? '')]);
    await kill();
    await comeBack();
    await expect(importing.dialog, 'nothing was read, so nothing is kept').toBeHidden();
    await importing.open();
    await importing.pick(all);
    await expect(importing.dialog.getByText('120 válidas')).toBeVisible();

    await importing.dialog.getByRole('button', { name: 'Elegir motivo y comentario' }).click();
    await expect(page.getByRole('dialog').getByLabel('Marca').first()).toBeVisible();
    await kill();
    await comeBack();
    await expect(importing.dialog.getByText('120 válidas')).toBeVisible();

    await interceptOperation(page, 'reportArticles', async (route, nth) => {
      if (nth < 2) return route.continue();
      await route.fetch();
      return undefined;
    });
    await importing.decide();
    await expect.poll(() => world.imported().length, { timeout: 60_000 }).toBe(100);
    await kill();
    const reported = await reportedBy(page);
    await comeBack();
    await importing.imported(120);
    expect(world.imported().sort()).toEqual([...all].sort());
    expect(new Set(reported).size, 'what the gateway had taken is looked for, not sent again').toBe(20);
  });

  test('the page dies while its listings are looked at, before the first group goes, between two groups, and at the result', async ({
    page: first,
    world,
    signIn,
  }) => {
    const all = world.moreListings('MLA', 120);
    await signIn('ana', '/reported_articles');
    let importing = new ImportPage(first);
    await importing.open();
    const looked = await holdFirstRequest(first, isRequestFor('itemPendingDenouncesCount'));
    await importing.pick(all);
    await looked.left;
    await expect(importing.dialog.getByText('Revisando cada publicación')).toBeVisible();
    const comeBack = async (dead: Page, before: (page: Page) => Promise<unknown> = async () => undefined) => {
      const page = await crashPage(dead);
      await before(page);
      await page.goto('/reported_articles');
      await waitUntilSettled(page);
      importing = new ImportPage(page);
      return page;
    };
    let page = await comeBack(first);
    await expect(importing.dialog.getByText('120 válidas')).toBeVisible();

    const guarded = await holdFirstRequest(page, isRequestFor('blindages'));
    await importing.decide();
    await guarded.left;
    await expect(importing.dialog.getByText('Comprobando qué publicaciones están protegidas')).toBeVisible();
    page = await comeBack(page, (next) => next.addInitScript(holdOpening));
    await expect(importing.dialog.getByRole('status')).toBeVisible();
    await expect.poll(() => readSavedDrafts(page), 'the moment before the first group').toContain('"sending"');
    expect(world.imported()).toEqual([]);

    let second = { left: Promise.resolve(), release: () => undefined as void };
    page = await comeBack(page, async (next) => {
      const isReport = isRequestFor('reportArticles');
      let reports = 0;
      second = await holdFirstRequest(next, (request) => isReport(request) && (reports += 1) === 2);
    });
    await second.left;
    await expect(importing.dialog.getByText('Importando las publicaciones')).toBeVisible();
    expect(world.imported().sort(), 'one group is over, the next one never arrives').toEqual(all.slice(0, 50).sort());
    page = await comeBack(page);
    await importing.imported(120);
    page = await comeBack(page);
    await importing.imported(120);
    expect(world.imported().sort()).toEqual([...all].sort());
    await importing.dialog.getByRole('button', { name: 'Cerrar' }).last().click();
    await expect(importing.dialog).toBeHidden();
    await importing.open();
    await expect(importing.dialog.getByText('Arrastra la planilla'), 'another one can be imported').toBeVisible();
  });
});

test.describe('ways to an import', () => {
  test('its tip is put off by a click and stays away until it is time; the menu leads to it by an address, the way back closes it', async ({
    page,
    world,
    signIn,
    accessible,
  }) => {
    world.openImportTip('ana@vigia.test');
    await signIn('ana', '/reported_articles');
    const tip = page.getByRole('note', { name: 'Denuncia muchas publicaciones de una vez' });
    await expect(tip).toBeVisible();
    await accessible('the tip of the import');
    await tip.getByRole('button', { name: 'Más tarde' }).click();
    await expect(tip).toBeHidden();
    await expect.poll(world.operations).toContain('updateProfile');
    const asks = async () =>
      (await world.operations()).filter((operation) => operation === 'showReportImportTooltipUntil').length;
    expect(await asks()).toBe(1);
    await page.reload();
    await expect.poll(asks).toBe(2);
    await waitUntilSettled(page);
    await expect(tip).toBeHidden();
    await world.advanceDays(8);
    await page.reload();
    await expect(tip).toBeVisible();
    await page.getByRole('button', { name: 'Importar planilla' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await world.operations()).filter((one) => one === 'updateProfile').length).toBe(2);
    await page.reload();
    await waitUntilSettled(page);
    await expect(tip).toBeHidden();

    const importing = new ImportPage(page);
    await page.getByRole('link', { name: 'Importar planilla' }).click();
    await expect(importing.dialog).toBeVisible();
    await expect(page).toHaveURL(/\/reported_articles\?import=open$/);
    await accessible('an import that an address opened', '[role=dialog]');
    await page.goBack();
    await expect(importing.dialog).toBeHidden();
    await page.goForward();
    await expect(importing.dialog).toBeVisible();
    await page.reload();
    await expect(importing.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(importing.dialog).toBeHidden();
    await expect(page).toHaveURL(/\/reported_articles$/);
  });
});
