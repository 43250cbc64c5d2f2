import { familyOf } from '../families';
import { colours } from '../lexicon';
import { random } from '../seed/random';
import { darken, textColourOn, lighten, mixColours, shapes } from './shapes';
import { lettering } from './lettering';

export interface PictureInput {
  family: string;
  brand: string;
  model: string;
  /** The listing's own number: its low five bits choose the colour, the rest the small differences. */
  look: number;
  /** 0 is the first picture. */
  n: number;
  retouch?: Retouch | null;
}

const studios = ['#f4f2ee', '#eef1f4', '#f5ede3', '#e9eee9', '#f3ebee', '#e6e9ef'];

const backdrop = (colour: string, horizon: number): string =>
  `<linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${lighten(colour, 0.5)}"/><stop offset="1" stop-color="${colour}"/></linearGradient><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${darken(colour, 0.1)}"/><stop offset="1" stop-color="${lighten(colour, 0.25)}"/></linearGradient><rect width="300" height="300" fill="url(#w)"/><rect y="${horizon}" width="300" height="${300 - horizon}" fill="url(#f)"/>`;

const table = (): string =>
  `<rect width="300" height="300" fill="#e7dfd3"/><rect y="206" width="300" height="94" fill="#b98d62"/><g stroke="#9c7450" stroke-width="1.4" opacity=".7"><path d="M0 226H300M0 250H300M0 278H300M64 206L50 226M190 226L182 250M110 250L98 278M246 206L240 226M26 278L20 300M216 278L206 300"/></g>`;

const shadow = (wide: number): string =>
  `<radialGradient id="h"><stop offset="0" stop-color="#1b1d24" stop-opacity=".42"/><stop offset=".6" stop-color="#1b1d24" stop-opacity=".16"/><stop offset="1" stop-color="#1b1d24" stop-opacity="0"/></radialGradient><ellipse cx="150" cy="242" rx="${wide}" ry="15" fill="url(#h)"/>`;

const box = (colour: string, brand: string, model: string): string =>
  `<path d="M70 116L150 92L230 116V226L150 250L70 226Z" fill="${colour}"/><path d="M150 140L230 116V226L150 250Z" fill="${darken(colour, 0.25)}"/><path d="M70 116L150 92L230 116L150 140Z" fill="${lighten(colour, 0.3)}"/><g transform="translate(110 184) skewY(16.7) translate(-110 -184)">${lettering({ text: brand, x: 110, y: 176, height: 14, colour: textColourOn(colour), most: 66 })}${lettering({ text: model, x: 110, y: 202, height: 7, colour: textColourOn(colour), most: 60, weight: 0.7 })}</g>`;

const tag = (colour: string, brand: string, model: string): string =>
  `<g transform="rotate(-7 150 150)"><rect x="62" y="60" width="176" height="190" rx="14" fill="#fbfaf6"/><rect x="62" y="60" width="176" height="62" rx="14" fill="${colour}"/><circle cx="150" cy="76" r="7" fill="#e7dfd3"/><path d="M150 70C150 40 176 40 190 14" fill="none" stroke="#8d7b5e" stroke-width="3"/>${lettering({ text: brand, x: 150, y: 102, height: 16, colour: textColourOn(colour), most: 140 })}${lettering({ text: model, x: 150, y: 148, height: 12, colour: '#2a2d35', most: 140 })}<g fill="#2a2d35">${Array.from({ length: 26 }, (_, at) => `<rect x="${84 + at * 5}" y="176" width="${1 + ((at * 7) % 4)}" height="42"/>`).join('')}</g></g>`;

const walls = [
  ...studios,
  '#c9d6df',
  '#d8c3a5',
  '#b7c4b1',
  '#e3c9c0',
  '#8f9aa8',
  '#3d4450',
  '#f7d9a8',
  '#a9b8d6',
  '#5b6b5e',
];

/** What stands behind a product that somebody photographed at home or in a shop, so that no two photos are taken alike. */
const patterns: ((line: string) => string)[] = [
  () => '',
  (line) =>
    `<g fill="${line}">${[0, 50, 100, 150, 200, 250].map((x) => `<rect x="${x}" width="25" height="300"/>`).join('')}</g>`,
  (line) =>
    `<path d="M0 60H300M0 120H300M0 180H300M0 240H300M60 0V300M120 0V300M180 0V300M240 0V300" stroke="${line}" stroke-width="5"/>`,
  (line) => `<path d="M-40 120L120 -40L210 -40L-40 210Z" fill="${line}"/>`,
  (line) => `<path d="M340 130L170 -40L90 -40L340 220Z" fill="${line}"/>`,
  (line) => `<circle cx="60" cy="60" r="92" fill="${line}"/>`,
  (line) => `<circle cx="246" cy="76" r="82" fill="${line}"/>`,
  (line) => `<rect x="22" y="18" width="112" height="150" rx="4" fill="${line}"/>`,
  (line) => `<rect x="172" y="24" width="104" height="136" rx="4" fill="${line}"/>`,
  (line) => `<rect width="86" height="300" fill="${line}"/>`,
  (line) => `<rect x="206" width="94" height="300" fill="${line}"/>`,
  (line) => `<rect width="300" height="84" fill="${line}"/>`,
];

/** What sellers do to a picture that they take from another; a listing that shows it has the name behind the other's id. */
const retouches = {
  REENCODED: (inner: string) =>
    `<filter id="q" x="0" y="0" width="1" height="1"><feGaussianBlur stdDeviation="1.1"/></filter><g filter="url(#q)">${inner}</g>`,
  MIRRORED: (inner: string) => `<g transform="translate(300 0) scale(-1 1)">${inner}</g>`,
  FRAMED: (inner: string) =>
    `<rect width="300" height="300" fill="#ffffff"/><svg x="15" y="15" width="270" height="270" viewBox="0 0 300 300">${inner}</svg>`,
  WATERMARKED: (inner: string) =>
    `${inner}<g opacity=".45">${lettering({ text: 'OFERTA', x: 150, y: 150, height: 34, colour: '#ffffff', most: 220, weight: 1 })}</g>`,
} as const;

type Retouch = keyof typeof retouches;
export const retouchNames = Object.keys(retouches) as Retouch[];

export const isRetouch = (name: string | undefined): name is Retouch =>
  name !== undefined && Object.hasOwn(retouches, name);

/** One picture of a listing as SVG, 300 × 300: the same for the same input. */
export const composePicture = ({ family, brand, model, look, n, retouch }: PictureInput): string => {
  const kind = familyOf(family);
  const shape = shapes[family];
  if (!shape) throw new RangeError(`Nobody draws ${family}`);
  const rand = random(look);
  const colourName = kind.colours[(look & 31) % kind.colours.length] ?? 'black';
  const base = mixColours(
    colours[colourName]?.hex ?? '#666666',
    rand.chance(0.5) ? '#ffffff' : '#101218',
    rand.next() * 0.12,
  );
  const studio = rand.pick(studios);
  const trait = rand.next();
  const scene = random(`${look} ${n}`);
  const view = n === 0 ? 0 : 1 + ((n - 1 + (look >>> 6)) % 6);
  const product = shape({ base, brand, trait });
  const withShadow = (inner: string, transform = ''): string =>
    `${shadow(104)}<g transform="${transform}">${inner}</g>`;
  const tilt = scene.int(-4, 4);
  const views: (() => string)[] = [
    () => {
      const wall = scene.pick(walls);
      const pattern = scene.pick(patterns)(scene.chance(0.5) ? darken(wall, 0.28) : lighten(wall, 0.55));
      const size = 0.72 + scene.next() * 0.36;
      const turned = `translate(${scene.int(-26, 26)} ${scene.int(-16, 10)}) translate(150 240) scale(${size.toFixed(2)}) rotate(${tilt * 2}) translate(-150 -240)`;
      return `${backdrop(wall, scene.int(186, 236))}${pattern}<g transform="${turned}">${shadow(104)}${product}</g>`;
    },
    () => backdrop(studio, 222) + withShadow(shape({ base, brand: '', trait }), 'translate(300 0) scale(-1 1)'),
    () => table() + withShadow(product, `translate(${scene.int(-8, 8)} -4)`),
    () =>
      backdrop(lighten(base, 0.62), 210) +
      `<g transform="translate(-${scene.int(70, 120)} -${scene.int(60, 110)}) scale(1.75)">${product}</g>`,
    () =>
      backdrop('#e9e4da', 226) +
      `<g transform="translate(-36 22) scale(.8)">${shadow(104)}${product}</g><g transform="translate(96 48) scale(.72)">${shadow(104)}${product}</g>`,
    () => backdrop(studio, 214) + shadow(98) + box(rand.chance(0.5) ? base : '#c9a77c', brand, model),
    () => table() + tag(base, brand, model),
  ];
  const drawn = (views[view] ?? views[0])?.() ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300">${retouch ? retouches[retouch](drawn) : drawn}</svg>`;
};
