import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');

interface Instruction {
  name: string;
  text: string;
}

/** The instructions of each stage, its FROM first. */
export const stages = dockerfile
  .split(/^(?=FROM )/m)
  .filter((stage) => stage.startsWith('FROM '))
  .map((stage) =>
    [...stage.matchAll(/^([A-Z]+) (.+)$/gm)].map(([, name = '', text = '']): Instruction => ({ name, text })),
  );

const served = stages.at(-1) ?? [];

/** What the served stage says after that instruction; throws where it says nothing. */
export function readInstruction(name: string): string {
  const found = served.find((one) => one.name === name);
  if (found === undefined) throw new Error(`The Dockerfile has no ${name} in its last stage.`);
  return found.text;
}

/** A text of the image with its own folders inside that one. */
export const relocatePaths = (folder: string, text: string): string =>
  text.replaceAll(/\/(?:srv|opt|run)\/vigia\b/g, (path) => `${folder}${path}`);

/** The command that a container of the image runs, by words. */
export const imageCommand = (folder: string): string[] =>
  ['ENTRYPOINT', 'CMD'].flatMap((name) => JSON.parse(relocatePaths(folder, readInstruction(name))) as string[]);

/** Does what the served stage does, in that folder, with the build that is in `dist`. */
export function buildImageFolder(folder: string): void {
  for (const { name, text } of served) {
    if (name === 'RUN') execFileSync('sh', ['-ec', relocatePaths(folder, text)]);
    if (name !== 'COPY') continue;
    const [from = '', to = ''] = text.replace(/^--from=build \/build\//, '').split(' ');
    const source = join(root, from);
    const target = relocatePaths(folder, to);
    mkdirSync(dirname(join(target, 'one')), { recursive: true });
    cpSync(source, statSync(source).isDirectory() ? target : join(target, basename(source)), { recursive: true });
  }
  const site = join(folder, 'opt/vigia/nginx.conf');
  writeFileSync(site, relocatePaths(folder, readFileSync(site, 'utf8')));
}
