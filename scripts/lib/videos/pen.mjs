/** @typedef {{ r?: number, line?: string, width?: number }} Edge */
/** @typedef {{ size?: number, weight?: number, color?: string, align?: CanvasTextAlign }} Type */

export const width = 960;
export const height = 540;

/** The console's own colours, in the light. */
export const colors = {
  paper: '#faf8f4',
  surface: '#ffffff',
  sunken: '#f3f0ea',
  line: '#e4dfd6',
  ink: '#1b1a18',
  soft: '#47443f',
  bone: '#d8d2c7',
  primary: '#0b5d54',
  tint: '#e3f1ee',
  onPrimary: '#ffffff',
  trusted: '#2f6b1e',
  trustedTint: '#e6f3dd',
  suspicious: '#8a4b00',
  suspiciousTint: '#fdefd6',
  danger: '#b3261e',
  dangerTint: '#fce8e6',
};

/** What of `time` has passed between two moments, 0 to 1, slow at both ends. @param {number} time @param {number} from @param {number} to */
export function easedProgress(time, from, to) {
  const share = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Draws on that canvas. @param {CanvasRenderingContext2D} context */
export function createPen(context) {
  /** @param {number} x @param {number} y @param {number} w @param {number} h @param {string} fill @param {Edge} [edge] */
  const box = (x, y, w, h, fill, { r = 10, line, width: thick = 2 } = {}) => {
    context.beginPath();
    context.roundRect(x, y, Math.max(0, w), h, Math.min(r, h / 2, Math.max(0, w) / 2));
    context.fillStyle = fill;
    context.fill();
    if (line === undefined) return;
    context.strokeStyle = line;
    context.lineWidth = thick;
    context.stroke();
  };
  /** @param {string} said @param {number} x @param {number} y of its middle @param {Type} [type] */
  const text = (said, x, y, { size = 20, weight = 450, color = colors.ink, align = 'left' } = {}) => {
    context.font = `${weight} ${size}px Plex`;
    context.fillStyle = color;
    context.textAlign = align;
    context.textBaseline = 'middle';
    context.fillText(said, x, y);
  };
  /** @param {string} said @param {number} size @param {number} weight */
  const measure = (said, size, weight) => {
    context.font = `${weight} ${size}px Plex`;
    return context.measureText(said).width;
  };
  /** @param {number} x @param {number} y @param {number} size @param {string} color @param {'tick' | 'cross'} kind */
  const mark = (x, y, size, color, kind) => {
    context.strokeStyle = color;
    context.lineWidth = size / 6;
    context.lineCap = 'round';
    context.beginPath();
    if (kind === 'tick') {
      context.moveTo(x - size / 2, y);
      context.lineTo(x - size / 8, y + size / 3);
      context.lineTo(x + size / 2, y - size / 3);
    } else {
      context.moveTo(x - size / 3, y - size / 3);
      context.lineTo(x + size / 3, y + size / 3);
      context.moveTo(x + size / 3, y - size / 3);
      context.lineTo(x - size / 3, y + size / 3);
    }
    context.stroke();
  };
  /** A ring of which that part is left, the seconds in it. @param {number} x @param {number} y @param {number} left @param {string} said */
  const ring = (x, y, left, said) => {
    context.lineWidth = 7;
    context.lineCap = 'round';
    context.strokeStyle = colors.line;
    context.beginPath();
    context.arc(x, y, 34, 0, Math.PI * 2);
    context.stroke();
    context.strokeStyle = colors.primary;
    context.beginPath();
    context.arc(x, y, 34, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * left);
    context.stroke();
    text(said, x, y + 2, { size: 26, weight: 600, color: colors.primary, align: 'center' });
  };
  /** A button as wide as its words, with its middle at x. @param {string} said @param {number} x @param {number} y @param {{ pressed?: number, plain?: boolean }} [look] */
  const button = (said, x, y, { pressed = 0, plain = false } = {}) => {
    const w = measure(said, 20, 600) + 48;
    if (pressed > 0) box(x - w / 2 - 5, y - 29, w + 10, 58, colors.tint, { line: colors.primary, r: 14 });
    box(x - w / 2, y - 24, w, 48, plain ? colors.surface : colors.primary, plain ? { line: colors.line } : {});
    text(said, x, y + 1, {
      weight: 600,
      color: plain ? colors.ink : colors.onPrimary,
      align: 'center',
    });
    return w;
  };
  /** A key of a keyboard. @param {string} said @param {number} x @param {number} y @param {number} pressed */
  const key = (said, x, y, pressed) => {
    box(x - 27, y - 23 + pressed * 4, 54, 50, pressed > 0.5 ? colors.primary : colors.surface, {
      line: pressed > 0.5 ? colors.primary : colors.bone,
    });
    text(said, x, y + 3 + pressed * 4, {
      size: 24,
      weight: 600,
      color: pressed > 0.5 ? colors.onPrimary : colors.ink,
      align: 'center',
    });
  };
  /** Words that aren't read. @param {number} x @param {number} y @param {number} w */
  const bone = (x, y, w) => box(x, y - 6, w, 12, colors.bone, { r: 6 });
  return { box, text, measure, mark, ring, button, key, bone };
}

/** @typedef {ReturnType<typeof createPen>} Pen */
