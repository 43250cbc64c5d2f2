/* Written by `npm run generate`, never by hand. */
import type alerts from '../../locales/es/alerts.json';
import type announcements from '../../locales/es/announcements.json';
import type cases from '../../locales/es/cases.json';
import type catalogue from '../../locales/es/catalogue.json';
import type day from '../../locales/es/day.json';
import type delays from '../../locales/es/delays.json';
import type evidence from '../../locales/es/evidence.json';
import type exports from '../../locales/es/exports.json';
import type filters from '../../locales/es/filters.json';
import type help from '../../locales/es/help.json';
import type history from '../../locales/es/history.json';
import type imports from '../../locales/es/imports.json';
import type installation from '../../locales/es/installation.json';
import type introductions from '../../locales/es/introductions.json';
import type landing from '../../locales/es/landing.json';
import type listings from '../../locales/es/listings.json';
import type palette from '../../locales/es/palette.json';
import type performance from '../../locales/es/performance.json';
import type profile from '../../locales/es/profile.json';
import type reports from '../../locales/es/reports.json';
import type results from '../../locales/es/results.json';
import type search from '../../locales/es/search.json';
import type searchLines from '../../locales/es/searchLines.json';
import type sellers from '../../locales/es/sellers.json';
import type sends from '../../locales/es/sends.json';
import type session from '../../locales/es/session.json';
import type shared from '../../locales/es/shared.json';
import type shell from '../../locales/es/shell.json';
import type suggestions from '../../locales/es/suggestions.json';
import type support from '../../locales/es/support.json';
import type views from '../../locales/es/views.json';
import type visitors from '../../locales/es/visitors.json';

/** Every sentence of locales/es. */
export type WordsOfAreas = typeof alerts & typeof announcements & typeof cases & typeof catalogue & typeof day & typeof delays & typeof evidence & typeof exports & typeof filters & typeof help & typeof history & typeof imports & typeof installation & typeof introductions & typeof landing & typeof listings & typeof palette & typeof performance & typeof profile & typeof reports & typeof results & typeof search & typeof searchLines & typeof sellers & typeof sends & typeof session & typeof shared & typeof shell & typeof suggestions & typeof support & typeof views & typeof visitors;
