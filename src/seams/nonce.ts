import { setNonce } from 'get-nonce';

/** Gives the page's style nonce to the one library that inserts a style element, for the scroll lock behind dialogs. */
export function shareNonce(page: Pick<Document, 'querySelector'> = document): void {
  const nonce = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) setNonce(nonce);
}
