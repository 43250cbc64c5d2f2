/**
 * `tsx scripts/lib/picture-times.ts <rounds>`: as JSON, the milliseconds that looking at 100 pictures takes beside walking over their pixels
 * once, and the longest that putting 8 of 1,000 different ones to their groups takes: that the page does.
 */
import { noPictureGroups, withPictures } from '../../machines/domain/picture-groups';
import { hashPicture, type Pixels } from '../../machines/domain/picture-hash';

const rounds = Number(process.argv[2] ?? 5);
const side = 200;

/** A picture of soft spots, another for another seed. */
function pictureOf(seed: number): Pixels {
  const data = new Uint8ClampedArray(side * side * 4);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const at = (y * side + x) * 4;
      for (let of = 0; of < 3; of += 1)
        data[at + of] =
          128 + 120 * Math.sin(seed * (of + 1.3) + (x * ((seed % 7) + 1)) / 31 + (y * ((seed % 5) + 1)) / 37);
      data[at + 3] = 255;
    }
  return { data, width: side, height: side };
}

const pictures = Array.from({ length: 100 }, (_, seed) => pictureOf(seed));
const took = (work: () => void) => {
  const from = performance.now();
  work();
  return performance.now() - from;
};

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
let state = 1;
const nextDigit = () => digits[((state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) >> 12) % 64] ?? '0';
const hashes = Array.from(
  { length: 1008 },
  (_, at) => [String(at), Array.from({ length: 192 }, nextDigit).join('')] as const,
);

const times = { floor: [] as number[], own: [] as number[], groups: [] as number[] };
let sum = 0;
for (let round = 0; round < rounds; round += 1) {
  times.floor.push(took(() => pictures.forEach(({ data }) => data.forEach((value) => (sum += value)))));
  times.own.push(took(() => pictures.forEach(hashPicture)));
  let groups = noPictureGroups;
  let longest = 0;
  for (let at = 0; at < hashes.length; at += 8) {
    const some = Object.fromEntries(hashes.slice(at, at + 8));
    longest = Math.max(
      longest,
      took(() => (groups = withPictures(groups, some))),
    );
  }
  times.groups.push(longest);
}
if (sum === 0) throw new Error('Nothing was walked over.');
console.log(JSON.stringify(times));
