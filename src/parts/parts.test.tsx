import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { appears, one, point, press, rendered } from '../../tests/rendered';
import { AppLink, WayContext } from './app-link';
import { ActionIcon, Button } from './button';
import { CharacterCounter } from './character-counter';
import { Checks, Radios } from './choice-list';
import { DataCell, DataRow, DataTable, type Column } from './data-table';
import { ErrorState } from './error-state';
import { PasswordInput, Textarea, TextInput } from './fields';
import { Hint } from './hint';
import { ListingPicture } from './listing-picture';
import { MenuButton } from './menu-button';
import { Money } from './money';
import { NoticeStack } from './notice-stack';
import { Pager } from './pager';
import { pictureAt } from './picture-size';
import { ProgressBar } from './progress-bar';
import { safeHref } from './safe-href';
import { timeLeft } from './time-left';
import { WhyButton } from './why-button';

const wait = (time: number) => {
  act(() => {
    vi.advanceTimersByTime(time);
  });
};
const tipOf = (host: ParentNode) => host.querySelector('[role=tooltip]');

describe('a hint', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('SHL-37 opens after 1000 ms and closes after 200 ms', () => {
    const { host } = rendered(
      <Hint label="La marca todavía se está guardando.">
        <button type="button">Enviar</button>
      </Hint>,
    );
    point(one(host, 'button'), 'enter');
    wait(999);
    expect(tipOf(host)).toBeNull();
    wait(1);
    expect(tipOf(host)?.textContent).toBe('La marca todavía se está guardando.');
    point(one(host, 'button'), 'leave');
    wait(199);
    expect(tipOf(host)).not.toBeNull();
    wait(1);
    expect(tipOf(host)).toBeNull();
  });

  test('SHL-38 that says why a reason is blocked opens at once and closes after 100 ms', () => {
    const { host } = rendered(
      <Hint prompt label="Protegida">
        <button type="button">Patente</button>
      </Hint>,
    );
    point(one(host, 'button'), 'enter');
    wait(0);
    expect(tipOf(host)?.textContent).toBe('Protegida');
    point(one(host, 'button'), 'leave');
    wait(99);
    expect(tipOf(host)).not.toBeNull();
    wait(1);
    expect(tipOf(host)).toBeNull();
  });

  test('stays while the pointer rests on it, and goes with Escape', () => {
    const { host } = rendered(
      <Hint prompt label="Protegida">
        <button type="button">Patente</button>
      </Hint>,
    );
    point(one(host, 'button'), 'enter');
    wait(0);
    point(one(host, 'button'), 'leave');
    point(one(host, '[role=tooltip]'), 'enter');
    wait(5000);
    expect(tipOf(host)).not.toBeNull();
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    expect(tipOf(host)).toBeNull();
  });

  test('without words never opens', () => {
    const { host } = rendered(
      <Hint prompt label={null}>
        <button type="button">Patente</button>
      </Hint>,
    );
    point(one(host, 'button'), 'enter');
    wait(5000);
    expect(tipOf(host)).toBeNull();
  });
});

describe('a button that says why', () => {
  test('can be reached but not pressed while there is a reason; the reason describes it and shows when pressed', () => {
    const onClick = vi.fn();
    const { host, show } = rendered(
      <WhyButton
        why={{ because: 'ANSWERS_DUE', values: { count: 2 }, resolve: '/reports/noticed_articles?status=PENDING' }}
        onClick={onClick}
      >
        Enviar
      </WhyButton>,
    );
    const button = one<HTMLButtonElement>(host, 'button');
    expect(button.disabled).toBe(false);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(one(host, `[id="${button.getAttribute('aria-describedby')}"]`).textContent).toContain(
      '2 respuestas de vendedores que vencen hoy',
    );
    press(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(tipOf(host)?.querySelector('a')?.getAttribute('href')).toBe('/reports/noticed_articles?status=PENDING');
    show(
      <WhyButton why={null} onClick={onClick}>
        Enviar
      </WhyButton>,
    );
    expect(button.getAttribute('aria-disabled')).toBeNull();
    press(button);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('of a form does not send it while there is a reason', () => {
    const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { host } = rendered(
      <form onSubmit={sent}>
        <WhyButton type="submit" why={{ because: 'COMMENT_EMPTY' }}>
          Enviar
        </WhyButton>
      </form>,
    );
    press(one(host, 'button'));
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('addresses', () => {
  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a/b',
    'file:///etc/passwd',
    'http://[',
    '',
    '  ',
    null,
    undefined,
  ])('%j is no link', (href) => {
    expect(safeHref(href)).toBeNull();
    const { host } = rendered(<AppLink href={href ?? ''}>Ver</AppLink>);
    expect(host.querySelector('a')).toBeNull();
    expect(host.textContent).toBe('Ver');
  });

  test.each([
    '/live_searches',
    'https://marketplace.example/x',
    'http://a.example',
    'mailto:soporte@vigia.test',
    '?page=2',
    '#content',
  ])('%s is', (href) => {
    expect(safeHref(href)).toBe(href);
  });

  test('a path of the console keeps the page; a new tab, another button and another origin are the browser’s', () => {
    const go = vi.fn();
    const prepare = vi.fn();
    const { host } = rendered(
      <WayContext value={{ go, prepare }}>
        <AppLink href="/reported_articles">own</AppLink>
        <AppLink href="/help_support" newTab>
          tab
        </AppLink>
        <AppLink href="//evil.example">other</AppLink>
      </WayContext>,
    );
    const [own, tab, other] = [...host.querySelectorAll('a')];
    if (!own || !tab || !other) throw new Error('Three links were rendered.');
    for (const link of [tab, other]) link.addEventListener('click', (event) => event.preventDefault());
    point(own, 'enter');
    expect(prepare).toHaveBeenCalledWith('/reported_articles');
    press(own);
    expect(go).toHaveBeenCalledExactlyOnceWith('/reported_articles');
    const withKey = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    own.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
    act(() => void own.dispatchEvent(withKey));
    press(tab);
    press(other);
    expect(go).toHaveBeenCalledTimes(1);
    expect(tab.rel).toBe('noopener noreferrer');
    expect(tab.textContent).toContain('(se abre en una pestaña nueva)');
  });
});

describe('pictures', () => {
  test('VAL-02 the size mark -O becomes -R in lists and -N in a detail', () => {
    expect(pictureAt('/files/pictures/MLA1/0-O.jpg', 'small')).toBe('/files/pictures/MLA1/0-R.jpg');
    expect(pictureAt('https://h.example/D-O-1-O.webp?v=1', 'normal')).toBe('https://h.example/D-O-1-N.webp?v=1');
    expect(pictureAt('https://h.example/plain.jpg', 'small')).toBe('https://h.example/plain.jpg');
  });

  test.each([null, 'javascript:alert(1)', 'data:image/svg+xml,<svg/>'])('a placeholder stands in for %j', (url) => {
    const { host } = rendered(<ListingPicture url={url} alt="Zapatillas" />);
    expect(host.querySelector('img')).toBeNull();
    expect(one(host, '[role=img]').getAttribute('aria-label')).toBe('Sin imagen');
  });

  test('a placeholder stands in for one that does not load, until there is another', () => {
    const { host, show } = rendered(<ListingPicture url="/a-O.jpg" alt="Zapatillas" />);
    expect(one<HTMLImageElement>(host, 'img').getAttribute('src')).toBe('/a-R.jpg');
    expect(one(host, 'img').getAttribute('loading')).toBe('lazy');
    act(() => void one(host, 'img').dispatchEvent(new Event('error')));
    expect(host.querySelector('img')).toBeNull();
    show(<ListingPicture url="/b-O.jpg" alt="Zapatillas" size="normal" />);
    expect(one(host, 'img').getAttribute('src')).toBe('/b-N.jpg');
  });
});

describe('tables', () => {
  const columns: Column[] = [
    { id: 'title', name: 'Publicación', sortable: true },
    { id: 'price', name: 'Precio', end: true, sortable: true },
    { id: 'actions', name: 'Acciones', quiet: true },
  ];

  test('heads tell how they sort, and turn the order around', () => {
    const onSort = vi.fn();
    const { host } = rendered(
      <DataTable label="Publicaciones" columns={columns} sorting={{ column: 'price', order: 'asc' }} onSort={onSort}>
        {null}
      </DataTable>,
    );
    expect([...host.querySelectorAll('th')].map((head) => head.getAttribute('aria-sort'))).toEqual([
      'none',
      'ascending',
      null,
    ]);
    expect(one(host, 'th:last-child').textContent).toBe('Acciones');
    const [title, price] = [...host.querySelectorAll('th button')];
    press(title ?? host);
    press(price ?? host);
    expect(onSort.mock.calls).toEqual([[{ column: 'title', order: 'asc' }], [{ column: 'price', order: 'desc' }]]);
  });

  test('rows are chosen one by one or all at once, and cells carry their label for the folded card', () => {
    const onEvery = vi.fn();
    const onChange = vi.fn();
    const { host } = rendered(
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
    expect(onEvery).toHaveBeenCalledWith(true);
    expect(onChange).toHaveBeenCalledWith(false);
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
    const { host } = rendered(<Pager page={1} size={10} total={95} onPage={() => undefined} onSize={onSize} />, lang);
    expect(one(host, 'label').textContent).toBe(sentence);
    const menu = one<HTMLSelectElement>(host, 'select');
    expect(menu.value).toBe('10');
    act(() => {
      menu.value = '50';
      menu.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(onSize).toHaveBeenCalledWith(50);
  });

  test('the pager says which rows of how many, and leads nowhere past its ends', () => {
    const onPage = vi.fn();
    const { host, show } = rendered(<Pager page={10} size={10} total={95} onPage={onPage} />);
    expect(one(host, '[aria-live]').textContent).toBe('91–95 de 95');
    expect([...host.querySelectorAll('button')].map((button) => button.disabled)).toEqual([false, false, true, true]);
    press(one(host, '[aria-label="Primera página"]'));
    press(one(host, '[aria-label="Página anterior"]'));
    expect(onPage.mock.calls).toEqual([[1], [9]]);
    show(<Pager page={1} size={10} total={0} onPage={onPage} />);
    expect(one(host, '[aria-live]').textContent).toBe('0–0 de 0');
    expect([...host.querySelectorAll('button')].every((button) => button.disabled)).toBe(true);
  });
});

describe('choices', () => {
  const choices = [
    { value: 'AR', label: 'Argentina' },
    { value: 'BR', label: 'Brasil' },
    { value: 'CU', label: 'Cuba', disabled: true },
  ] as const;

  test('all stands for every one that is open, some makes it mixed, and the order is that of the choices', () => {
    const onChange = vi.fn();
    const { host, show } = rendered(
      <Checks legend="Países" all choices={choices} chosen={['BR']} onChange={onChange} />,
    );
    const boxes = () => [...host.querySelectorAll<HTMLInputElement>('input')];
    expect(boxes().map((box) => [box.checked, box.indeterminate, box.disabled])).toEqual([
      [false, true, false],
      [false, false, false],
      [true, false, false],
      [false, false, true],
    ]);
    press(boxes()[1] ?? host);
    press(boxes()[0] ?? host);
    expect(onChange.mock.calls).toEqual([[['AR', 'BR']], [['AR', 'BR']]]);
    show(
      <Checks
        legend="Países"
        all
        choices={choices}
        chosen={['AR', 'BR']}
        onChange={onChange}
        error="Elige al menos un país."
      />,
    );
    press(boxes()[0] ?? host);
    expect(onChange).toHaveBeenLastCalledWith([]);
    expect(one(host, '[role=alert]').id).toBe(one(host, 'fieldset').getAttribute('aria-describedby'));
  });

  test('of radios one is taken', () => {
    const onChange = vi.fn();
    const { host } = rendered(<Radios legend="Motivo" choices={choices} chosen="AR" onChange={onChange} framed />);
    const radios = [...host.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    expect(radios.map((radio) => radio.checked)).toEqual([true, false, false]);
    press(radios[1] ?? host);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('BR');
  });
});

describe('small parts', () => {
  test('a price that could not be converted says so; one that was tells what it was', () => {
    const { host, show } = rendered(<Money value={null} />);
    expect(host.textContent).toBe('Sin datos');
    show(<Money value={{ amount: 10, currency: 'USD' }} original={{ amount: 12000, currency: 'ARS' }} />);
    expect(one(host, '[title]').title.replace(/\s/g, ' ')).toBe('Precio original: ARS 12.000,00');
  });

  test('a counter says n / max', () => {
    const { host } = rendered(<CharacterCounter count={2000} max={2000} />);
    expect(host.textContent).toBe('2000 / 2000');
    expect(one(host, '[data-full]').getAttribute('aria-label')).toBe('2.000 de 2.000 caracteres'.replaceAll('.', ''));
  });

  test.each([
    [1, { unit: 'seconds', count: 1 }],
    [59_001, { unit: 'seconds', count: 60 }],
    [90_000, { unit: 'minutes', count: 2 }],
    [89 * 60_000, { unit: 'minutes', count: 89 }],
    [90 * 60_000, { unit: 'hours', count: 2 }],
  ])('%i ms are told in one unit, never as none', (left, told) => {
    expect(timeLeft(left)).toEqual(told);
  });

  test('progress has its numbers and the time left, which rests with it', () => {
    const { host, show } = rendered(<ProgressBar label="Envío" done={25} total={1200} left={95_000} />);
    expect(host.textContent).toBe('25 de 1.200quedan 2 minutos');
    expect([one<HTMLProgressElement>(host, 'progress').value, one<HTMLProgressElement>(host, 'progress').max]).toEqual([
      25, 1200,
    ]);
    show(<ProgressBar label="Envío" done={25} total={1200} left={95_000} resting />);
    expect(host.textContent).toBe('25 de 1.200');
    show(<ProgressBar label="Envío" done={25} total={null} />);
    expect(one<HTMLProgressElement>(host, 'progress').position).toBe(-1);
  });

  test('an error says what did not work, why, and how to go on', () => {
    const onRetry = vi.fn();
    const { host } = rendered(
      <ErrorState
        failure={{ code: 'OFFLINE', operation: 'liveSearches' }}
        kept="El borrador sigue aquí."
        onRetry={onRetry}
      />,
    );
    expect(one(host, '[role=alert]').textContent).toBe(
      'No pudimos cargar tus búsquedas.No hay conexión. Revisa tu red y vuelve a intentarlo; lo que escribiste sigue aquí.El borrador sigue aquí.Volver a intentar',
    );
    press(one(host, 'button'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('a menu names its choices and does what is chosen', () => {
    const onChoose = vi.fn();
    const { host } = rendered(
      <MenuButton
        label="Moneda"
        choices={[
          { id: 'USD', label: 'dólar', checked: true },
          { id: 'ARS', label: 'peso', checked: false, onChoose },
          { id: 'help', label: 'Ayuda', href: '/help_support' },
        ]}
      >
        USD
      </MenuButton>,
    );
    const items = [...host.querySelectorAll('[role^=menuitem]')];
    expect(items.map((item) => [item.getAttribute('role'), item.getAttribute('aria-checked')])).toEqual([
      ['menuitemradio', 'true'],
      ['menuitemradio', 'false'],
      ['menuitem', null],
    ]);
    press(items[1] ?? host);
    expect(onChoose).toHaveBeenCalledTimes(1);
    const menu = one(host, '[popover]');
    const key = (name: string) =>
      act(() => void menu.firstElementChild?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));
    key('End');
    expect(document.activeElement).toBe(items[2]);
    key('ArrowDown');
    expect(document.activeElement).toBe(items[0]);
    key('ArrowUp');
    expect(document.activeElement).toBe(items[2]);
  });
});

describe('toasts', () => {
  test('stand in a stack of their own, each with its words, its link and a way to close it', async () => {
    const onDismiss = vi.fn();
    const { host } = rendered(
      <NoticeStack
        notices={[
          {
            id: '1',
            code: 'send.done',
            tone: 'success',
            values: { count: 3 },
            link: '/reported_articles',
            alsoLink: '/reports/noticed_articles',
          },
          { id: '2', code: 'mark.approve.failed', tone: 'failure', failure: { code: 'ALREADY_AUDITED' } },
        ]}
        onDismiss={onDismiss}
      />,
    );
    await appears(host, '[role=alert]');
    expect(host.querySelectorAll('[role=status], [role=alert]')).toHaveLength(2);
    expect(one(host, '[role=status]').textContent).toBe(
      'Enviamos 3 denuncias.Ver publicaciones sospechosasVer el historial',
    );
    expect([...host.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/reported_articles',
      '/reports/noticed_articles',
    ]);
    expect(one(host, '[role=alert]').textContent).toBe(
      'No pudimos marcar como confiable la publicaciónEsta publicación ya fue auditada en la organización.',
    );
    press(one(host, '[role=alert] button'));
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('2');
  });
});

describe('buttons and fields', () => {
  test('a button at work keeps the focus and takes no press', () => {
    const onClick = vi.fn();
    const { host, show } = rendered(
      <Button loading onClick={onClick}>
        Guardar
      </Button>,
    );
    const button = one<HTMLButtonElement>(host, 'button');
    expect([button.disabled, button.getAttribute('aria-busy'), button.type]).toEqual([false, 'true', 'button']);
    press(button);
    expect(onClick).not.toHaveBeenCalled();
    show(<Button onClick={onClick}>Guardar</Button>);
    press(button);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('a button at work does not send its form', () => {
    const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { host } = rendered(
      <form onSubmit={sent}>
        <Button type="submit" loading>
          Guardar
        </Button>
      </form>,
    );
    press(one(host, 'button'));
    expect(sent).not.toHaveBeenCalled();
  });

  test('a button with an address is a link, and one without a live address is text', () => {
    const { host, show } = rendered(<Button href="/live_searches">Búsquedas</Button>);
    expect(one(host, 'a').getAttribute('href')).toBe('/live_searches');
    show(<Button href="javascript:alert(1)">Búsquedas</Button>);
    expect(host.querySelector('a')).toBeNull();
  });

  test('an icon at work takes no press', () => {
    const onClick = vi.fn();
    const { host } = rendered(
      <ActionIcon aria-label="Recargar" loading onClick={onClick}>
        …
      </ActionIcon>,
    );
    press(one(host, 'button'));
    expect(onClick).not.toHaveBeenCalled();
  });

  test('a field is named by its label and described by its hint and its error', () => {
    const { host, show } = rendered(
      <TextInput label="Palabras" description="Separadas por espacios" required error={null} />,
    );
    const input = one<HTMLInputElement>(host, 'input');
    const described = () =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter(Boolean)
        .map((id) => document.getElementById(id)?.textContent);
    expect(one<HTMLLabelElement>(host, 'label').htmlFor).toBe(input.id);
    expect([described(), input.getAttribute('aria-invalid')]).toEqual([['Separadas por espacios'], null]);
    show(<TextInput label="Palabras" description="Separadas por espacios" required error="Escribe al menos una." />);
    expect([described(), input.getAttribute('aria-invalid')]).toEqual([
      ['Separadas por espacios', 'Escribe al menos una.'],
      'true',
    ]);
    expect(one(host, '[role=alert]').textContent).toBe('Escribe al menos una.');
  });

  test('a password is hidden until it is asked for', () => {
    const { host } = rendered(<PasswordInput label="Contraseña" defaultValue="vigia-demo" />);
    const eye = one(host, '[aria-label="Mostrar la contraseña"]');
    expect([one<HTMLInputElement>(host, 'input').type, eye.getAttribute('aria-pressed')]).toEqual([
      'password',
      'false',
    ]);
    press(eye);
    expect([one<HTMLInputElement>(host, 'input').type, eye.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    expect(one<HTMLInputElement>(host, 'input').value).toBe('vigia-demo');
  });

  test('lines of text are described as a line is, and by what the caller adds', () => {
    const { host } = rendered(<Textarea label="Comentario" aria-describedby="counter" minRows={3} autosize />);
    expect([
      one<HTMLTextAreaElement>(host, 'textarea').rows,
      one(host, 'textarea').getAttribute('aria-describedby'),
    ]).toEqual([3, 'counter']);
  });
});
