import { renderToStaticMarkup } from 'react-dom/server';
import { darkScheme, lightScheme, tradeStates, type Scheme } from '../../theme/tokens';
import { Drawing } from './drawing';
import classes from './drawing.module.css';
import sheet from './drawing.module.css?raw';
import type { ChartLayout } from './layout.types';
import mono from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2?url';
import sansExtended from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-ext-wght-normal.woff2?url';
import sans from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url';

interface Face {
  family: string;
  weight: string;
  url: string;
  /** What of a text it is needed for. */
  of: RegExp;
}

const faces: readonly Face[] = [
  {
    family: 'IBM Plex Sans Variable',
    weight: '100 700',
    url: sansExtended,
    of: /[\u0100-\u02ba\u1e00-\u1eff\u20a0-\u20c0]/,
  },
  { family: 'IBM Plex Sans Variable', weight: '100 700', url: sans, of: /./ },
  { family: 'IBM Plex Mono', weight: '400', url: mono, of: /./ },
];

const inBase64 = async (answer: Response): Promise<string> => {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};

async function ruleOf({ family, weight, url }: Face): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} is answered with ${String(answer.status)}.`);
  const data = `data:font/woff2;base64,${await inBase64(answer)}`;
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url('${data}') format('woff2'); }`;
}

/**
 * The console's typefaces as style rules that hold the fonts themselves, those that a text needs; fetched at each call, which the browser
 * answers with what it has. What doesn't come is left out: the text stands in a typeface of the system then.
 */
export async function fontRules(text: string): Promise<string> {
  const needed = faces.filter(({ of }) => of.test(text));
  const rules = await Promise.all(needed.map((face) => ruleOf(face).catch(() => '')));
  return rules.filter((rule) => rule !== '').join(' ');
}

interface PictureOptions {
  active: ReadonlySet<string>;
  taken: ReadonlySet<string>;
  scheme: 'light' | 'dark';
  /** What the picture is of. */
  title: string;
}

const margin = 16;
const fonts = {
  '--mantine-font-family': "'IBM Plex Sans Variable', 'IBM Plex Sans', 'Segoe UI', Arial, sans-serif",
  '--mantine-font-family-monospace': "'IBM Plex Mono', ui-monospace, Menlo, Consolas, monospace",
};

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function valuesOf({ state, ...plain }: Scheme): Map<string, string> {
  return new Map([
    ...Object.entries(fonts),
    ...Object.entries(plain).map(([name, value]): [string, string] => [`--v-${kebab(name)}`, value]),
    ...tradeStates.flatMap((name): [string, string][] => [
      [`--v-${kebab(name)}-ink`, state[name].ink],
      [`--v-${kebab(name)}-tint`, state[name].tint],
    ]),
  ]);
}

/** The drawing's own styles with the values of a scheme, under the class names that the drawing carries. */
function styleOf(scheme: Scheme): string {
  const values = valuesOf(scheme);
  return sheet
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\.([a-z][\w-]*)/gi, (text, name: string) => (classes[name] === undefined ? text : `.${classes[name]}`))
    .replace(/var\((--[\w-]+)\)/g, (_text, name: string) => values.get(name) ?? 'currentColor')
    .replace(/\s+/g, ' ')
    .trim();
}

/** XML 1.0 has no place for these, not even as entities. */
const unspeakable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** How large the picture of a chart is, in pixels. */
export const pictureSizeOf = ({ width, height }: Pick<ChartLayout, 'width' | 'height'>) => ({
  width: width + 2 * margin,
  height: height + 2 * margin,
});

/** The words of a drawing, which its fonts must have. */
const wordsOf = ({ nodes, edges }: ChartLayout): string =>
  [
    ...nodes.flatMap(({ key, says, runs, tags, entry, exit }) => [key, says, ...runs, ...tags, ...entry, ...exit]),
    ...edges.flatMap(({ event, guardSays, does }) => [event, guardSays ?? '', ...does]),
  ].join(' ');

/**
 * The chart as the text of an SVG file that stands by itself: colours, styles, fonts and words are in it, and it refers to nothing
 * outside.
 */
export async function renderChartSvg(
  layout: ChartLayout,
  { active, taken, scheme, title }: PictureOptions,
  rulesFor: (text: string) => Promise<string> = fontRules,
): Promise<string> {
  const { width, height } = pictureSizeOf(layout);
  const rules = await rulesFor(wordsOf(layout));
  const colours = scheme === 'dark' ? darkScheme : lightScheme;
  const markup = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className={classes.drawing}
      width={width}
      height={height}
      viewBox={`${-margin} ${-margin} ${width} ${height}`}
    >
      <title>{title}</title>
      <style>{`${rules} ${styleOf(colours)}`}</style>
      <rect x={-margin} y={-margin} width={width} height={height} fill={colours.paper} />
      <Drawing layout={layout} active={active} taken={taken} entry={null} />
    </svg>,
  );
  return markup.replace(unspeakable, '');
}

/**
 * The picture of an SVG text that is `width` by `height` pixels, `scale` times as large, as a PNG file. Only in a browser. Rejects
 * when the text is no picture or the browser has no room for one that large.
 */
export async function renderChartPng(svg: string, width: number, height: number, scale = 2): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws no pictures.');
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The picture is larger than this browser can draw.');
  return blob;
}
