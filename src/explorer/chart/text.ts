import type { ChartNode } from './layout.types';

/** Sizes of what stands in a chart, in pixels: the layout reserves them and the drawing fills them. */
export const typeSizes = {
  /** IBM Plex Sans 600, 13 px. */
  name: { line: 18, character: 7.6 },
  /** IBM Plex Sans, 11 px. */
  words: { line: 15, character: 5.9 },
  /** IBM Plex Mono, 11 px. */
  mono: { line: 15, character: 6.6 },
};
export const boxPadding = 12;
export const labelPadding = 4;
export const columnGap = 20;

const longestLine = { leaf: 34, group: 48 };

/** A line of a state's own text; `y` is its middle, from the upper edge of the box. */
export interface BoxLine {
  kind: 'name' | 'says' | 'runs' | 'tags' | 'does';
  text: string;
  y: number;
}

/**
 * Text in lines of at most so many characters, or what else `sizeOf` counts, broken at spaces; a longer word is broken after a dot or
 * before a capital.
 */
export function wrapText(text: string, most: number, sizeOf = (line: string): number => line.length): string[] {
  const lines: string[] = [];
  const pieces = text
    .split(/(?<=\s)/)
    .flatMap((word) => (sizeOf(word.trim()) > most ? word.split(/(?<=[.])|(?=[A-Z])/) : [word]));
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && sizeOf((last + piece).trimEnd()) <= most) lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** What a state that is drawn by its name alone leaves out. */
const unsaid = { says: '', runs: [], tags: [], entry: [], exit: [] };

/** The lines of a state's own text and the height that they take, padding included. `leaf` is one whose children aren't drawn. */
export function layOutBoxText(
  node: Pick<ChartNode, 'key' | 'says' | 'runs' | 'tags' | 'entry' | 'exit' | 'brief'>,
  leaf: boolean,
): { lines: BoxLine[]; width: number; height: number } {
  const { key, says, runs, tags, entry, exit } = node.brief ? { ...node, ...unsaid } : node;
  const most = leaf ? longestLine.leaf : longestLine.group;
  const texts: Omit<BoxLine, 'y'>[] = [
    ...wrapText(key, most - 8).map((text) => ({ kind: 'name' as const, text })),
    ...wrapText(says, most).map((text) => ({ kind: 'says' as const, text })),
    ...(runs.length > 0 ? wrapText(`runs ${runs.join(', ')}`, most) : []).map((text) => ({
      kind: 'runs' as const,
      text,
    })),
    ...(tags.length > 0 ? wrapText(`tagged ${tags.join(', ')}`, most) : []).map((text) => ({
      kind: 'tags' as const,
      text,
    })),
  ];
  const actionTexts = [
    ...(entry.length > 0 ? [`on entry ${entry.join(', ')}`] : []),
    ...(exit.length > 0 ? [`on exit ${exit.join(', ')}`] : []),
  ];
  texts.push(
    ...actionTexts.flatMap((actionText) => wrapText(actionText, most)).map((text) => ({ kind: 'does' as const, text })),
  );
  let height = boxPadding - 2;
  const lines = texts.map(({ kind, text }) => {
    const { line } = kind === 'name' ? typeSizes.name : typeSizes.words;
    height += line;
    return { kind, text, y: height - line / 2 };
  });
  const widths = lines.map(
    ({ kind, text }) => text.length * (kind === 'name' ? typeSizes.name : typeSizes.words).character,
  );
  return { lines, width: Math.max(0, ...widths) + 2 * boxPadding, height: height + boxPadding - 2 };
}
