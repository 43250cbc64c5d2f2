import type { RateCurrency } from '../../../contracts/vocabulary/sites';
import type { Database } from '../database';
import type { LocalizedText } from '../lexicon';

/** Units of each currency for one US dollar. */
const rates: Record<RateCurrency, number> = {
  USD: 1,
  ARS: 1415,
  BRL: 5.38,
  CLP: 938,
  VES: 231,
  MXN: 18.4,
  COP: 3860,
  PEN: 3.41,
  BOB: 6.91,
  CRC: 502,
  DOP: 63.2,
  GTQ: 7.66,
  HNL: 26.3,
  NIO: 36.7,
  PAB: 1,
  UYU: 39.8,
  EUR: 0.86,
  PYG: 7080,
};

interface MenuSeed {
  id: string;
  parent?: string;
  names: LocalizedText;
  icon: string;
  url: string | null;
  /** everyone, or member for those who are not enrolled. */
  audience: 'everyone' | 'member';
}

const menu: readonly MenuSeed[] = [
  {
    id: 'searches',
    names: ['Búsquedas', 'Buscas', 'Searches'],
    icon: 'search',
    url: '/live_searches',
    audience: 'everyone',
  },
  {
    id: 'suggestions',
    names: ['Publicaciones sugeridas', 'Anúncios sugeridos', 'Suggested listings'],
    icon: 'suggestions',
    url: '/suggested_listings',
    audience: 'everyone',
  },
  {
    id: 'suspicious',
    names: ['Publicaciones sospechosas', 'Anúncios suspeitos', 'Suspicious listings'],
    icon: 'flag',
    url: '/reported_articles',
    audience: 'everyone',
  },
  {
    id: 'reports',
    names: ['Historial de denuncias', 'Histórico de denúncias', 'Report history'],
    icon: 'history',
    url: '/reports/noticed_articles',
    audience: 'everyone',
  },
  {
    id: 'pending',
    names: ['Respuestas pendientes', 'Respostas pendentes', 'Pending answers'],
    icon: 'inbox',
    url: '/reports/noticed_articles?status=PENDING',
    audience: 'member',
  },
  {
    id: 'closedCases',
    names: ['Casos cerrados', 'Casos encerrados', 'Closed cases'],
    icon: 'cases',
    url: '/case_management/client_closed_cases',
    audience: 'member',
  },
  {
    id: 'performance',
    names: ['Rendimiento de las denuncias', 'Desempenho das denúncias', 'Report performance'],
    icon: 'chart',
    url: '/reports/performance',
    audience: 'everyone',
  },
  {
    id: 'import',
    names: ['Importar planilla', 'Importar planilha', 'Import spreadsheet'],
    icon: 'import',
    url: '/reported_articles?import=open',
    audience: 'everyone',
  },
  {
    id: 'customReports',
    names: ['Reportes personalizados', 'Relatórios personalizados', 'Custom exports'],
    icon: 'report',
    url: '/reports/custom_reports',
    audience: 'everyone',
  },
  {
    id: 'liveSearchReports',
    names: ['Reportes de búsquedas', 'Relatórios de buscas', 'Search exports'],
    icon: 'table',
    url: '/livesearch_reports',
    audience: 'everyone',
  },
  {
    id: 'watchedSellers',
    names: ['Vendedores vigilados', 'Vendedores vigiados', 'Watched sellers'],
    icon: 'watched',
    url: '/client_accounts/client_black_sellers',
    audience: 'everyone',
  },
  {
    id: 'trustedSellers',
    names: ['Vendedores confiables', 'Vendedores confiáveis', 'Trusted sellers'],
    icon: 'trusted',
    url: '/client_accounts/client_white_sellers',
    audience: 'everyone',
  },
  {
    id: 'account',
    names: ['Mi perfil', 'Meu perfil', 'My profile'],
    icon: 'user',
    url: '/profile',
    audience: 'member',
  },
  {
    id: 'support',
    names: ['Soporte', 'Suporte', 'Support'],
    icon: 'support',
    url: '/support_form',
    audience: 'everyone',
  },
  {
    id: 'help',
    names: ['Ayuda', 'Ajuda', 'Help'],
    icon: 'help',
    url: '/help_support',
    audience: 'everyone',
  },
  {
    id: 'videos',
    names: ['Videos instructivos', 'Vídeos instrutivos', 'Instructional videos'],
    icon: 'video',
    url: '/video_instructions',
    audience: 'everyone',
  },
];

/** The side menu: an entry is served only when its route exists in the console. */
export const seedMenu = (db: Database): void => {
  menu.forEach((entry, position) => {
    const [es, pt, en] = entry.names;
    db.run(
      db.q.insertInto('menu').values({
        id: entry.id,
        parent_id: entry.parent ?? null,
        position,
        names_json: JSON.stringify({ es, pt, en }),
        icon: entry.icon,
        url: entry.url,
        new_tab: 0,
        is_new: 0,
        audience: entry.audience,
      }),
    );
  });
};

/** Rates and the side menu. */
export const seedShell = (db: Database): void => {
  for (const [currency, rate] of Object.entries(rates)) db.run(db.q.insertInto('rates').values({ currency, rate }));
  seedMenu(db);
};
