import { FormattedMessage, useIntl } from 'react-intl';
import { versionLabel } from '../../../contracts/vocabulary/limits';
import { AppLink } from '../../parts/app-link';
import { brand } from '../../theme/brand';
import classes from './footer.module.css';
import { legalLinks } from './legal-links';

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
