import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { act } from '../../tests/act';
import { getElement, press, renderNode, getButton, waitUntil, waitForElement } from '../../tests/render-node';
import { RelativeTime } from './relative-time';
import { CharacterCounter } from './counted-textarea';
import { ErrorState } from './error-state';
import { MenuButton } from './menu-button';
import { Money } from './money';
import { Nickname } from './site-text';
import { ProgressBar, roundTimeLeft } from './progress-bar';
import { PdfCopy, PictureCopy } from './document-copy';
import { OptionsPanel } from './options-panel';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '../../machines/domain/addresses';
import { ScreenSkeleton } from './skeletons';
import { Toolbar } from './toolbar';
import { NoticeStack } from './notice-stack';

describe('small parts', () => {
  test('a price that could not be converted says so; one that was tells what it was', () => {
    const { host, show } = renderNode(<Money value={null} />);
    expect(host.textContent).toBe('Sin datos');
    show(<Money value={{ amount: 10, currency: 'USD' }} original={{ amount: 12000, currency: 'ARS' }} />);
    expect(getElement(host, '[title]').title.replace(/\s/g, ' ')).toBe('Precio original: ARS 12.000,00');
  });

  test('a nickname may break behind each of its words', () => {
    const { host } = renderNode(<Nickname of="OUTLET_LATINAS.73" />);
    expect(host.innerHTML).toContain('OUTLET_<wbr>LATINAS.<wbr>73');
  });

  test('a counter says n / max', () => {
    const { host } = renderNode(<CharacterCounter count={2000} max={2000} />);
    expect(host.textContent).toBe('2000 / 2000');
    expect(getElement(host, '[data-full]').getAttribute('aria-label')).toBe(
      '2.000 de 2.000 caracteres'.replaceAll('.', ''),
    );
  });

  test.each([
    ['2026-11-20T11:59:30Z', 'ahora'],
    ['2026-11-20T12:00:30Z', 'ahora'],
    ['2026-11-20T11:58:00Z', 'hace 2 minutos'],
    ['2026-11-19T12:00:00Z', 'ayer'],
    ['2026-11-19T10:00:00Z', 'ayer'],
    ['2026-11-18T14:00:00Z', 'anteayer'],
    ['2026-10-01T12:00:00Z', 'hace 1 mes'],
    ['2024-11-01T12:00:00Z', 'hace 2 años'],
  ])('%s is %s, with the exact moment at hand', (at, expectedText) => {
    const { host } = renderNode(<RelativeTime at={at} now={Date.UTC(2026, 10, 20, 12)} />);
    expect(host.textContent).toBe(expectedText);
    expect(getElement(host, 'time').title).toMatch(/^\d\d\/\d\d\/202\d \d\d:\d\d$/);
  });

  test('a moment that cannot be read stands as it came', () => {
    const { host } = renderNode(<RelativeTime at="pronto" now={0} />);
    expect(host.textContent).toBe('pronto');
  });

  test.each([
    [1, { unit: 'seconds', count: 1 }],
    [59_001, { unit: 'seconds', count: 60 }],
    [90_000, { unit: 'minutes', count: 2 }],
    [89 * 60_000, { unit: 'minutes', count: 89 }],
    [90 * 60_000, { unit: 'hours', count: 2 }],
  ])('%i ms are told in one unit, never as none', (left, expectedText) => {
    expect(roundTimeLeft(left)).toEqual(expectedText);
  });

  test('progress has its numbers and the time left, which rests with it', () => {
    const { host, show } = renderNode(<ProgressBar label="Envío" done={25} total={1200} left={95_000} />);
    expect(host.textContent).toBe('25 de 1.200quedan 2 minutos');
    expect([
      getElement<HTMLProgressElement>(host, 'progress').value,
      getElement<HTMLProgressElement>(host, 'progress').max,
    ]).toEqual([25, 1200]);
    show(<ProgressBar label="Envío" done={25} total={1200} left={95_000} resting />);
    expect(host.textContent).toBe('25 de 1.200');
    show(<ProgressBar label="Envío" done={25} total={null} />);
    expect(getElement<HTMLProgressElement>(host, 'progress').position).toBe(-1);
  });

  test('an error says what did not work, why, and how to go on', () => {
    const onRetry = vi.fn();
    const { host } = renderNode(
      <ErrorState
        failure={{ code: 'OFFLINE', operation: 'liveSearches' }}
        kept="El borrador sigue aquí."
        onRetry={onRetry}
      />,
    );
    expect(getElement(host, '[role=alert]').textContent).toBe(
      'No pudimos cargar tus búsquedas.No hay conexión. Revisa tu red y vuelve a intentarlo.El borrador sigue aquí.Reintentar',
    );
    press(getElement(host, 'button'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('a menu names its choices and does what is chosen', () => {
    const onChoose = vi.fn();
    const { host } = renderNode(
      <MenuButton
        label="Moneda"
        choices={[
          { id: 'USD', label: 'dólar', checked: true },
          { id: 'ARS', label: 'peso', checked: false, onChoose },
          { id: 'help', label: 'Ayuda', to: { to: 'supportForm' } },
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
    const menu = getElement(host, '[popover]');
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

const onBroken = () => undefined;

test.each(['https://evil.example/a.pdf', 'javascript:alert(1)', 'data:text/html,<p>', '/files/a.pdf', ' blob:x'])(
  'what is no copy of this page is neither framed nor drawn: %s',
  (address) => {
    expect(renderNode(<PdfCopy address={address} name="a.pdf" />).host.innerHTML).toBe('');
    expect(renderNode(<PictureCopy address={address} name="a" onBroken={onBroken} />).host.innerHTML).toBe('');
  },
);

test('a copy is framed or drawn under the name of its file', () => {
  const frame = renderNode(<PdfCopy address="blob:x" name="a.pdf" />).host.querySelector('iframe');
  expect([frame?.title, frame?.getAttribute('src')]).toEqual(['a.pdf', 'blob:x#navpanes=0&view=FitH']);
  const picture = renderNode(<PictureCopy address="blob:x" name="a" onBroken={onBroken} />).host.querySelector('img');
  expect([picture?.alt, picture?.getAttribute('src')]).toEqual(['a', 'blob:x']);
});

test('closes with an action in it, whose focus its button takes; a field in it, and a button of a field, leave it open', () => {
  const act = vi.fn();
  const { host } = renderNode(
    <OptionsPanel label="Más opciones" icon={null}>
      <input />
      <form>
        <button type="button">Borrar el día</button>
      </form>
      <button type="button" onClick={() => act(document.activeElement)}>
        Agrupar
      </button>
    </OptionsPanel>,
  );
  const panel = getElement(host, '[popover]');
  const hidePopover = vi.fn();
  Object.assign(panel, { hidePopover });
  press(getElement(host, 'input'));
  press(getButton(host, 'Borrar el día'));
  expect(hidePopover).not.toHaveBeenCalled();
  press(getButton(host, 'Agrupar'));
  expect(hidePopover).toHaveBeenCalledOnce();
  expect(act, 'what it opens gives the focus back there').toHaveBeenCalledWith(getButton(host, 'Más opciones'));
});

const sheet = readFileSync(join(import.meta.dirname, 'skeletons.module.css'), 'utf8');
const named = [...sheet.matchAll(/\[data-of='(\w+)'\] > \.table/g)].map(([, name = '']) => name);

test('a table that comes under tools has their room while it loads, wide and narrow', () => {
  for (const name of [
    'suspicious',
    'history',
    'watchedSellers',
    'trustedSellers',
    'closedCases',
    'liveSearches',
    'results',
  ])
    expect(named.filter((each) => each === name)).toHaveLength(2);
  expect(named.filter((name) => !(name in addresses))).toEqual([]);
});

test('the skeleton of a screen says whose it is, and its table is what stands at its end', () => {
  const { host } = renderNode(<ScreenSkeleton of="suspicious" />);
  const table = getElement(host, '[data-of=suspicious]').lastElementChild;
  expect(table?.querySelectorAll('[aria-hidden]').length).toBeGreaterThan(5);
});

/** Two decisions over a list: one takes its own button away, the other the whole toolbar. */
function Deciding() {
  const [left, setLeft] = useState<'both' | 'one' | 'none'>('both');
  return (
    <main>
      {left !== 'none' && (
        <Toolbar label="Chosen">
          {left === 'both' && <button onClick={() => setLeft('one')}>Send</button>}
          <button onClick={() => setLeft('none')}>Choose none</button>
        </Toolbar>
      )}
      <button>First row</button>
    </main>
  );
}

test('the focus stays in the toolbar when the pressed button goes, and goes on to the list with the toolbar', async () => {
  const { host } = renderNode(<Deciding />);
  const pressed = (name: string) => {
    act(() => getButton(host, name).focus());
    press(getButton(host, name));
  };
  pressed('Send');
  await waitUntil(() => document.activeElement === getElement(host, '[role=toolbar]'), 'It is lost with the button.');
  pressed('Choose none');
  await waitUntil(() => document.activeElement === getButton(host, 'First row'), 'It is lost with the toolbar.');
});

describe('toasts', () => {
  test('stand in a stack of their own, each with its words, its link and a way to close it', async () => {
    const onDismiss = vi.fn();
    const { host } = renderNode(
      <NoticeStack
        notices={[
          {
            id: '1',
            code: 'send.done',
            tone: 'success',
            values: { count: 3 },
            link: { to: 'suspicious' },
            alsoLink: { to: 'history' },
          },
          { id: '2', code: 'mark.approve.failed', tone: 'failure', failure: { code: 'ALREADY_AUDITED' } },
        ]}
        onDismiss={onDismiss}
      />,
    );
    await waitForElement(host, '[role=alert]');
    expect(host.querySelectorAll('[role=status], [role=alert]')).toHaveLength(2);
    expect(getElement(host, '[role=status]').textContent).toBe(
      'Enviamos 3 denuncias.Ver publicaciones sospechosasVer el historial',
    );
    expect([...host.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/reported_articles',
      '/reports/noticed_articles',
    ]);
    expect(getElement(host, '[role=alert]').textContent).toBe(
      'No pudimos marcar como confiable la publicaciónEsta publicación ya fue auditada en la organización.',
    );
    press(getElement(host, '[role=alert] button'));
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('2');
  });
});
