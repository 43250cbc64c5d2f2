import type { IntlShape } from 'react-intl';
import { hasMessage } from './message-ids';
import type { Lang } from '../../contracts/vocabulary/languages';

/** The name of a screen, for the title of the page; null until its words are here. */
export function screenName(intl: IntlShape, screen: string): string | null {
  const id = `screen.${screen}.name`;
  return hasMessage(intl, id) ? intl.formatMessage({ id }) : null;
}

/** Each language as those who read it call it. */
export const languageNames: Readonly<Record<Lang, string>> = { es: 'Español', en: 'English', pt: 'Português' };
