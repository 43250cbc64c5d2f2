import { describe, expect, test, vi } from 'vitest';
import { act } from '../../tests/act';
import { getElement, press, renderNode } from '../../tests/render-node';
import { DataCell, DataRow, DataTable, type Column } from './data-table';
import { Pager } from './pager';

describe('tables', () => {
  const columns: Column[] = [
    { id: 'title', name: 'Publicación', sortable: true },
    { id: 'price', name: 'Precio', end: true, sortable: true },
    { id: 'actions', name: 'Acciones', quiet: true },
  ];

  test('heads tell how they sort, and turn the order around', () => {
    const onSort = vi.fn();
    const { host } = renderNode(
      <DataTable label="Publicaciones" columns={columns} sorting={{ column: 'price', order: 'asc' }} onSort={onSort}>
        {null}
      </DataTable>,
    );
    expect([...host.querySelectorAll('th')].map((head) => head.getAttribute('aria-sort'))).toEqual([
      'none',
      'ascending',
      null,
    ]);
    expect(getElement(host, 'th:last-child').textContent).toBe('Acciones');
    const [title, price] = [...host.querySelectorAll('th button')];
    press(title ?? host);
    press(price ?? host);
    expect(onSort.mock.calls).toEqual([[{ column: 'title', order: 'asc' }], [{ column: 'price', order: 'desc' }]]);
  });

  test('rows are chosen one by one or all at once, and cells carry their label for the folded card', () => {
    const onEvery = vi.fn();
    const onChange = vi.fn();
    const { host } = renderNode(
      <DataTable label="Publicaciones" columns={columns} selection={{ every: false, some: true, onEvery }}>
        <DataRow selection={{ chosen: true, label: 'Zapatillas', onChange }}>
          <DataCell of="title">Zapatillas</DataCell>
          <DataCell of="price">ARS 10</DataCell>
          <DataCell of="actions" inCard="foot">
            …
          </DataCell>
        </DataRow>
      </DataTable>,
    );
    const [all, row] = [...host.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    expect([all?.indeterminate, row?.checked, row?.ariaLabel ?? row?.getAttribute('aria-label')]).toEqual([
      true,
      true,
      'Zapatillas',
    ]);
    press(all ?? host);
    press(row ?? host);
    expect(onEvery).toHaveBeenCalledWith(true, false);
    expect(onChange).toHaveBeenCalledWith(false, false);
    act(() => {
      row?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }));
    });
    expect(onChange).toHaveBeenLastCalledWith(false, true);
    expect([...host.querySelectorAll('td')].map((cell) => cell.getAttribute('data-label'))).toEqual([
      null,
      'Publicación',
      'Precio',
      null,
    ]);
  });

  test.each([
    ['es', 'Mostrar 102050 filas por página'],
    ['en', 'Show 102050 rows per page'],
    ['pt', 'Mostrar 102050 linhas por página'],
  ] as const)('SHL-45 the length of a page is chosen in a sentence (%s)', (lang, sentence) => {
    const onSize = vi.fn();
    const { host } = renderNode(<Pager page={1} size={10} total={95} onPage={() => undefined} onSize={onSize} />, lang);
    expect(getElement(host, 'label').textContent).toBe(sentence);
    const menu = getElement<HTMLSelectElement>(host, 'select');
    expect(menu.value).toBe('10');
    act(() => {
      menu.value = '50';
      menu.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(onSize).toHaveBeenCalledWith(50);
  });

  test('the pager says which rows of how many, and leads nowhere past its ends', () => {
    const onPage = vi.fn();
    const { host, show } = renderNode(<Pager page={10} size={10} total={95} onPage={onPage} />);
    expect(getElement(host, '[aria-live]').textContent).toBe('91–95 de 95');
    expect([...host.querySelectorAll('button')].map((button) => button.disabled)).toEqual([false, false, true, true]);
    press(getElement(host, '[aria-label="Primera página"]'));
    press(getElement(host, '[aria-label="Página anterior"]'));
    expect(onPage.mock.calls).toEqual([[1], [9]]);
    show(<Pager page={1} size={10} total={0} onPage={onPage} />);
    expect(getElement(host, '[aria-live]').textContent).toBe('0–0 de 0');
    expect([...host.querySelectorAll('button')].every((button) => button.disabled)).toBe(true);
  });
});
