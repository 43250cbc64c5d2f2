import {
  IconBug,
  IconExternalLink,
  IconHelp,
  IconKeyboard,
  IconLogout,
  IconSearch,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languages, type Lang } from '../../../contracts/vocabulary/languages';
import { languageNames } from '../../copy/names';
import { currencyName } from '../../copy/money';
import { helpKey } from '../../parts/keys';
import { MenuButton } from '../../parts/menu-button';
import { PlainSelect } from '../../parts/plain-controls';
import { colourSchemes, type ColourScheme } from '../../theme/theme-provider';
import { Header, type HeaderProps } from './header';
import classes from './header.module.css';

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

interface SignedInHeaderProps extends HeaderProps {
  user: NonNullable<HeaderProps['user']>;
}

/** The head of whoever is signed in: a visitor's page brings none of the menu. */
export function SignedInHeader(props: SignedInHeaderProps) {
  return <Header {...props} account={<AccountMenu {...props} />} />;
}

/** The menu of whoever is signed in; on a phone it holds what the header has no room for. */
function AccountMenu({
  user,
  lang,
  currency,
  currencies,
  scheme,
  help,
  enrolHref,
  onLanguage,
  onCurrency,
  onScheme,
  onChangeProfile,
  onSearch,
  onKeys,
  onReport,
}: SignedInHeaderProps) {
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
        ...(enrolHref === null
          ? []
          : [
              {
                id: 'enrol',
                icon: <IconExternalLink size={18} aria-hidden="true" />,
                label: intl.formatMessage({ id: 'shell.enrol.button' }),
                href: enrolHref,
                newTab: true,
              },
            ]),
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
        ...(onReport === undefined
          ? []
          : [
              {
                id: 'report',
                icon: <IconBug size={18} aria-hidden="true" />,
                label: intl.formatMessage({ id: 'shell.user.report' }),
                onChoose: onReport,
              },
            ]),
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
