import type { Pixels } from './picture-hash';

type Colour = readonly [number, number, number];

function drawn(width: number, height: number, colourAt: (x: number, y: number) => Colour): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set([...colourAt(x, y), 255], (y * width + x) * 4);
  return { data, width, height };
}

const pixelOf = ({ data, width, height }: Pixels, x: number, y: number): Colour => {
  const at = (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
};

/** The same picture in another size, each pixel mixed of the four that are nearest. */
export const resized = (pixels: Pixels, width: number, height = width): Pixels =>
  drawn(width, height, (x, y) => {
    const [at, below] = [((x + 0.5) * pixels.width) / width - 0.5, ((y + 0.5) * pixels.height) / height - 0.5];
    const [left, top] = [Math.floor(at), Math.floor(below)];
    const [right, down] = [at - left, below - top];
    const mix = (of: 0 | 1 | 2) =>
      (pixelOf(pixels, left, top)[of] * (1 - right) + pixelOf(pixels, left + 1, top)[of] * right) * (1 - down) +
      (pixelOf(pixels, left, top + 1)[of] * (1 - right) + pixelOf(pixels, left + 1, top + 1)[of] * right) * down;
    return [mix(0), mix(1), mix(2)];
  });

export const mirrored = (pixels: Pixels): Pixels =>
  drawn(pixels.width, pixels.height, (x, y) => pixelOf(pixels, pixels.width - 1 - x, y));

export const framed = (pixels: Pixels, wide: number, colour: Colour): Pixels =>
  drawn(pixels.width + 2 * wide, pixels.height + 2 * wide, (x, y) => {
    const [at, below] = [x - wide, y - wide];
    const inside = at >= 0 && below >= 0 && at < pixels.width && below < pixels.height;
    return inside ? pixelOf(pixels, at, below) : colour;
  });

/** A line of see-through letters across the middle. */
export const watermarked = (pixels: Pixels, colour: number, part = 0.35): Pixels =>
  drawn(pixels.width, pixels.height, (x, y) => {
    const own = pixelOf(pixels, x, y);
    const [at, below] = [x / pixels.width, y / pixels.height];
    if (below < 0.42 || below > 0.56 || at < 0.1 || at > 0.9 || Math.floor(at * 25) % 3 === 2) return own;
    const mix = (of: 0 | 1 | 2) => own[of] * (1 - part) + colour * part;
    return [mix(0), mix(1), mix(2)];
  });

const cosines = Array.from({ length: 64 }, (_, at) =>
  Math.cos((((at % 8) * 2 + 1) * Math.floor(at / 8) * Math.PI) / 16),
);

/** What is left of a block of 8 × 8 values once it was written as JPEG does, with steps that grow towards the fine. */
function encodedBlock(block: Float64Array, coarse: number): Float64Array {
  const weight = (at: number) => (at === 0 ? Math.SQRT1_2 : 1);
  const found = new Float64Array(64);
  for (let v = 0; v < 8; v += 1)
    for (let u = 0; u < 8; u += 1) {
      let sum = 0;
      for (let y = 0; y < 8; y += 1)
        for (let x = 0; x < 8; x += 1) sum += block[y * 8 + x]! * cosines[u * 8 + x]! * cosines[v * 8 + y]!;
      const step = coarse * (1 + u + v);
      found[v * 8 + u] = Math.round((sum * weight(u) * weight(v)) / 4 / step) * step;
    }
  const back = new Float64Array(64);
  for (let y = 0; y < 8; y += 1)
    for (let x = 0; x < 8; x += 1) {
      let sum = 0;
      for (let v = 0; v < 8; v += 1)
        for (let u = 0; u < 8; u += 1)
          sum += weight(u) * weight(v) * found[v * 8 + u]! * cosines[u * 8 + x]! * cosines[v * 8 + y]!;
      back[y * 8 + x] = sum / 4;
    }
  return back;
}

/** The same picture with the losses of JPEG: the larger `coarse`, the worse. */
export function reencoded(pixels: Pixels, coarse = 8): Pixels {
  const { width, height } = pixels;
  const data = new Uint8ClampedArray(pixels.data);
  for (let top = 0; top < height; top += 8)
    for (let left = 0; left < width; left += 8)
      for (const of of [0, 1, 2] as const) {
        const block = Float64Array.from(
          { length: 64 },
          (_, at) => pixelOf(pixels, left + (at % 8), top + Math.floor(at / 8))[of],
        );
        const encoded = encodedBlock(block, coarse);
        for (let at = 0; at < 64; at += 1) {
          const [x, y] = [left + (at % 8), top + Math.floor(at / 8)];
          if (x < width && y < height) data[(y * width + x) * 4 + of] = encoded[at]!;
        }
      }
  return { data, width, height };
}

/** What sellers do to a picture that they take from another. */
export const pictureVariants: Readonly<Record<string, (pixels: Pixels) => Pixels>> = {
  're-encoded': (pixels) => reencoded(pixels, 6),
  're-encoded badly': (pixels) => reencoded(pixels, 14),
  resized: (pixels) => resized(pixels, 57),
  'resized, and narrower': (pixels) => resized(pixels, 100, 92),
  mirrored,
  'mirrored and re-encoded': (pixels) => reencoded(mirrored(pixels)),
  'with a white frame': (pixels) => framed(pixels, 7, [255, 255, 255]),
  'with a black frame, re-encoded': (pixels) => reencoded(framed(pixels, 5, [8, 8, 8])),
  'with a red frame': (pixels) => framed(pixels, 10, [200, 30, 40]),
  'with a light watermark': (pixels) => watermarked(pixels, 255),
  'with a dark watermark, re-encoded': (pixels) => reencoded(watermarked(pixels, 20)),
  'mirrored, resized, framed, with a watermark, re-encoded': (pixels) =>
    reencoded(watermarked(framed(resized(mirrored(pixels), 90), 5, [255, 255, 255]), 255, 0.3)),
};
