/**
 * Says where in the sources the frames of a stack stand: `npm run stack -- <file>` of a told error or a browser's stack, `-` for what is
 * typed or piped in, `--maps` the folder of that release's maps (dist/maps). What can't be told is named, and ends it with 1.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { mapsFolder } from './build/private-maps';
import { defineCommand } from './lib/define-command';

/** A file of the build with its line and column, both counted from 1, in whatever form a browser or a report has it. */
const frame = /([\w.-]+\.js)(?:\?[^\s:"]*)?:(\d+):(\d+)/g;

const usage = 'Give a file with the stack, or - to read it from here: npm run stack -- error.json [--maps dist/maps]';

/** A path of the tree, without the way there from the folder of the build. */
const inTree = (source: string) => source.replace(/^(\.\.?\/)+/, '');

export const readStack = defineCommand(import.meta, (args, printLine) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { maps: { type: 'string', default: join(import.meta.dirname, '..', mapsFolder) } },
  });
  const [from] = positionals;
  if (from === undefined || (from !== '-' && !existsSync(from))) {
    printLine(from === undefined ? usage : `There is no file ${from}. ${usage}`);
    return 1;
  }
  const frames = [...readFileSync(from === '-' ? 0 : from, 'utf8').matchAll(frame)];
  if (frames.length === 0) {
    printLine('No frame of a built file is in it. One reads like assets/index-Ab3d.js:1:2345.');
    return 1;
  }
  const maps = new Map<string, TraceMap | null>();
  const mapOf = (file: string) => {
    const known = maps.get(file);
    if (known !== undefined) return known;
    const path = join(values.maps, `${file}.map`);
    const map = existsSync(path) ? new TraceMap(readFileSync(path, 'utf8')) : null;
    maps.set(file, map);
    return map;
  };
  let printedLines = 0;
  for (const [, file = '', line, column] of frames) {
    const built = `${file}:${String(line)}:${String(column)}`;
    const map = mapOf(file);
    // Browsers count columns from 1, maps from 0.
    const at = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (at?.source == null) {
      printLine(`${built}  ${map === null ? 'has no map here' : 'is of no source'}`);
      continue;
    }
    printedLines += 1;
    printLine(`${inTree(at.source)}:${at.line}:${at.column + 1}${at.name === null ? '' : ` ${at.name}`}  (${built})`);
  }
  const missing = [...maps].filter(([, map]) => map === null).map(([file]) => file);
  if (missing.length > 0)
    printLine(
      `${values.maps} has no map of ${missing.join(', ')}: give the maps of the release that the error names (--maps), made by npm run build from its commit.`,
    );
  return printedLines === frames.length ? 0 : 1;
});
