/** The parts of Matroska that a player needs: https://www.matroska.org/technical/elements.html */
const ids = {
  ebml: 0x1a45dfa3,
  readVersion: 0x42f7,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
};

/** @param {number} value @returns {Buffer} as few bytes as hold it */
function bytesOf(value) {
  const text = value.toString(16);
  return Buffer.from(text.padStart(text.length + (text.length % 2), '0'), 'hex');
}

/** @param {keyof typeof ids} name @param {readonly Buffer[]} inner @returns {Buffer} */
function element(name, ...inner) {
  const body = Buffer.concat(inner);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([bytesOf(ids[name]), size, body]);
}

/** @param {keyof typeof ids} name @param {number} value */
const number = (name, value) => element(name, bytesOf(value));
/** @param {keyof typeof ids} name @param {string} value */
const text = (name, value) => element(name, Buffer.from(value));

/** A WebM of frames of VP9; a cluster begins with each that needs no other. @param {readonly import('./film.mjs').Frame[]} frames @param {{ width: number, height: number, lasts: number }} of `lasts` in seconds @returns {Buffer} */
export function encodeWebm(frames, { width, height, lasts }) {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(lasts * 1000);
  const head = Buffer.concat([
    element(
      'info',
      number('timestampScale', 1_000_000),
      element('duration', duration),
      text('muxingApp', 'vigia'),
      text('writingApp', 'vigia'),
    ),
    element(
      'tracks',
      element(
        'trackEntry',
        number('trackNumber', 1),
        number('trackUid', 1),
        number('trackType', 1),
        text('codecId', 'V_VP9'),
        element('video', number('pixelWidth', width), number('pixelHeight', height)),
      ),
    ),
  ]);
  const starts = frames.flatMap((frame, n) => (frame.key ? [n] : []));
  const clusters = starts.map((from, n) => {
    const ours = frames.slice(from, starts[n + 1]);
    const time = ours[0]?.time ?? 0;
    const blocks = ours.map((frame) => {
      const block = Buffer.from([0x81, 0, 0, frame.key ? 0x80 : 0]);
      block.writeInt16BE(frame.time - time, 1);
      return element('simpleBlock', block, Buffer.from(frame.data, 'base64'));
    });
    return { time, bytes: element('cluster', number('timestamp', time), ...blocks) };
  });
  let at = head.length;
  const points = clusters.map(({ time, bytes }) => {
    const point = element(
      'cuePoint',
      number('cueTime', time),
      element('cueTrackPositions', number('cueTrack', 1), number('cueClusterPosition', at)),
    );
    at += bytes.length;
    return point;
  });
  return Buffer.concat([
    element(
      'ebml',
      number('readVersion', 1),
      text('docType', 'webm'),
      number('docTypeVersion', 4),
      number('docTypeReadVersion', 2),
    ),
    element('segment', head, ...clusters.map(({ bytes }) => bytes), element('cues', ...points)),
  ]);
}
