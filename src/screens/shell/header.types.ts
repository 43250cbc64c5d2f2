import type { ReactNode } from 'react';
import type { Lang } from '../../../contracts/vocabulary/languages';
import type { Target } from '../../../machines/domain/addresses';
import type { ColourScheme } from '../../theme/theme-provider';

export interface HeaderProps {
  /** Null where the person is signed out: no menu, no currency, no account. */
  user: { name: string; account: string | null; canSeeProfile: boolean } | null;
  lang: Lang;
  currency: string | null;
  currencies: readonly string[];
  scheme: ColourScheme;
  /** Where the help of the page is. */
  help: Target;
  /** Null where the country has no address to enrol rights. */
  enrolHref: string | null;
  menuCollapsed: boolean;
  search?: ReactNode;
  /** The menu of the account. */
  account?: ReactNode;
  /** It comes when the page stands already, into a room of its own. */
  reminder?: ReactNode;
  onMenuToggle: () => void;
  onLanguage: (lang: Lang) => void;
  onCurrency: (currency: string) => void;
  onScheme: (scheme: ColourScheme) => void;
  onChangeProfile: () => void;
  /** Opens the search over the page. */
  onSearch: () => void;
  /** Lists the keys of the screen. */
  onKeys: () => void;
  /** Begins a report of a problem; undefined until that can be. */
  onReport?: (() => void) | undefined;
}
