import { expect, waitUntilSettled, test } from '../fixtures/test';
import { ImportPage } from '../pages/import-page';
import { SuspiciousPage } from '../pages/suspicious-page';

test.describe('importing', () => {
  test('the listings of a file are classified, reported together and told row by row', async ({
    page,
    world,
    signIn,
    accessible,
  }) => {
    const [guarded = '', ...free] = world.freeListings('MLA', 61);
    await world.protect(guarded, 'PPPI2', '2099-12-31T12:00:00Z');
    await signIn('ana', '/reported_articles');
    const importing = new ImportPage(page);
    await importing.open();
    const focused = importing.dialog.locator(':focus');
    await expect(focused).toHaveAccessibleName('Elegir archivo');
    await accessible('where a file is picked', '[role=dialog]');
    await importing.pick([...free, guarded, free[0] ?? '', 'MLA12345678', 'no es un id', 'MLA9999999999']);
    await expect(importing.dialog.getByText('61 válidas')).toBeVisible();
    await expect(focused).toHaveText('Elegir motivo y comentario');
    await expect(importing.dialog.getByText('61 válidas'), 'over the rows').toBeInViewport();
    await accessible('what a file holds', '[role=dialog]');
    await importing.decide();
    await importing.imported(60);
    await expect(focused, 'what comes next').toHaveText('Enviar 60 denuncias');
    await expect(focused, 'is read with what became of it').toHaveAccessibleDescription(
      'Se importaron 60 publicaciones',
    );
    await accessible('what became of a file', '[role=dialog]');
    expect(world.imported().sort()).toEqual([...free].sort());
    expect((await world.operations()).filter((operation) => operation === 'reportArticles')).toHaveLength(2);
    await expect(
      importing.dialog.getByText('1 publicación está protegida y no se importó: la protección vence el 31/12/2099'),
    ).toBeVisible();
    await importing.dialog.getByRole('button', { name: /^Con error/ }).click();
    await expect(importing.rows).toHaveCount(3);
    await importing.dialog.getByRole('link', { name: 'Ver las publicaciones sospechosas' }).click();
    await expect(importing.dialog).toBeHidden();
    await waitUntilSettled(page);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/\d/);
  });

  test('on a phone a CSV is told not to be accepted, and its listings are reviewed once they are put into the template; review and result open at what they begin with', async ({
    page,
    world,
    signIn,
    accessible,
  }) => {
    const free = world.freeListings('MLA', 40);
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn('ana', '/reported_articles');
    const importing = new ImportPage(page);
    await importing.open();
    const table = `\uFEFFsep=;\r\nTítulo;ID;Precio\r\n${free.map((id) => `"Bolso; rojo";${id};1,50\r\n`).join('')}`;
    await importing.pickFile('mías.csv', Buffer.from(table, 'utf16le'));
    await expect(importing.dialog).toContainText('Solo se aceptan archivos .xlsx o .xls.');
    await expect(importing.dialog.getByText('La columna B (“ID”) tiene 40 filas')).toBeVisible();
    await accessible('a table written as text', '[role=dialog]');
    const convert = importing.dialog.getByRole('button', { name: 'Pasarlas a la plantilla' });
    await expect(convert).toBeFocused();
    await convert.press('Enter');
    await expect(importing.dialog.getByText('40 válidas')).toBeInViewport();
    await expect(importing.dialog.locator(':focus')).toHaveText('Elegir motivo y comentario');
    await importing.decide();
    await importing.imported(40);
    await expect(importing.dialog.locator(':focus')).toHaveText('Enviar 40 denuncias');
    await expect(importing.dialog.getByText('Se importaron 40 publicaciones')).toBeInViewport();
    expect(world.imported().sort()).toEqual([...free].sort());
    await importing.dialog.getByRole('button', { name: 'Enviar 40 denuncias' }).press('Enter');
    const list = new SuspiciousPage(page);
    expect(await list.confirm()).toBe(40);
    await list.letGo();
    await expect(list.sent(40)).toBeVisible();
  });
});
