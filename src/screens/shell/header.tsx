import { UnstyledButton } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconHelp,
  IconLayoutSidebar,
  IconMenu2,
  IconMoon,
  IconSun,
  type Icon,
} from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languages, type Lang } from '../../../contracts/vocabulary/languages';
import { languageNames } from '../../copy/names';
import { currencyName } from '../../copy/money';
import { AppLink } from '../../parts/app-link';
import { classNames } from '../../parts/class-names';
import { Hint } from '../../parts/hint';
import { MenuButton, type MenuChoice } from '../../parts/menu-button';
import { brand } from '../../theme/brand';
import { colourSchemes, type ColourScheme } from '../../theme/theme-provider';
import classes from './header.module.css';
import type { ReactNode } from 'react';
import type { Target } from '../../../machines/domain/addresses';

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

/** The id that the header's button opens on narrow screens. */
export const sideMenuId = 'side-menu';

const schemeIcons: Record<ColourScheme, Icon> = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop };

/** 56 px over every screen: the mark, the search, what the person chose for all screens, and the account. */
export function Header(props: HeaderProps) {
  const { user, enrolHref, help, search, reminder, account } = props;
  const intl = useIntl();
  const { name, Mark } = brand;
  return (
    <header className={classes.header}>
      {user !== null && <MenuToggles {...props} />}
      <AppLink
        className={classes.home}
        to={{ to: 'home' }}
        aria-label={intl.formatMessage({ id: 'shell.home.link' }, { name })}
      >
        <Mark />
        <span className={classes.wordmark}>{name}</span>
      </AppLink>
      <div className={classes.search}>
        {reminder}
        {search}
      </div>
      <div className={classes.tools}>
        {/* Who works by keys has it in the menu of the account: each stop before the page's own is one key more. */}
        {enrolHref !== null && (
          <AppLink className={classes.enrol} href={enrolHref} newTab tabIndex={-1}>
            <FormattedMessage id="shell.enrol.button" />
          </AppLink>
        )}
        <Languages {...props} />
        {user !== null && <Currencies {...props} />}
        <Schemes {...props} />
        {/* For a person it stands in the menu of the account, for the same reason. */}
        {user === null && (
          <Hint label={intl.formatMessage({ id: 'shell.help.link' })}>
            <AppLink className={classes.icon} to={help} aria-label={intl.formatMessage({ id: 'shell.help.link' })}>
              <IconHelp size={20} aria-hidden="true" />
            </AppLink>
          </Hint>
        )}
        {account}
      </div>
    </header>
  );
}

function MenuToggles({ menuCollapsed, onMenuToggle }: HeaderProps) {
  const intl = useIntl();
  return (
    <>
      <UnstyledButton
        className={classNames(classes.icon, classes.narrow)}
        popoverTarget={sideMenuId}
        aria-label={intl.formatMessage({ id: 'shell.menu.open' })}
      >
        <IconMenu2 size={20} aria-hidden="true" />
      </UnstyledButton>
      <UnstyledButton
        className={classNames(classes.icon, classes.wide)}
        aria-expanded={!menuCollapsed}
        aria-label={intl.formatMessage({ id: menuCollapsed ? 'shell.menu.expand' : 'shell.menu.collapse' })}
        onClick={onMenuToggle}
      >
        <IconLayoutSidebar size={20} aria-hidden="true" />
      </UnstyledButton>
    </>
  );
}

function Languages({ user, lang, onLanguage }: HeaderProps) {
  const intl = useIntl();
  return (
    <MenuButton
      className={user === null ? undefined : classes.wide}
      label={intl.formatMessage({ id: 'shell.language.label' }, { name: languageNames[lang] })}
      choices={languages.map((one) => ({
        id: one,
        label: <span lang={one}>{languageNames[one]}</span>,
        checked: one === lang,
        onChoose: () => onLanguage(one),
      }))}
    >
      {lang.toUpperCase()}
    </MenuButton>
  );
}

function Currencies({ currency, currencies, onCurrency }: HeaderProps) {
  const intl = useIntl();
  if (currency === null) return null;
  return (
    <MenuButton
      className={classes.wide}
      label={intl.formatMessage({ id: 'shell.currency.label' }, { name: currencyName(intl, currency) })}
      choices={currencies.map((one) => ({
        id: one,
        label: currencyName(intl, one),
        aside: one,
        checked: one === currency,
        onChoose: () => onCurrency(one),
      }))}
    >
      {currency}
    </MenuButton>
  );
}

function Schemes({ user, scheme, onScheme }: HeaderProps) {
  const intl = useIntl();
  const Now = schemeIcons[scheme];
  const choices = colourSchemes.map((one): MenuChoice => {
    const One = schemeIcons[one];
    return {
      id: one,
      icon: <One size={18} aria-hidden="true" />,
      label: intl.formatMessage({ id: `shell.scheme.${one}` }),
      checked: one === scheme,
      onChoose: () => onScheme(one),
    };
  });
  return (
    <MenuButton
      className={user === null ? undefined : classes.wide}
      label={intl.formatMessage(
        { id: 'shell.scheme.label' },
        { name: intl.formatMessage({ id: `shell.scheme.${scheme}` }) },
      )}
      choices={choices}
    >
      <Now size={20} aria-hidden="true" />
    </MenuButton>
  );
}
