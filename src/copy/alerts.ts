import type { IntlShape } from 'react-intl';
import type { AlertName } from '../../machines/domain/alerts';
import type { MessageId } from './message-ids';

const sentences: Readonly<Record<AlertName, MessageId>> = {
  sendDone: 'alerts.sendDone.text',
  sendHeld: 'alerts.sendHeld.text',
  importDone: 'alerts.importDone.text',
  customReportsReady: 'alerts.customReportsReady.text',
  customReportsFailed: 'alerts.customReportsFailed.text',
  liveSearchReportsReady: 'alerts.liveSearchReportsReady.text',
  liveSearchReportsFailed: 'alerts.liveSearchReportsFailed.text',
};

/** What the browser says of something that was long in coming: counts, and nothing of whom it is about. */
export function describeAlert(intl: IntlShape, alert: string, counts: Record<string, number>): string {
  const id = (sentences as Partial<Record<string, MessageId>>)[alert];
  return id === undefined ? '' : intl.formatMessage({ id }, counts);
}
