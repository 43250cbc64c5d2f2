import { createRoot } from 'react-dom/client';
import { describe, expect, test, vi } from 'vitest';
import { act } from '../tests/act';
import { addCleanup } from '../tests/cleanup';
import { getElement, press, renderNode } from '../tests/render-node';
import { findWrongFields, renderConfigFault } from './render-config-fault';
import { ConfigFaultScreen } from './screens/shell/config-fault-screen';
import type { ConfigFault } from './seams/config-check';

const configDocument = {
  gatway: '/production',
  identity: '/identity',
  oidc: 'javascript:alert(1)',
  clientId: 'vigia-console',
  videos: { menu1: 'https://a.example', menu2: '<b>' },
  features: { flying: true, linking: false },
  legalBase: 'x'.repeat(200),
};
const fault: ConfigFault = {
  kind: 'fields',
  names: ['gateway', 'gatway', 'oidc', 'videos', 'features', 'legalBase'],
  told: configDocument,
};

describe('a configuration with faults', () => {
  test('each field is told by its path: lacking, unknown, wrong, within a table too, with a value cut short', () => {
    expect(findWrongFields(fault)).toEqual([
      { path: 'gateway', form: 'lacking' },
      { path: 'gatway', form: 'unknown' },
      { path: 'oidc', form: expect.any(String), value: '"javascript:alert(1)"' },
      { path: 'videos.menu2', form: expect.any(String), value: '{"menu2":"<b>"}' },
      { path: 'features.flying', form: 'unknown' },
      { path: 'legalBase', form: expect.any(String), value: `"${'x'.repeat(59)}…` },
    ]);
  });

  test.each([
    ['es', 'La consola no puede arrancar', 'falta'],
    ['en', 'The console can’t start', 'is missing'],
    ['pt', 'O console não pode iniciar', 'está faltando'],
  ] as const)('they are said in %s, what was written as text, and the way on is one press', (lang, title, lacking) => {
    const reload = vi.fn();
    const { host } = renderNode(
      <ConfigFaultScreen kind="fields" wrong={findWrongFields(fault)} onReload={reload} />,
      lang,
    );
    expect(getElement(host, 'h1').textContent).toContain(title);
    const fields = [...host.querySelectorAll('li')].map((item) => item.textContent);
    expect(fields).toHaveLength(6);
    expect(fields[0]).toMatch(new RegExp(`^gateway ${lacking}`));
    expect(fields[3]).toContain('{"menu2":"<b>"}');
    expect(host.querySelector('b')).toBeNull();
    press(getElement(host, 'button'));
    expect(reload).toHaveBeenCalledOnce();
  });

  test.each(['missing', 'unreadable'] as const)('a document that is %s has its own sentence and no list', (kind) => {
    const { host } = renderNode(<ConfigFaultScreen kind={kind} wrong={[]} onReload={() => {}} />);
    expect(getElement(host, '[role=alert]').textContent).toContain('config.json');
    expect(host.querySelector('ul')).toBeNull();
  });

  test('they take the place of what the build painted, where the console was not there before them', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const painted = document.body.appendChild(document.createElement('div'));
    painted.id = 'painted';
    painted.append(document.createElement('h1'));
    const root = createRoot(host);
    addCleanup(() => {
      act(() => root.unmount());
      host.remove();
      painted.remove();
    });
    await act(() => renderConfigFault(root, fault));
    expect([...document.querySelectorAll('h1')].map((heading) => heading.closest('main') !== null)).toEqual([true]);
    expect(host.textContent).toContain('gatway');
  });
});
