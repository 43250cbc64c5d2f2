import { centreOf } from './chart-shapes';
import type { ChartDetail } from './graph';
import type { Box, Point } from './layout.types';

export type Size = Pick<Box, 'width' | 'height'>;

/** Where the drawing lies: a point of it, times `scale`, plus the shift, is a point of the frame. */
export interface ViewTransform extends Point {
  scale: number;
}

const margin = 24;
/** Between a box and what lies over the frame: the outline of the focus stands in it. */
const gap = 10;
export const scaleLimits = { least: 0.1, most: 3 };
/** Below it words are smaller than 10 pixels: the smallest are drawn in 11. */
const readable = 0.92;
/** On a narrow frame the drawing keeps clear of the buttons, which lie over a good part of it there. */
const narrow = { width: 640, below: 76 };

export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

const roomIn = ({ width, height }: Size): Size => ({
  width: width - 2 * margin,
  height: height - margin - (width < narrow.width ? narrow.below : margin),
});

/** The whole drawing in the middle of the frame, never larger than it was drawn. */
export function fitTransform({ width, height }: Size, frame: Size): ViewTransform {
  if ([frame.width, frame.height, width, height].includes(0)) return { x: 0, y: 0, scale: 1 };
  const room = roomIn(frame);
  const scale = clamp(Math.min(room.width / width, room.height / height), scaleLimits.least, 1);
  return { x: (frame.width - width * scale) / 2, y: margin + (room.height - height * scale) / 2, scale };
}

/** Below it a drawing that is shown as a whole says nothing any more: its smallest words, of 11 pixels, are smaller than 9; names alone have 13. */
const legible: Record<ChartDetail, number> = { words: 9 / 11, events: 9 / 11, names: 9 / 13 };

/** Whether a drawing can be read where all of it is shown. */
export const isLegible = (size: Size, frame: Size, detail: ChartDetail): boolean =>
  fitTransform(size, frame).scale >= legible[detail];

/** How far a drawing is shifted along one side so that a point of it is in the middle and no room is left empty that it could fill. */
function shiftOf(middle: number, drawn: number, room: number): number {
  if (drawn <= room) return margin + (room - drawn) / 2;
  return clamp(margin + room / 2 - middle, margin + room - drawn, margin);
}

/** The whole drawing, or as much of it around a box as can be read. */
export function initialTransform(drawing: Size, frame: Size, around: Box | null): ViewTransform {
  const fitted = fitTransform(drawing, frame);
  if (around === null || fitted.scale >= readable) return fitted;
  const room = roomIn(frame);
  const middle = centreOf(around);
  return {
    x: shiftOf(middle.x * readable, drawing.width * readable, room.width),
    y: shiftOf(middle.y * readable, drawing.height * readable, room.height),
    scale: readable,
  };
}

/** The part of the drawing that a frame shows. */
export const visibleBoxOf = ({ x, y, scale }: ViewTransform, { width, height }: Size): Box => ({
  x: -x / scale,
  y: -y / scale,
  width: width / scale,
  height: height / scale,
});

/** How far a box must go to be within a frame and clear of what covers parts of its upper and lower edge; its beginning before its end. */
export function shiftInto(box: Box, frame: Size, covers: readonly Box[]): Point {
  const x = clamp(box.x, margin, Math.max(margin, frame.width - margin - box.width));
  const overlapping = covers.filter((cover) => cover.x < x + box.width && x < cover.x + cover.width);
  const isAbove = (cover: Box) => centreOf(cover).y < frame.height / 2;
  const least = Math.max(margin, ...overlapping.filter(isAbove).map((cover) => cover.y + cover.height + gap));
  const most = Math.min(
    frame.height - margin,
    ...overlapping.filter((cover) => !isAbove(cover)).map((cover) => cover.y - gap),
  );
  return { x: x - box.x, y: clamp(box.y, least, Math.max(least, most - box.height)) - box.y };
}
