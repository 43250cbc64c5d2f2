import { UnstyledButton } from '@mantine/core';
import { IconLanguage, IconLinkOff } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { Lang } from '../../../contracts/vocabulary/languages';
import { languageNames } from '../../copy/names';
import classes from './banners.module.css';

/** The address asked for a language of its own: what it is, and the way back to the person's. */
export function ForcedLanguageBanner({ lang, chosen, onBack }: { lang: Lang; chosen: Lang; onBack: () => void }) {
  return (
    <div className={classes.banner} role="status">
      <IconLanguage size={18} aria-hidden="true" />
      <span>
        <FormattedMessage id="shell.forced.text" values={{ language: languageNames[lang] }} />
      </span>
      <UnstyledButton className={classes.action} onClick={onBack}>
        <FormattedMessage id="shell.forced.back" values={{ language: languageNames[chosen] }} />
      </UnstyledButton>
    </div>
  );
}

/** What the address said and could not be used. */
export function DamagedAddressBanner({ names }: { names: readonly string[] }) {
  return (
    <div className={classes.banner} data-tone="warning" role="status">
      <IconLinkOff size={18} aria-hidden="true" />
      <span>
        <FormattedMessage id="shell.damaged.text" values={{ names: names.join(', '), count: names.length }} />
      </span>
    </div>
  );
}
