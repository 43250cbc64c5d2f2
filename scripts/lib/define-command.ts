import { fileURLToPath } from 'node:url';
import { runMain } from './run.mjs';

/** What a command said, line by line, and the code that it ended with. */
export interface CommandResult {
  code: number;
  said: string;
}

type Act = (args: string[], printLine: (line: string) => void) => Promise<number | void> | number | void;

/**
 * A command of this project: a function for tests, which answers what was said, and a program where its file is what Node was
 * asked to run. Its arguments are those behind the name; the code is what `act` answers, else 0. `--help` says what stands above its code.
 */
export function defineCommand({ url }: ImportMeta, act: Act): (...args: string[]) => Promise<CommandResult> {
  const run = async (args: string[], printLine: (line: string) => void) => (await act(args, printLine)) ?? 0;
  if (process.argv[1] === fileURLToPath(url)) {
    void runMain(async () => {
      const lines: string[] = [];
      const code = await run(process.argv.slice(2), (line) => void lines.push(line));
      for (const line of lines) (code === 0 ? console.log : console.error)(line);
      return code;
    });
  }
  return async (...args) => {
    const lines: string[] = [];
    const code = await run(args, (line) => void lines.push(line));
    return { code, said: lines.map((line) => `${line}\n`).join('') };
  };
}
