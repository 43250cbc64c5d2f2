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

/** One picture of a listing as SVG, 300 × 300: the same for the same input. */
export const composePicture = ({ family, brand, model, look, n }: PictureInput): string => {
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
    () => backdrop(studio, 214) + withShadow(product, `rotate(${tilt} 150 240)`),
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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300">${drawn}</svg>`;
};
