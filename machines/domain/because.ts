/**
 * Why something can't be done: a code that the copy has a sentence for, what fills the sentence, and, where there is one, the path of
 * this console or the moment (ISO 8601) that clears it. A rule `why…(x): Because | null` answers null when it can be done.
 */
export interface Because<Code extends string = string> {
  because: Code;
  values?: Record<string, string | number>;
  resolve?: string;
  until?: string;
}

export function because<Code extends string>(code: Code, more: Omit<Because, 'because'> = {}): Because<Code> {
  return { because: code, ...more };
}
