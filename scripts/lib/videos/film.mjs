import { colors, height, easedProgress, createPen, width } from './pen.mjs';
import { scenes } from './scenes.mjs';

/** @typedef {{ time: number, key: boolean, data: string }} Frame `time` in milliseconds, `data` in base64 */

const rate = 12;
const titleFor = 1.5;
const stepFor = 2.4;
/** Seconds that a video lasts. */
export const videoSeconds = titleFor + 3 * stepFor;

/** Breaks a text into lines that are no wider. @param {import('./pen.mjs').Pen} pen @param {string} text @param {number} size @param {number} most */
function linesOf(pen, text, size, most) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && pen.measure(longer, size, 650) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** @param {import('./pen.mjs').Pen} pen @param {import('./texts.mjs').Topic} topic @param {string} title @param {import('./texts.mjs').VideoTexts} words @param {number} second */
function paint(pen, topic, title, words, second) {
  pen.box(0, 0, width, height, colors.paper, { r: 0 });
  if (second < titleFor) {
    pen.box(0, 0, width, height, colors.primary, { r: 0 });
    const lines = linesOf(pen, title, 64, width - 160);
    lines.forEach((line, n) =>
      pen.text(line, width / 2, height / 2 + (n - (lines.length - 1) / 2) * 76, {
        size: 64,
        weight: 650,
        color: colors.onPrimary,
        align: 'center',
      }),
    );
    pen.box(width / 2 - 60, height - 96, 120 * easedProgress(second, 0, titleFor), 6, colors.onPrimary, { r: 3 });
    return;
  }
  const passed = Math.min(2.999, (second - titleFor) / stepFor);
  const step = Math.floor(passed);
  pen.text(title, 60, 50, { size: 24, weight: 650, color: colors.primary });
  [0, 1, 2].forEach((n) => pen.box(812 + n * 32, 46, 24, 8, n <= step ? colors.primary : colors.bone, { r: 4 }));
  scenes[topic](pen, step, passed - step, words.drawn);
  pen.box(0, 440, width, 100, colors.ink, { r: 0 });
  pen.text(words.steps[step] ?? '', width / 2, 491, {
    size: 36,
    weight: 600,
    color: colors.onPrimary,
    align: 'center',
  });
}

/**
 * Films a topic: each frame is drawn and encoded at its own moment, so that neither the machine nor its haste are seen.
 * @param {import('./texts.mjs').Topic} topic @param {string} title @param {import('./texts.mjs').VideoTexts} words @returns {Promise<Frame[]>}
 */
export async function film(topic, title, words) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('This browser draws nothing.');
  const pen = createPen(/** @type {CanvasRenderingContext2D} */ (/** @type {object} */ (context)));
  /** @type {Frame[]} */
  const frames = [];
  /** @type {Error | null} */
  let failed = null;
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      frames.push({ time: Math.round(chunk.timestamp / 1000), key: chunk.type === 'key', data });
    },
    error: (error) => {
      failed = error;
    },
  });
  encoder.configure({
    codec: 'vp09.00.31.08',
    width,
    height,
    bitrate: 40_000,
    framerate: rate,
    latencyMode: 'quality',
  });
  for (let n = 0; n < videoSeconds * rate; n += 1) {
    paint(pen, topic, title, words, n / rate);
    const frame = new VideoFrame(canvas, { timestamp: Math.round((n * 1_000_000) / rate) });
    encoder.encode(frame, { keyFrame: n % (rate * 3) === 0 });
    frame.close();
  }
  await encoder.flush();
  if (failed !== null) throw failed;
  return frames;
}
