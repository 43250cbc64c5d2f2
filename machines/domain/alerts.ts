import type { Target } from './addresses';
import type { ExportList } from './awaited-exports';

/** What was long in coming and has come while the page was out of sight. */
export type Alert =
  | { alert: 'sendDone'; sent: number; total: number }
  /** It goes on once somebody has done something. */
  | { alert: 'sendHeld'; sent: number; total: number }
  | { alert: 'importDone'; sent: number; total: number }
  | { alert: `${ExportList}${'Ready' | 'Failed'}` };
export type AlertName = Alert['alert'];

/** Where each leads. */
export const alertPlaces: Readonly<Record<AlertName, Target>> = {
  sendDone: { to: 'suspicious' },
  sendHeld: { to: 'suspicious' },
  importDone: { to: 'suspicious', search: { import: 'open' } },
  customReportsReady: { to: 'customReports' },
  customReportsFailed: { to: 'customReports' },
  liveSearchReportsReady: { to: 'liveSearchReports' },
  liveSearchReportsFailed: { to: 'liveSearchReports' },
};
export const alertNames = Object.keys(alertPlaces) as AlertName[];

/** Of the profile's settings; true where the person wants to be told by the browser. */
export const alertsSetting = 'alerts:browser';

export const wantsAlerts = (settings: Readonly<Record<string, unknown>> | undefined): boolean =>
  settings?.[alertsSetting] === true;
