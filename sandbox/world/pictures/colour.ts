const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** A colour between two `#rrggbb` colours: 0 is the first, 1 the second. */
export const mixColours = (from: string, to: string, part: number): string => {
  const [a, b] = [channels(from), channels(to)];
  const mixed = a.map((channel, index) => Math.round(channel + ((b[index] ?? 0) - channel) * part));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

export const lighten = (hex: string, part: number): string => mixColours(hex, '#ffffff', part);
export const darken = (hex: string, part: number): string => mixColours(hex, '#14161c', part);

/** What can be read on a colour. */
export const textColourOn = (hex: string): string => {
  const [r, g, b] = channels(hex);
  return r * 0.3 + g * 0.59 + b * 0.11 > 150 ? '#23262d' : '#f6f4ef';
};
