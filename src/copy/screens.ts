import type { IntlShape } from 'react-intl';
import { hasMessage } from './has-message';

/** The name of a screen, for the title of the page; null until its words are here. */
export function screenName(intl: IntlShape, screen: string): string | null {
  const id = `screen.${screen}.name`;
  return hasMessage(intl, id) ? intl.formatMessage({ id }) : null;
}
