import { FormattedMessage, useIntl } from 'react-intl';
import { versionLabel } from '../../../contracts/vocabulary/limits';
import { AppLink } from '../../parts/app-link';
import { brand } from '../../theme/brand';
import classes from './footer.module.css';
import type { MessageId } from '../../copy/message-ids';

interface LegalLink {
  words: MessageId;
  href: string;
}

const commonLinks = [
  { words: 'shell.legal.terms', path: 'terms' },
  { words: 'shell.legal.privacy', path: 'privacy' },
  { words: 'shell.legal.rights', path: 'intellectual-property' },
] as const satisfies readonly { words: MessageId; path: string }[];

/** What the law of a country adds. */
const more: Readonly<Record<string, readonly { words: MessageId; path: string }[]>> = {
  AR: [{ words: 'shell.legal.consumer', path: 'consumer-protection' }],
  BR: [{ words: 'shell.legal.dataProtection', path: 'lgpd' }],
  CL: [{ words: 'shell.legal.sernac', path: 'sernac' }],
  CO: [{ words: 'shell.legal.sic', path: 'sic' }],
  MX: [{ words: 'shell.legal.profeco', path: 'profeco' }],
  PE: [{ words: 'shell.legal.indecopi', path: 'complaints-book' }],
};

/** The legal links of a country (two letters), under the marketplace's address for legal pages. */
export function legalLinks(country: string, base: string): LegalLink[] {
  const under = base.replace(/(?<!\/)\/+$/, '');
  return [...commonLinks, ...(more[country] ?? [])].map(({ words, path }) => ({
    words,
    href: `${under}/${country.toLowerCase()}/${path}`,
  }));
}

interface FooterProps {
  /** Two letters. */
  country: string;
  /** Where the marketplace keeps its legal pages. */
  legalBase: string;
}

/** The country's legal links, the version, and who runs it. */
export function Footer({ country, legalBase }: FooterProps) {
  const intl = useIntl();
  const { PoweredByMark } = brand;
  return (
    <footer className={classes.footer}>
      <nav aria-label={intl.formatMessage({ id: 'shell.legal.label' })}>
        <ul className={classes.links}>
          {legalLinks(country, legalBase).map(({ words, href }) => (
            <li key={words}>
              <AppLink href={href} newTab>
                <FormattedMessage id={words} />
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className={classes.version}>
        <FormattedMessage id="shell.footer.version" values={{ version: versionLabel }} />
      </p>
      <p className={classes.poweredBy}>
        <FormattedMessage id="shell.footer.poweredBy" />
        <PoweredByMark />
      </p>
    </footer>
  );
}
