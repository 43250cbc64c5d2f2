import type { ExportFieldsFragment } from '../../generated/operations';
import type { ExportRow } from '../../shapes';
import { addressOrNull, uniqueRows } from './values';

/** A generated report. Only one that is ready with a safe address can be downloaded; one of which nothing is said is in the making. */
export function toExportRow(wire: ExportFieldsFragment): ExportRow {
  const state = wire.failed ? 'failed' : wire.ready ? 'ready' : 'generating';
  return {
    id: wire.id,
    title: wire.title ?? wire.id,
    url: state === 'ready' ? addressOrNull(wire.url) : null,
    state,
    createdAt: wire.createdAt,
    topCountries: uniqueRows(wire.topCountries),
    topSellers: uniqueRows(wire.topSellers),
  };
}
