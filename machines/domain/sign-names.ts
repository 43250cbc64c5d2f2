import type { Language } from '../../contracts/shapes';

type Words = Readonly<Record<Language, string>>;

/** Tags by which numbers and currencies are named. */
export const languageNames: Words = { es: 'es', en: 'en', pt: 'pt-BR' };

/** What `$` is where reports go to sites of several currencies. */
export const localCurrency: Words = { es: 'en moneda local', en: 'in local currency', pt: 'em moeda local' };

const words = (es: string, en: string, pt: string): Words => ({ es, en, pt });

/** Signs that a comment may not hold and that say something, in words. */
export const signNames: Readonly<Record<string, Words>> = {
  '%': words('por ciento', 'percent', 'por cento'),
  '‰': words('por mil', 'per thousand', 'por mil'),
  '@': words('arroba', 'at', 'arroba'),
  '#': words('número', 'number', 'número'),
  '№': words('número', 'number', 'número'),
  '+': words('más', 'plus', 'mais'),
  '=': words('igual a', 'equal to', 'igual a'),
  '≠': words('distinto de', 'different from', 'diferente de'),
  '<': words('menor que', 'less than', 'menor que'),
  '>': words('mayor que', 'more than', 'maior que'),
  '≤': words('menor o igual que', 'at most', 'menor ou igual a'),
  '≥': words('mayor o igual que', 'at least', 'maior ou igual a'),
  '±': words('más o menos', 'plus or minus', 'mais ou menos'),
  '×': words('por', 'by', 'por'),
  '÷': words('dividido por', 'divided by', 'dividido por'),
  '°': words('grados', 'degrees', 'graus'),
  '½': words('un medio', 'one half', 'um meio'),
  '¼': words('un cuarto', 'one quarter', 'um quarto'),
  '¾': words('tres cuartos', 'three quarters', 'três quartos'),
};
