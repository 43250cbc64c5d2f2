/** Pixels as a canvas has them: red, green, blue and alpha of each, row by row. */
export interface Pixels {
  data: Uint8ClampedArray | Uint8Array;
  width: number;
  height: number;
}

/** Blocks of a picture in each direction: for how bright it is, and for its colours. */
const brightBlocks = 8;
const colourBlocks = 4;
const brightCount = brightBlocks ** 2;
const colourCount = colourBlocks ** 2;
const hashLength = brightCount + 2 * colourCount;
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const valueOf = new Int8Array(128);
for (let at = 0; at < digits.length; at += 1) valueOf[digits.charCodeAt(at)] = at;

/** Where each block stands in the picture as a mirror shows it. */
const mirrored = new Uint8Array(hashLength);
for (let at = 0; at < brightCount; at += 1)
  mirrored[at] = at - (at % brightBlocks) + brightBlocks - 1 - (at % brightBlocks);
for (let at = 0; at < 2 * colourCount; at += 1)
  mirrored[brightCount + at] = brightCount + at - (at % colourBlocks) + colourBlocks - 1 - (at % colourBlocks);

type Colour = readonly [red: number, green: number, blue: number];
interface Box {
  left: number;
  top: number;
  /** Behind the last one. */
  right: number;
  bottom: number;
}

/** A channel as it looks on white. */
function channel({ data }: Pixels, pixel: number, of: number): number {
  const alpha = data[pixel + 3] ?? 255;
  return 255 + (((data[pixel + of] ?? 255) - 255) * alpha) / 255;
}

/** One line of the picture, each of its pixels once. */
function* lineOf({ width }: Pixels, box: Box, side: keyof Box, inwards: number): Generator<number> {
  if (side === 'top' || side === 'bottom') {
    const y = side === 'top' ? box.top + inwards : box.bottom - 1 - inwards;
    for (let x = box.left; x < box.right; x += 1) yield (y * width + x) * 4;
  } else {
    const x = side === 'left' ? box.left + inwards : box.right - 1 - inwards;
    for (let y = box.top; y < box.bottom; y += 1) yield (y * width + x) * 4;
  }
}

const sides = ['left', 'top', 'right', 'bottom'] as const;
/** Which part of a line must be otherwise than the frame for the picture to begin. */
const contentPart = 0.03;
/** A picture that would be smaller than this part of what is there keeps its frame. */
const leastPart = 0.25;
/** How far a pixel may be from the colour of a frame, and from that of a plain ground. */
const tolerances = [6, 32];

function isOtherwise(pixels: Pixels, pixel: number, colour: Colour, tolerance: number): boolean {
  for (let of = 0; of < 3; of += 1) if (Math.abs(channel(pixels, pixel, of) - colour[of]!) > tolerance) return true;
  return false;
}

/** The picture without the frames, or the plain ground, around it. */
function withoutFrame(pixels: Pixels, tolerance: number): Box {
  let box: Box = { left: 0, top: 0, right: pixels.width, bottom: pixels.height };
  for (let round = 0; round < 3; round += 1) {
    const corner = (box.top * pixels.width + box.left) * 4;
    const frame: Colour = [channel(pixels, corner, 0), channel(pixels, corner, 1), channel(pixels, corner, 2)];
    const outer = box;
    const hasContent = (side: keyof Box, inwards: number): boolean => {
      let [count, other] = [0, 0];
      for (const pixel of lineOf(pixels, outer, side, inwards)) {
        count += 1;
        if (isOtherwise(pixels, pixel, frame, tolerance)) other += 1;
      }
      return other > count * contentPart;
    };
    if (sides.some((side) => hasContent(side, 0))) return box;
    const [wide, high] = [box.right - box.left, box.bottom - box.top];
    const depth = (side: keyof Box, most: number) => {
      let inwards = 0;
      while (inwards < most && !hasContent(side, inwards)) inwards += 1;
      return inwards;
    };
    const inner = {
      left: box.left + depth('left', wide - 1),
      top: box.top + depth('top', high - 1),
      right: box.right - depth('right', wide - 1),
      bottom: box.bottom - depth('bottom', high - 1),
    };
    if (inner.right - inner.left < wide * leastPart || inner.bottom - inner.top < high * leastPart) return box;
    box = inner;
  }
  return box;
}

const digitOf = (value: number): string => digits[Math.min(63, Math.max(0, Math.round(value)))] ?? '0';

/** What is to be seen in a part of a picture; empty where nothing is. */
function hashOf(pixels: Pixels, { left, top, right, bottom }: Box): string {
  const [wide, high] = [right - left, bottom - top];
  if (wide < brightBlocks || high < brightBlocks) return '';
  const bright = new Float64Array(brightCount);
  const counts = new Float64Array(brightCount);
  const colours = new Float64Array(2 * colourCount);
  const colourCounts = new Float64Array(colourCount);
  for (let y = 0; y < high; y += 1) {
    const [row, colourRow] = [Math.floor((y * brightBlocks) / high), Math.floor((y * colourBlocks) / high)];
    for (let x = 0; x < wide; x += 1) {
      const pixel = ((top + y) * pixels.width + left + x) * 4;
      const [red, green, blue] = [channel(pixels, pixel, 0), channel(pixels, pixel, 1), channel(pixels, pixel, 2)];
      const at = row * brightBlocks + Math.floor((x * brightBlocks) / wide);
      const colourAt = colourRow * colourBlocks + Math.floor((x * colourBlocks) / wide);
      bright[at]! += 0.299 * red + 0.587 * green + 0.114 * blue;
      counts[at]! += 1;
      colours[colourAt]! += 0.5 * blue - 0.169 * red - 0.331 * green;
      colours[colourCount + colourAt]! += 0.5 * red - 0.419 * green - 0.081 * blue;
      colourCounts[colourAt]! += 1;
    }
  }
  const mean = bright.reduce((sum, value, at) => sum + value / counts[at]!, 0) / brightCount;
  let [deviation, text] = [0, ''];
  for (let at = 0; at < brightCount; at += 1) {
    const value = bright[at]! / counts[at]! - mean;
    deviation += Math.abs(value) / brightCount;
    text += digitOf(32 + value / 4);
  }
  for (let at = 0; at < 2 * colourCount; at += 1)
    text += digitOf(32 + colours[at]! / colourCounts[at % colourCount]! / 3);
  return deviation < leastDetail ? '' : text;
}

/**
 * What is to be seen in a picture: how bright each of 8 × 8 blocks is, and which colour each of 4 × 4 has, in 96 characters; as it is,
 * without a frame, and without a plain ground, where these differ. Empty for a picture in which nothing is to be seen.
 */
export function hashPicture(pixels: Pixels): string {
  const whole = { left: 0, top: 0, right: pixels.width, bottom: pixels.height };
  const boxes = [whole, ...tolerances.map((tolerance) => withoutFrame(pixels, tolerance))];
  return [...new Set(boxes.map((box) => hashOf(pixels, box)))].join('');
}

/** The mean by which the blocks must differ for a picture to say anything. */
const leastDetail = 2;
/** One block counts no more than this, so that a watermark or a sticker doesn't decide. */
const mostOfBlock = 40;
/** Pictures that are no further apart are the same one. */
export const alikeDistance = 7.5;
/** Pictures whose blocks differ less than this from their mean are apart by less, whatever they show: their distance counts more. */
const usualContrast = 20;

/** How much the blocks of a picture differ from their mean. */
const contrastOf = (values: Int16Array): number =>
  values.subarray(0, brightCount).reduce((sum, value) => sum + Math.abs(value - 128), 0) / brightCount;

const decoded = new Map<string, { values: Int16Array; contrast: number }>();
const mostDecoded = 5000;

/** The values of a hash in the measure in which they are compared: as they are, and then as a mirror shows them, for each of its parts. */
function decode(hash: string): { values: Int16Array; contrast: number } {
  const known = decoded.get(hash);
  if (known !== undefined) return known;
  const values = new Int16Array(2 * hash.length);
  for (let part = 0; part < hash.length; part += hashLength)
    for (let at = 0; at < hashLength; at += 1) {
      const weight = at < brightCount ? 4 : 9;
      values[2 * part + at] = valueOf[hash.charCodeAt(part + at)]! * weight;
      values[2 * part + hashLength + at] = valueOf[hash.charCodeAt(part + mirrored[at]!)]! * weight;
    }
  if (decoded.size >= mostDecoded) decoded.clear();
  const found = { values, contrast: contrastOf(values) };
  decoded.set(hash, found);
  return found;
}

/**
 * How far two pictures are apart, with or without frames, as they are or one of them in a mirror; Infinity where it is more than `most`.
 */
export function pictureDistance(first: string, second: string, most = Infinity): number {
  const [{ values: one, contrast }, { values: other, contrast: otherContrast }] = [decode(first), decode(second)];
  const weight = Math.max(1, usualContrast / Math.min(contrast, otherContrast));
  let least = (most * brightCount) / weight;
  let found = Infinity;
  for (let from = 0; from < one.length; from += 2 * hashLength)
    for (let to = 0; to < other.length; to += hashLength) {
      let sum = 0;
      for (let at = 0; at < hashLength && sum <= least; at += 1) {
        const apart = Math.abs(one[from + at]! - other[to + at]!);
        sum += apart < mostOfBlock ? apart : mostOfBlock;
      }
      if (sum > least) continue;
      least = sum;
      found = (sum * weight) / brightCount;
    }
  return found;
}
