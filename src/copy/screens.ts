import type { IntlShape } from 'react-intl';
import { hasWords } from './has-words';

/** The name of a screen, for the title of the page; null until its words are here. */
export function screenName(intl: IntlShape, screen: string): string | null {
  const id = `screen.${screen}.name`;
  return hasWords(intl, id) ? intl.formatMessage({ id }) : null;
}
