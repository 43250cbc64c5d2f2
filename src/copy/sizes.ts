import type { IntlShape } from 'react-intl';

const kilobyte = 1024;
const megabyte = kilobyte * 1024;

/** The size of a file as people say it. */
export const formatBytes = (intl: IntlShape, bytes: number): string =>
  bytes < megabyte
    ? intl.formatNumber(Math.max(1, Math.round(bytes / kilobyte)), { style: 'unit', unit: 'kilobyte' })
    : intl.formatNumber(Math.round((bytes / megabyte) * 10) / 10, { style: 'unit', unit: 'megabyte' });
