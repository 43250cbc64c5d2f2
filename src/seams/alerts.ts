import type { AlertPermission, InputOf } from '../../contracts/ports';
import { describeAlert } from '../copy/alerts';
import { brand } from '../theme/brand';
import { createBidiIntl } from '../copy/bidi-intl';
import { loadScreenMessages, messagesOf } from './messages';

/** What the browser says of it; a page without encryption may not ask. */
export function readAlertPermission(): AlertPermission {
  if (!isSecureContext) return 'insecure';
  if (!('Notification' in globalThis)) return 'unsupported';
  return Notification.permission === 'default' ? 'unasked' : Notification.permission;
}

export async function requestAlertPermission(): Promise<AlertPermission> {
  if (readAlertPermission() === 'unasked') await Notification.requestPermission();
  return readAlertPermission();
}

/** Two of the same kind stand as one. Answers whether it was pressed; the page is in front then. */
export async function showAlert({ alert, counts, lang }: InputOf<'showAlert'>, signal: AbortSignal): Promise<boolean> {
  await loadScreenMessages('alertsCard');
  const intl = createBidiIntl(lang, messagesOf(lang));
  const shown = new Notification(brand.name, { body: describeAlert(intl, alert, counts), tag: `vigia:${alert}`, lang });
  return new Promise((resolve) => {
    const end = (pressed: boolean) => {
      shown.close();
      resolve(pressed);
    };
    signal.addEventListener('abort', () => end(false), { once: true });
    shown.addEventListener('close', () => resolve(false));
    shown.addEventListener('error', () => resolve(false));
    shown.addEventListener('click', () => {
      window.focus();
      end(true);
    });
  });
}
