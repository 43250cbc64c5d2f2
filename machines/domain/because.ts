/**
 * Why something can't be done: a code of `src/copy/because`, the values of its sentence, and, where there is one, the path of this
 * console or the moment (ISO 8601) that clears it. A rule `why…(x): Because | null` answers null when it can be done.
 */
export interface Because {
  because: string;
  values?: Record<string, string | number>;
  resolve?: string;
  until?: string;
}

export function because(code: string, more: Omit<Because, 'because'> = {}): Because {
  return { because: code, ...more };
}
