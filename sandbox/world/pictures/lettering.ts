/** Strokes on a grid of 4 × 6, so that labels look the same on every machine: no font file is read. */
const glyphs: Record<string, string> = {
  A: 'M0 6L2 0L4 6M0.8 4H3.2',
  B: 'M0 0V6H2.6Q4 6 4 4.4Q4 3 2.6 3H0M0 0H2.4Q3.7 0 3.7 1.5Q3.7 3 2.4 3',
  C: 'M4 1Q3.4 0 2 0Q0 0 0 3Q0 6 2 6Q3.4 6 4 5',
  D: 'M0 0V6H1.8Q4 6 4 3Q4 0 1.8 0Z',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  G: 'M4 1Q3.4 0 2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3.4H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M3.4 0V4.4Q3.4 6 1.8 6Q0.4 6 0.2 4.6',
  K: 'M0 0V6M4 0L0 3.4M1.4 2.4L4 6',
  L: 'M0 0V6H3.6',
  M: 'M0 6V0L2 3.6L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3Q4 0 2 0Z',
  P: 'M0 6V0H2.4Q4 0 4 1.7Q4 3.4 2.4 3.4H0',
  Q: 'M2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3Q4 0 2 0ZM2.6 4.4L4 6',
  R: 'M0 6V0H2.4Q4 0 4 1.7Q4 3.4 2.4 3.4H0M2 3.4L4 6',
  S: 'M3.8 0.9Q3.2 0 2 0Q0.2 0 0.2 1.5Q0.2 2.7 2 3Q3.9 3.3 3.9 4.6Q3.9 6 2 6Q0.6 6 0 5',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V3.8Q0 6 2 6Q4 6 4 3.8V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2.4L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  '0': 'M2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3Q4 0 2 0Z',
  '1': 'M0.8 1.2L2.2 0V6',
  '2': 'M0.2 1.4Q0.4 0 2 0Q3.8 0 3.8 1.6Q3.8 2.8 0 6H4',
  '3': 'M0.2 0H3.8L1.8 2.4Q4 2.6 4 4.2Q4 6 2 6Q0.4 6 0 4.8',
  '4': 'M3 6V0L0 4.2H4',
  '5': 'M3.8 0H0.6L0.3 2.8Q1 2.2 2.1 2.2Q4 2.3 4 4.1Q4 6 2 6Q0.5 6 0 5',
  '6': 'M3.6 0.6Q0 0.4 0 4Q0 6 2 6Q4 6 4 4.1Q4 2.4 2.1 2.4Q0.6 2.4 0 3.8',
  '7': 'M0 0H4L1.4 6',
  '8': 'M2 2.8Q0.3 2.6 0.3 1.4Q0.3 0 2 0Q3.7 0 3.7 1.4Q3.7 2.6 2 2.8Q0 3.1 0 4.5Q0 6 2 6Q4 6 4 4.5Q4 3.1 2 2.8Z',
  '9': 'M0.4 5.4Q4 5.6 4 2Q4 0 2 0Q0 0 0 1.9Q0 3.6 1.9 3.6Q3.4 3.6 4 2.2',
  '&': 'M4 6L0.8 1.6Q0.4 0 1.6 0Q2.8 0 2.6 1.4L0.4 3.6Q-0.4 6 1.6 6Q3 6 3.8 3.4',
  '-': 'M0.6 3H3.4',
  '.': 'M1.8 5.8H2.2',
};

const advance = 5.4;

export interface Lettering {
  text: string;
  /** Middle of the line and its height, in the drawing's units. */
  x: number;
  y: number;
  height: number;
  colour: string;
  /** Widest the line may become; it is made smaller to fit. */
  most?: number;
  weight?: number;
}

/** One line of capital letters as an SVG group; letters it does not know become gaps. */
export const lettering = ({ text, x, y, height, colour, most = 1000, weight = 0.9 }: Lettering): string => {
  if (text === '') return '';
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  const letters = [...plain].map((letter, index) => {
    const path = glyphs[letter];
    return path ? `<path transform="translate(${(index * advance).toFixed(1)} 0)" d="${path}"/>` : '';
  });
  const wide = plain.length * advance - (advance - 4);
  const scale = Math.min(height / 6, most / wide);
  const left = x - (wide * scale) / 2;
  const top = y - 3 * scale;
  return `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${letters.join('')}</g>`;
};
