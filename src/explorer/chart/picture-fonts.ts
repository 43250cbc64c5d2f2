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
