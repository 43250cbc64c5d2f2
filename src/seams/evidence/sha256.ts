const constants = new Int32Array(64);
const start = new Int32Array(8);

/** The first 32 bits of the fraction of a number. */
const fraction = (number: number): number => ((number - Math.floor(number)) * 2 ** 32) | 0;

for (let candidate = 2, count = 0; count < 64; candidate += 1) {
  let isPrime = true;
  for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) if (candidate % divisor === 0) isPrime = false;
  if (!isPrime) continue;
  if (count < 8) start[count] = fraction(Math.sqrt(candidate));
  constants[count] = fraction(Math.cbrt(candidate));
  count += 1;
}

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/**
 * SHA-256 of bytes that come in pieces. The browser's own takes a file whole, and is there only on encrypted pages; this one reads a file of
 * any size in the memory of a piece.
 */
export function createSha256() {
  const state = Int32Array.from(start);
  const words = new Int32Array(64);
  const block = new Uint8Array(64);
  let filled = 0;
  let length = 0;

  const mix = (bytes: Uint8Array, from: number) => {
    for (let at = 0; at < 16; at += 1) {
      const byte = from + at * 4;
      words[at] =
        ((bytes[byte] as number) << 24) |
        ((bytes[byte + 1] as number) << 16) |
        ((bytes[byte + 2] as number) << 8) |
        (bytes[byte + 3] as number);
    }
    for (let at = 16; at < 64; at += 1) {
      const before = words[at - 2] as number;
      const early = words[at - 15] as number;
      const one = rotate(before, 17) ^ rotate(before, 19) ^ (before >>> 10);
      const zero = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
      words[at] = (one + (words[at - 7] as number) + zero + (words[at - 16] as number)) | 0;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let at = 0; at < 64; at += 1) {
      const choice = (e & f) ^ (~e & g);
      const high = (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice;
      const first = (h + high + (constants[at] as number) + (words[at] as number)) | 0;
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + first) | 0;
      d = c;
      c = b;
      b = a;
      a = (first + second) | 0;
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = ((state[at] ?? 0) + word) | 0));
  };

  const update = (bytes: Uint8Array): void => {
    length += bytes.length;
    let at = 0;
    if (filled > 0) {
      at = Math.min(64 - filled, bytes.length);
      block.set(bytes.subarray(0, at), filled);
      filled += at;
      if (filled < 64) return;
      mix(block, 0);
      filled = 0;
    }
    for (; at + 64 <= bytes.length; at += 64) mix(bytes, at);
    block.set(bytes.subarray(at));
    filled = bytes.length - at;
  };

  return {
    update,
    /** In hexadecimal digits; nothing can be added after it. */
    digest(): string {
      const bits = length * 8;
      const padding = new Uint8Array((filled < 56 ? 64 : 128) - filled);
      padding[0] = 0x80;
      const view = new DataView(padding.buffer);
      view.setUint32(padding.length - 8, Math.floor(bits / 2 ** 32));
      view.setUint32(padding.length - 4, bits >>> 0);
      update(padding);
      return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
    },
  };
}

/** SHA-256 of bytes, in hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const hash = createSha256();
  hash.update(bytes);
  return hash.digest();
}
