import type { ChartEdge, ChartLayout, ChartNode } from './layout.types';

const node = (path: string, kind: ChartNode['kind'], box: number[], more: Partial<ChartNode> = {}): ChartNode => {
  const [x = 0, y = 0, width = 0, height = 0] = box;
  const keys = path.split('.');
  return {
    id: path === '' ? 'case' : `case.${path}`,
    path,
    key: keys.at(-1) || 'case',
    kind,
    parent: path === '' ? null : ['case', ...keys.slice(0, -1)].join('.'),
    initial: false,
    says: '',
    invokes: [],
    runs: [],
    tags: [],
    entry: [],
    exit: [],
    x,
    y,
    width,
    height,
    text: { x, y },
    header: 48,
    ...more,
  };
};

const edge = (
  id: string,
  from: string,
  to: string | null,
  event: string,
  more: Partial<ChartEdge> = {},
): ChartEdge => ({
  id,
  from,
  to,
  event,
  eventType: event,
  guard: null,
  guardSays: null,
  also: [],
  otherwise: false,
  nth: null,
  does: [],
  points: [],
  label: { x: 0, y: 0, width: 120, height: 18 },
  ...more,
});

/** A machine of two regions, drawn by hand: the smallest that has one of each thing that a chart shows. */
export const caseLayout: ChartLayout = {
  fingerprint: '00000000',
  width: 600,
  height: 420,
  nodes: [
    node('', 'parallel', [12, 12, 576, 396]),
    node('reply', 'compound', [28, 60, 260, 330], { says: 'The answer to the seller.' }),
    node('content', 'compound', [310, 60, 260, 330]),
    node('reply.choosing', 'atomic', [60, 130, 160, 60], { initial: true, says: 'End the listing, or reactivate it.' }),
    node('reply.sent', 'final', [60, 300, 160, 60], { says: 'The answer stands.' }),
    node('content.asking', 'atomic', [340, 130, 180, 90], {
      initial: true,
      invokes: ['caseDescription'],
      runs: ['caseDescription'],
      tags: ['busy'],
    }),
  ],
  edges: [
    edge('submit', 'case.reply.choosing', 'case.reply.sent', 'confirm.submit', {
      guard: 'canAnswer',
      guardSays: 'the seller has answered',
      points: [
        [
          { x: 140, y: 190 },
          { x: 140, y: 250 },
          { x: 150, y: 250 },
          { x: 150, y: 300 },
        ],
      ],
      label: { x: 90, y: 230, width: 110, height: 34 },
    }),
    edge('change', 'case.reply.choosing', null, 'draft.change', { label: { x: 68, y: 172, width: 100, height: 15 } }),
    edge('again', 'case.content.asking', 'case.content.asking', 'after 3 s', {
      eventType: 'xstate.after.3000.case.content.asking',
      points: [
        [
          { x: 520, y: 150 },
          { x: 545, y: 150 },
          { x: 545, y: 190 },
          { x: 520, y: 190 },
        ],
      ],
      label: { x: 525, y: 160, width: 40, height: 18 },
    }),
  ],
  starts: [
    {
      parent: 'case.reply',
      dot: { x: 140, y: 100 },
      points: [
        { x: 140, y: 106 },
        { x: 140, y: 130 },
      ],
    },
  ],
};
