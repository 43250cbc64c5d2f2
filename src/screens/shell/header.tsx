import { UnstyledButton } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconHelp,
  IconKeyboard,
  IconLayoutSidebar,
  IconLogout,
  IconMenu2,
  IconMoon,
  IconSun,
  IconSearch,
  IconUser,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languages, type Lang } from '../../../contracts/vocabulary/languages';
import type { Target } from '../../../machines/domain/addresses';
import { languageNames } from '../../copy/language-names';
import { currencyName } from '../../copy/money';
import { AppLink } from '../../parts/app-link';
import { classNames } from '../../parts/class-names';
import { helpKey } from '../../parts/keys';
import { Hint } from '../../parts/hint';
import { MenuButton, type MenuChoice } from '../../parts/menu-button';
import { PlainSelect } from '../../parts/plain-controls';
import { brand } from '../../theme/brand';
import { colourSchemes, type ColourScheme } from '../../theme/look';
import plainIcon from '../../parts/plain-icon.module.css';
import classes from './header.module.css';
import { sideMenuId } from './side-menu-id';

const schemeIcons: Record<ColourScheme, Icon> = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop };

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
  onMenuToggle: () => void;
  onLanguage: (lang: Lang) => void;
  onCurrency: (currency: string) => void;
  onScheme: (scheme: ColourScheme) => void;
  onChangeProfile: () => void;
  /** Opens the search over the page. */
  onSearch: () => void;
  /** Lists the keys of the screen. */
  onKeys: () => void;
}

/** 56 px over every screen: the mark, the search, what the person chose for all screens, and the account. */
export function Header(props: HeaderProps) {
  const { user, enrolHref, help, search } = props;
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
      <div className={classes.search}>{search}</div>
      <div className={classes.tools}>
        {enrolHref !== null && (
          <AppLink className={classes.enrol} href={enrolHref} newTab>
            <FormattedMessage id="shell.enrol.button" />
          </AppLink>
        )}
        <Languages {...props} />
        {user !== null && <Currencies {...props} />}
        <Schemes {...props} />
        {/* For a person it stands in the menu of the account: each stop before the page's own is one key more for whoever works by keys. */}
        {user === null && (
          <Hint label={intl.formatMessage({ id: 'shell.help.link' })}>
            <AppLink className={plainIcon.icon} to={help} aria-label={intl.formatMessage({ id: 'shell.help.link' })}>
              <IconHelp size={20} aria-hidden="true" />
            </AppLink>
          </Hint>
        )}
        {user !== null && <Account {...props} user={user} />}
      </div>
    </header>
  );
}

function MenuToggles({ menuCollapsed, onMenuToggle }: HeaderProps) {
  const intl = useIntl();
  return (
    <>
      <UnstyledButton
        className={classNames(plainIcon.icon, classes.narrow)}
        popoverTarget={sideMenuId}
        aria-label={intl.formatMessage({ id: 'shell.menu.open' })}
      >
        <IconMenu2 size={20} aria-hidden="true" />
      </UnstyledButton>
      <UnstyledButton
        className={classNames(plainIcon.icon, classes.wide)}
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
        label: languageNames[one],
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

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

function Account({
  user,
  lang,
  currency,
  currencies,
  scheme,
  help,
  onLanguage,
  onCurrency,
  onScheme,
  onChangeProfile,
  onSearch,
  onKeys,
}: HeaderProps & { user: NonNullable<HeaderProps['user']> }) {
  const intl = useIntl();
  const head = (
    <>
      <span className={classes.userName}>{user.name}</span>
      {user.account !== null && <span className={classes.userAccount}>{user.account}</span>}
      <span className={classes.folded}>
        <label>
          <FormattedMessage id="shell.language.name" />
          <PlainSelect value={lang} onChange={(event) => onLanguage(event.currentTarget.value as Lang)}>
            {languages.map((one) => (
              <option key={one} value={one}>
                {languageNames[one]}
              </option>
            ))}
          </PlainSelect>
        </label>
        {currency !== null && (
          <label>
            <FormattedMessage id="shell.currency.name" />
            <PlainSelect value={currency} onChange={(event) => onCurrency(event.currentTarget.value)}>
              {currencies.map((one) => (
                <option key={one} value={one}>
                  {[one, currencyName(intl, one)].join(' · ')}
                </option>
              ))}
            </PlainSelect>
          </label>
        )}
        <label>
          <FormattedMessage id="shell.scheme.name" />
          <PlainSelect value={scheme} onChange={(event) => onScheme(event.currentTarget.value as ColourScheme)}>
            {colourSchemes.map((one) => (
              <option key={one} value={one}>
                {intl.formatMessage({ id: `shell.scheme.${one}` })}
              </option>
            ))}
          </PlainSelect>
        </label>
      </span>
    </>
  );
  return (
    <MenuButton
      className={classes.account}
      label={intl.formatMessage({ id: 'shell.user.label' }, { name: user.name })}
      head={head}
      choices={[
        {
          id: 'changeProfile',
          icon: <IconUsers size={18} aria-hidden="true" />,
          label: intl.formatMessage({ id: 'shell.user.changeProfile' }),
          onChoose: onChangeProfile,
        },
        ...(user.canSeeProfile
          ? [
              {
                id: 'profile',
                icon: <IconUser size={18} aria-hidden="true" />,
                label: intl.formatMessage({ id: 'shell.user.profile' }),
                to: { to: 'profilePage' } as const,
              },
            ]
          : []),
        {
          id: 'help',
          icon: <IconHelp size={18} aria-hidden="true" />,
          label: intl.formatMessage({ id: 'shell.help.link' }),
          to: help,
        },
        {
          id: 'search',
          icon: <IconSearch size={18} aria-hidden="true" />,
          label: intl.formatMessage({ id: 'palette.open.action' }),
          onChoose: onSearch,
        },
        {
          id: 'keys',
          icon: <IconKeyboard size={18} aria-hidden="true" />,
          label: intl.formatMessage({ id: 'keys.title.text' }),
          aside: helpKey,
          onChoose: onKeys,
        },
        {
          id: 'logout',
          icon: <IconLogout size={18} aria-hidden="true" />,
          label: intl.formatMessage({ id: 'shell.user.logout' }),
          to: { to: 'logout' },
        },
      ]}
    >
      <span className={classes.avatar} aria-hidden="true">
        {user.name.trim() === '' ? <IconUser size={20} /> : initials(user.name)}
      </span>
    </MenuButton>
  );
}
