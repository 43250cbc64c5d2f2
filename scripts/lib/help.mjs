import { readFileSync } from 'node:fs';

/** What stands above the code of a program: what it does, and how it is called. @param {string} file */
export function helpOf(file) {
  const [, text = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(readFileSync(file, 'utf8')) ?? [];
  return text
    .split('\n')
    .map((line) => line.replace(/^ \*? ?/, '').trimEnd())
    .join('\n')
    .trim();
}

/** Whether Node found an argument that a program doesn't take: its message says which. @param {unknown} error @returns {error is Error} */
export const isArgumentError = (error) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
