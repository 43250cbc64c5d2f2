import { describe, expect, test } from 'vitest';
import { helpTopics } from '../../../../machines/domain/help';
import { standardConfig } from '../../../seams/config';
import { ConfigContext } from '../../../seams/use-config';
import { act } from '../../../../tests/act';
import { openConsole, openSignedInConsole } from '../../../../tests/console';
import { renderNode, waitForElement, waitUntil, type TestLanguage } from '../../../../tests/render-node';
import { HelpEntryScreen } from './help-entry-screen';
import { HelpScreen } from './help-screen';
import { VideosScreen } from './videos-screen';

const links = (host: ParentNode) =>
  Object.fromEntries([...host.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]));

describe('the help', () => {
  test('SUP-01 SUP-02 the section and its entries are open to whoever is signed out, and to whoever is signed in', async () => {
    const open = [(href: string) => openConsole(href), (href: string) => openSignedInConsole(href)];
    for (const at of open) {
      const { host, go } = at('/help_support');
      await waitForElement(host, 'main ul li a');
      const topics = [...host.querySelectorAll('main ul li a')].map((link) => link.getAttribute('href'));
      expect(topics).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13].map((n) => `/help_support/menu${n}`));
      act(() => go('/help_support/menu7'));
      await waitUntil(() => host.querySelector('h1')?.textContent === 'Enviar denuncias');
    }
  });

  test.each(['es', 'en', 'pt'] as TestLanguage[])(
    'lists what it tells of, and each leads to its entry (%s)',
    (lang) => {
      const { host } = renderNode(<HelpScreen />, lang);
      const entries = [...host.querySelectorAll('ul li a')].map((link) => link.getAttribute('href'));
      expect(entries).toEqual(helpTopics.map((topic) => `/help_support/${topic}`));
    },
  );

  test.each([
    ['es', '72 horas'],
    ['en', '72 hours'],
    ['pt', '72 horas'],
  ] as [TestLanguage, string][])('SUP-08 says within how many hours reports are evaluated (%s)', (lang, hours) => {
    const { host } = renderNode(<HelpEntryScreen params={{ id: 'menu7' }} />, lang);
    expect(host.textContent).toContain(hours);
  });

  test.each(['es', 'en', 'pt'] as TestLanguage[])(
    'SUP-09 support is asked in the language that is read (%s)',
    (lang) => {
      const { host } = renderNode(<HelpEntryScreen params={{ id: 'menu1' }} />, lang);
      expect(Object.values(links(host))).toContain(`/support_form?lang=${lang}`);
    },
  );

  test('SUP-02 each id shows the entry of its own', () => {
    const titles = {
      menu1: 'Buscar publicaciones',
      menu2: 'Revisar resultados',
      menu3: 'Publicaciones sugeridas',
      menu4: 'Motivo y comentario',
      menu5: 'Importar planilla',
      menu6: 'Límites de envío',
      menu7: 'Enviar denuncias',
      menu8: 'Vendedores confiables',
      menu9: 'Vendedores vigilados',
      menu10: 'Historial de denuncias',
      menu12: 'Responder a los vendedores',
      menu13: 'Casos cerrados',
    };
    const { host, show } = renderNode(<HelpEntryScreen params={{ id: 'menu1' }} />);
    for (const [id, title] of Object.entries(titles)) {
      show(<HelpEntryScreen params={{ id }} />);
      expect(host.querySelector('h1')?.textContent).toBe(title);
    }
  });

  test('whoever was sent an archive of evidence is led to where it is checked, without signing in', () => {
    const { host } = renderNode(<HelpScreen />);
    expect(links(host)['Verificar pruebas']).toBe('/evidence');
  });

  test('each entry leads to the next one, the last one to none', () => {
    const { host, show } = renderNode(<HelpEntryScreen params={{ id: 'menu1' }} />);
    expect(links(host)['Siguiente: Revisar resultados']).toBe('/help_support/menu2');
    show(<HelpEntryScreen params={{ id: 'menu13' }} />);
    expect(host.textContent).not.toContain('Siguiente');
  });

  test('an entry that nobody wrote says so, and leads to all of them', () => {
    const { host } = renderNode(<HelpEntryScreen params={{ id: 'menu99' }} />);
    expect(host.textContent).toContain('No hay ninguna ayuda en esa dirección');
    expect(links(host)['Ver todos los temas']).toBe('/help_support');
  });
});

describe('the videos', () => {
  test('those that the installation has are opened in a tab of their own; of the others it is said', () => {
    const videos = { menu2: 'https://videos.example/revisar', menu5: 'javascript:alert(1)' };
    const { host } = renderNode(
      <ConfigContext value={{ ...standardConfig, videos }}>
        <VideosScreen />
      </ConfigContext>,
    );
    const watch = [...host.querySelectorAll<HTMLAnchorElement>('a[target=_blank]')];
    expect(watch.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Ver el video: Revisar resultados', 'https://videos.example/revisar'],
    ]);
    expect(host.textContent?.match(/Este video todavía no está disponible/g)).toHaveLength(3);
  });

  test.each([
    ['es', 'Ver el video: Enviar denuncias'],
    ['en', 'Watch the video: Send reports'],
    ['pt', 'Ver o vídeo: Enviar denúncias'],
  ] as [TestLanguage, string][])(
    'one that there is in each language is opened in the one that is read (%s)',
    (lang, label) => {
      const videos = { menu7: '/files/videos/menu7.{lang}.webm' };
      const { host } = renderNode(
        <ConfigContext value={{ ...standardConfig, videos }}>
          <VideosScreen />
        </ConfigContext>,
        lang,
      );
      const watch = [...host.querySelectorAll<HTMLAnchorElement>('a[target=_blank]')];
      expect(watch.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
        [label, `/files/videos/menu7.${lang}.webm`],
      ]);
    },
  );
});
