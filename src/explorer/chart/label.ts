import type { ChartEdge } from './layout.types';
import { labelPadding, typeSizes, wrapText } from './text';

/** Advances of IBM Plex Sans 400 in thousandths of an em, rounded up by groups. */
const advances: [number, string][] = [
  [250, " 'ij"],
  [300, ',.l’‘!:;'],
  [345, '|[](){}f·'],
  [370, 'tr'],
  [420, '/\\-I"'],
  [465, '*z'],
  [510, '?svyLcxJ'],
  [560, 'kgaeéFo_'],
  [585, 'hnubdpqTZSE–'],
  [615, '0123456789+<=>^`~PVY$'],
  [655, 'CKRAXB'],
  [715, 'DUHNOQG&#'],
  [770, 'w'],
  [815, 'M—…'],
  [930, 'm@W%'],
];
const known = new Map(advances.flatMap(([width, characters]) => [...characters].map((one) => [one, width])));

/** How wide a line in IBM Plex Sans is at a size of so many pixels; a character that isn't in the table counts 0.7 em. */
export function measureSansWidth(text: string, size: number): number {
  return ([...text].reduce((sum, one) => sum + (known.get(one) ?? 700), 0) * size) / 1000;
}

/** A line of a transition's words; `x` is its beginning and `y` its middle, from the upper left corner of the label. */
export interface LabelLine {
  kind: 'event' | 'guard' | 'does';
  text: string;
  x: number;
  y: number;
}

type Condition = Pick<ChartEdge, 'guardSays' | 'otherwise'>;
type Labelled = Condition & Pick<ChartEdge, 'event' | 'to' | 'nth' | 'does' | 'brief' | 'merged'>;

const size = 11;
/** In characters for the event, in pixels for the words beneath. */
const longest = { arrow: { event: 30, words: 160 }, stays: { event: 34, words: 204 } };
const mostLines = 3;
const mostDoes = 2;
const indent = 10;

/** When a transition is taken, in words: `when the case is open`, `otherwise`; empty for one that is always taken. */
export function formatCondition({ guardSays, otherwise }: Condition): string {
  if (guardSays === null) return otherwise ? 'otherwise' : '';
  return `when ${guardSays.replace(/\.$/, '')}`;
}

/** What a transition does, as its line in the chart; empty where it does nothing. */
export const formatActions = ({ does }: Pick<ChartEdge, 'does'>): string =>
  does.length === 0 ? '' : `does ${does.join(', ')}`;

const wide = (text: string): number => measureSansWidth(text, size);

/** The last line with an ellipsis, without the words for which that leaves no room. */
function cutTo(line: string, most: number): string {
  const words = line.split(' ');
  const cut = () => `${words.join(' ').replace(/[,;:]$/, '')} …`;
  while (words.length > 1 && wide(cut()) > most) words.pop();
  return cut();
}

/** Words in as few lines as fit the room, about as long as each other; what takes too many lines ends in an ellipsis. */
function sentence(text: string, most: number, atMost = mostLines): string[] {
  const lines = wrapText(text, most, wide);
  if (lines.length < 2) return lines;
  if (lines.length > atMost) {
    const [last = '', ...before] = lines.slice(0, atMost).reverse();
    return [...before.reverse(), cutTo(last, most)];
  }
  const tighter = (narrow: number, found: string[]): string[] => {
    const wrappedLines = wrapText(text, narrow, wide);
    return wrappedLines.length > lines.length || wrappedLines.some((line) => wide(line) > narrow)
      ? found
      : tighter(narrow - 4, wrappedLines);
  };
  return tighter(most - 4, lines);
}

/**
 * The words of a transition: its event with its number among alternatives, and beneath it when it is taken and what it does, indented where the machine stays. Beside the lines stands
 * the room that they take, in pixels.
 */
export function labelText(edge: Labelled): { lines: LabelLine[]; width: number; height: number } {
  if (edge.merged !== undefined) return { lines: [], width: 0, height: 0 };
  const stays = edge.to === null;
  const most = stays ? longest.stays : longest.arrow;
  const events = wrapText(edge.nth === null ? edge.event : `${String(edge.nth)}. ${edge.event}`, most.event);
  const eventWidth = Math.max(...events.map((line) => line.length)) * typeSizes.mono.character;
  const room = Math.max(most.words, eventWidth);
  const words = edge.brief ? [] : sentence(formatCondition(edge), room);
  const actionLines = edge.brief ? [] : sentence(formatActions(edge), room, mostDoes);
  const indentation = stays ? indent : 0;
  const height = typeSizes.mono.line * (events.length + words.length + actionLines.length) + (stays ? 0 : labelPadding);
  const edgeAbove = stays ? 0 : labelPadding / 2;
  const texts = [
    ...events.map((text) => ({ kind: 'event' as const, text, x: labelPadding })),
    ...words.map((text) => ({ kind: 'guard' as const, text, x: labelPadding + indentation })),
    ...actionLines.map((text) => ({ kind: 'does' as const, text, x: labelPadding + indentation })),
  ];
  return {
    lines: texts.map((line, index) => ({ ...line, y: edgeAbove + (index + 0.5) * typeSizes.mono.line })),
    width:
      Math.ceil(Math.max(eventWidth, ...[...words, ...actionLines].map((line) => wide(line) + indentation))) +
      2 * labelPadding,
    height,
  };
}
