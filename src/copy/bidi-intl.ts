import { createIntl, type IntlConfig, type IntlShape } from 'react-intl';
import type { Language } from '../../contracts/shapes';
import { formatLocales } from './money';
import { stripDirectionControls } from '../../contracts/vocabulary/languages';

type Values = Parameters<IntlShape['formatMessage']>[1];

const straight = (values: Values): Values =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? stripDirectionControls(value) : value,
    ]),
  );

/**
 * The sentences of a language; what people typed stands in them without turning the rest of a sentence round. Their numbers stand as
 * fields and tables show them: the plain Spanish of a browser writes 1000, that of its readers 1.000.
 */
export function createBidiIntl(
  locale: Language,
  messages: IntlConfig['messages'],
  onError?: IntlConfig['onError'],
): IntlShape {
  const intl = createIntl({ locale, messages, defaultLocale: 'es', ...(onError && { onError }) });
  const { formatNumber } = createIntl({ locale: formatLocales[locale] ?? locale });
  const { getNumberFormat } = intl.formatters;
  intl.formatters.getNumberFormat = (_locale, options) => getNumberFormat(formatLocales[locale] ?? locale, options);
  const formatMessage = (...[descriptor, values, options]: Parameters<IntlShape['formatMessage']>) =>
    intl.formatMessage(descriptor, straight(values), options);
  return { ...intl, formatNumber, formatMessage: formatMessage as IntlShape['formatMessage'] };
}
