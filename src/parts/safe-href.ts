/**
 * The address if a link may carry it, else null: paths of this console, http, https and mailto. Text from outside may name
 * anything (`javascript:`, `data:`).
 */
export function safeHref(href: string | null | undefined): string | null {
  if (href === null || href === undefined || href.trim() === '') return null;
  try {
    return ['http:', 'https:', 'mailto:'].includes(new URL(href, 'https://console.invalid/').protocol) ? href : null;
  } catch {
    return null;
  }
}
