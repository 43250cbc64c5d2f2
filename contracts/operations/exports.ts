import { operation } from '../client/operation';
import {
  CreateLiveSearchReportDocument,
  CreateNoticedReportDocument,
  CreateNoticedReportExtendedDocument,
  DeleteLiveSearchReportDocument,
  DeleteNoticedReportDocument,
  LiveSearchReportsDocument,
  NoticedReportsDocument,
} from '../generated/exports';
import type { NewNoticedReport, ExportRow } from '../shapes';
import { requireValue, toPage, uniqueRows, toUpper, addressOrNull } from './shape/values';
import type { ExportFieldsFragment } from '../generated/operations';

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

export const noticedReports = operation({
  name: 'noticedReports',
  document: NoticedReportsDocument,
  send: ({ size, from }) => ({ size, from }),
  answer: ({ noticedReports: wire }) => toPage(uniqueRows(wire?.reports).map(toExportRow), wire?.paging),
  refusals: [],
});

export const liveSearchReports = operation({
  name: 'liveSearchReports',
  document: LiveSearchReportsDocument,
  send: ({ size, from }) => ({ size, from }),
  answer: ({ liveSearchReports: wire }) => toPage(uniqueRows(wire?.reports).map(toExportRow), wire?.paging),
  refusals: [],
});

const base = ({ title, origin, currency, language, dateFrom, dateTo }: NewNoticedReport) => ({
  title,
  origin: origin && toUpper(origin),
  currency,
  language,
  dateFrom,
  dateTo,
});

export const createNoticedReport = operation({
  name: 'createNoticedReport',
  document: CreateNoticedReportDocument,
  send: base,
  extension: {
    used: ({ auditedBy, priceFrom, priceTo }) => Boolean(auditedBy) || priceFrom !== undefined || priceTo !== undefined,
    document: CreateNoticedReportExtendedDocument,
    send: (input) => ({
      ...base(input),
      auditedBy: input.auditedBy,
      priceFrom: input.priceFrom,
      priceTo: input.priceTo,
    }),
  },
  answer: (data) => toExportRow(requireValue(data.createNoticedReport, 'report')),
  refusals: ['NO_ARTICLES_FOUND', 'INVALID_INPUT'],
});

export const deleteNoticedReport = operation({
  name: 'deleteNoticedReport',
  document: DeleteNoticedReportDocument,
  send: ({ id }) => ({ id }),
  answer: (data) => ({ id: requireValue(data.deleteNoticedReport, 'report').id }),
  refusals: ['EXPORT_NOT_FOUND'],
});

export const createLiveSearchReport = operation({
  name: 'createLiveSearchReport',
  document: CreateLiveSearchReportDocument,
  send: ({ status, keyword, source, language, currency, sellerId, sites }) => ({
    status,
    keyword,
    source,
    language,
    currency,
    sellerId,
    sites: sites.map(toUpper),
  }),
  answer: (data) => toExportRow(requireValue(data.createLiveSearchReport, 'report')),
  refusals: ['KEYWORD_REQUIRED', 'SITE_REQUIRED', 'SELLER_NOT_FOUND', 'INVALID_INPUT'],
});

export const deleteLiveSearchReport = operation({
  name: 'deleteLiveSearchReport',
  document: DeleteLiveSearchReportDocument,
  send: ({ id }) => ({ id }),
  answer: (data) => ({ id: requireValue(data.deleteLiveSearchReport, 'report').id }),
  refusals: ['EXPORT_NOT_FOUND'],
});
