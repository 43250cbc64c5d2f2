import { colors, easedProgress } from './pen.mjs';

/**
 * Draws what a topic tells, inside of x 60–900 and y 96–424. `step` is 0 to 2, `time` the part of it that has passed, `drawn` the words that stand
 * on what is drawn.
 * @typedef {(pen: import('./pen.mjs').Pen, step: number, time: number, drawn: readonly string[]) => void} Scene
 */

/** How far that moment is passed by what is shown. @param {number} step @param {number} time @param {number} at @param {number} from @param {number} to */
const since = (step, time, at, from, to) => (step > at ? 1 : step < at ? 0 : easedProgress(time, from, to));

/** @type {Scene} */
const search = (pen, step, time, drawn) => {
  const firstLine = drawn[0] ?? '';
  const typed = since(step, time, 0, 0.1, 0.85);
  pen.box(60, 110, 560, 60, colors.surface, { line: step === 0 ? colors.primary : colors.line });
  const shown = firstLine.slice(0, Math.round(firstLine.length * typed));
  pen.text(shown, 84, 141, { size: 26 });
  if (step === 0) pen.box(88 + pen.measure(shown, 26, 450), 124, 3, 34, colors.primary, { r: 1 });
  ['AR', 'BR', 'MX'].forEach((country, n) => {
    const chosen = since(step, time, 1, 0.1 + n * 0.17, 0.2 + n * 0.17);
    const x = 60 + n * 110;
    pen.box(x, 190, 94, 46, chosen > 0.5 ? colors.tint : colors.surface, {
      line: chosen > 0.5 ? colors.primary : colors.line,
      r: 23,
    });
    pen.text(country, x + 56, 214, { weight: 600, align: 'center' });
    if (chosen > 0.5) pen.mark(x + 24, 213, 16, colors.primary, 'tick');
  });
  pen.button(drawn[1] ?? '', 770, 140, { pressed: step === 1 ? easedProgress(time, 0.7, 0.8) : 0 });
  if (step < 2) return;
  pen.box(60, 262, 840, 150, colors.surface, { line: colors.line });
  pen.text(firstLine, 90, 300, { size: 24, weight: 600 });
  ['AR', 'BR', 'MX'].forEach((country, n) => {
    const found = easedProgress(time, 0.1 + n * 0.2, 0.4 + n * 0.2);
    const y = 334 + n * 27;
    pen.text(country, 90, y, { size: 18, color: colors.soft });
    pen.box(136, y - 6, 620, 12, colors.sunken, { r: 6 });
    pen.box(136, y - 6, 620 * found, 12, colors.primary, { r: 6 });
    pen.text(String(Math.round([48, 17, 31][n] ?? 0) * (found >= 1 ? 1 : 0) || '…'), 860, y, {
      size: 18,
      weight: 600,
      align: 'right',
    });
  });
};

/** @type {Scene} */
const review = (pen, step, time, drawn) => {
  const at = step === 0 ? Math.round(easedProgress(time, 0.3, 0.9)) : step === 1 ? (time < 0.5 ? 1 : 2) : 2;
  const trusted = since(step, time, 1, 0.2, 0.3) > 0.5;
  const suspicious = since(step, time, 1, 0.7, 0.8) > 0.5 && since(step, time, 2, 0.35, 0.45) < 0.5;
  [0, 1, 2, 3].forEach((n) => {
    const x = 60 + n * 214;
    const marked = n === 1 && trusted ? 'trusted' : n === 2 && suspicious ? 'suspicious' : null;
    pen.box(x, 106, 198, 232, colors.surface, {
      line: n === at ? colors.primary : colors.line,
      width: n === at ? 5 : 2,
    });
    pen.box(x + 18, 124, 162, 110, colors.sunken);
    pen.bone(x + 18, 258, 150);
    pen.bone(x + 18, 282, 96);
    if (marked === null) return;
    pen.box(x + 14, 298, 170, 32, marked === 'trusted' ? colors.trustedTint : colors.suspiciousTint, { r: 16 });
    pen.text(drawn[marked === 'trusted' ? 0 : 1] ?? '', x + 99, 315, {
      size: 18,
      weight: 600,
      color: marked === 'trusted' ? colors.trusted : colors.suspicious,
      align: 'center',
    });
  });
  /** @param {number} of @param {number} when */
  const pressed = (of, when) => (step === of && time > when && time < when + 0.2 ? 1 : 0);
  pen.key('←', 380, 386, 0);
  pen.key('→', 444, 386, Math.max(pressed(0, 0.5), pressed(1, 0.45)));
  pen.key('T', 540, 386, pressed(1, 0.15));
  pen.key('S', 604, 386, pressed(1, 0.65));
  pen.key('Z', 700, 386, pressed(2, 0.3));
};

/** @type {Scene} */
const sheet = (pen, step, time, drawn) => {
  pen.box(60, 106, 840, 224, colors.surface, { line: colors.line });
  pen.box(60, 106, 840, 40, colors.tint, { r: 10 });
  ['ID', 'A', 'B'].forEach((head, n) =>
    pen.text(head, 90 + n * 320, 127, { size: 18, weight: 600, color: colors.soft }),
  );
  [0, 1, 2, 3].forEach((n) => {
    const y = 170 + n * 42;
    const filled = since(step, time, 0, 0.05 + n * 0.15, 0.2 + n * 0.15);
    const wrong = n === 2 && since(step, time, 2, 0.45, 0.55) < 0.5;
    const judged = since(step, time, 1, 0.05 + n * 0.15, 0.2 + n * 0.15) > 0.5;
    if (judged) pen.box(62, y - 20, 836, 40, wrong ? colors.dangerTint : colors.surface, { r: 0 });
    if (filled > 0) pen.text(['MLA 1041…', 'MLB 3320…', wrong ? 'MLA 10' : 'MLA 1077…', 'MLM 8834…'][n] ?? '', 90, y);
    pen.bone(410, y, 200 * filled);
    pen.bone(690, y, 110 * filled);
    if (judged) pen.mark(866, y, 18, wrong ? colors.danger : colors.trusted, wrong ? 'cross' : 'tick');
  });
  pen.button(step === 0 ? (drawn[0] ?? '') : (drawn[1] ?? ''), 480, 380, {
    pressed: step === 1 ? 0 : easedProgress(time, 0.75, 0.85),
  });
};

/** @type {Scene} */
const send = (pen, step, time, drawn) => {
  [0, 1, 2, 3].forEach((n) => {
    const y = 106 + n * 58;
    const chosen = n < 3 && since(step, time, 0, 0.1 + n * 0.18, 0.2 + n * 0.18) > 0.5;
    pen.box(60, y, 840, 48, chosen ? colors.tint : colors.surface, { line: chosen ? colors.primary : colors.line });
    pen.box(80, y + 12, 24, 24, chosen ? colors.primary : colors.surface, { line: colors.bone, r: 6 });
    if (chosen) pen.mark(92, y + 24, 14, colors.onPrimary, 'tick');
    pen.bone(130, y + 24, 330 - n * 30);
    pen.bone(560, y + 24, 110);
    const went = step === 2 && n < 3 && easedProgress(time, 0.1 + n * 0.2, 0.2 + n * 0.2) > 0.5;
    if (went) {
      pen.box(836, y + 7, 34, 34, colors.trustedTint, { r: 17 });
      pen.mark(853, y + 24, 16, colors.trusted, 'tick');
    }
  });
  if (step === 0) pen.button(drawn[0] ?? '', 480, 384, { pressed: easedProgress(time, 0.8, 0.9) });
  if (step !== 1) return;
  pen.ring(400, 384, 1 - time, String(Math.max(1, Math.ceil(10 * (1 - time)))));
  pen.button(drawn[1] ?? '', 540, 384, { plain: true });
};

/** @type {Scene} */
const answer = (pen, step, time, drawn) => {
  pen.box(60, 106, 840, 96, colors.surface, { line: colors.line });
  pen.box(80, 124, 60, 60, colors.sunken);
  pen.bone(164, 142, 360);
  pen.bone(164, 168, 220);
  const come = since(step, time, 0, 0.25, 0.5);
  if (come > 0) {
    const y = 222 + 24 * (1 - come);
    pen.box(60, y, 620, 104, colors.suspiciousTint, { r: 18 });
    pen.text(drawn[0] ?? '', 90, y + 28, { size: 20, weight: 600, color: colors.suspicious });
    pen.bone(90, y + 56, 500);
    pen.bone(90, y + 80, 360);
  }
  if (step < 2) {
    const pressed = step === 1 ? easedProgress(time, 0.6, 0.7) : 0;
    if (come > 0.9) {
      pen.button(drawn[1] ?? '', 400, 384, { pressed });
      pen.button(drawn[2] ?? '', 580, 384, { plain: true });
    }
    return;
  }
  pen.ring(400, 384, 1 - time, String(Math.max(1, Math.ceil(10 * (1 - time)))));
  pen.button(drawn[3] ?? '', 540, 384, { plain: true });
};

/** @type {Record<import('./texts.mjs').Topic, Scene>} */
export const scenes = { menu1: search, menu2: review, menu5: sheet, menu7: send, menu12: answer };
