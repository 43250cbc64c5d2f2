import { createIntl } from 'react-intl';
import type { AlertRight, InputOf } from '../../contracts/ports';
import { describeAlert } from '../copy/alerts';
import { brand } from '../theme/brand';
import { completeWordsOf, wordsOf } from './words';

/** What the browser says of it; a page without encryption may not ask. */
export function readAlertRight(): AlertRight {
  if (!isSecureContext) return 'insecure';
  if (!('Notification' in globalThis)) return 'unsupported';
  return Notification.permission === 'default' ? 'unasked' : Notification.permission;
}

export async function askAlertRight(): Promise<AlertRight> {
  if (readAlertRight() === 'unasked') await Notification.requestPermission();
  return readAlertRight();
}

/** Two of the same kind stand as one. Answers whether it was pressed; the page is in front then. */
export async function showAlert({ alert, counts, lang }: InputOf<'showAlert'>, signal: AbortSignal): Promise<boolean> {
  await completeWordsOf('alertsCard');
  const intl = createIntl({ locale: lang, messages: wordsOf(lang) });
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
