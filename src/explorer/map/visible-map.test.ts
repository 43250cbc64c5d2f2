import { describe, expect, test } from 'vitest';
import type { Connections } from '../../../machines/simulator/connections';
import { createSystemMap } from './system-map';
import { placeMap } from './place-map';
import { eventIdOf } from '../desk/location';
import { labelLinesOf, visibleMapOf } from './visible-map';

const none: Connections = { runs: [], sends: [], receives: [] };
const map = createSystemMap(
  new Map<string, Connections>([
    [
      'results',
      {
        runs: [
          { id: 'marking', kind: 'machine', name: 'marking', by: ['results'] },
          { id: 'articlesByIds', kind: 'port', name: 'articlesByIds', by: ['results.asking'] },
          { id: 'reply', kind: 'work', name: 'reply', by: [] },
        ],
        sends: [{ event: 'marks.clear', to: 'marking', by: ['results --screen.rested[0]--> stays'] }],
        receives: [{ event: 'mark.made', by: ['results --mark.made[0]--> stays'] }],
      },
    ],
    [
      'marking',
      {
        runs: [],
        sends: [
          { event: 'mark.made', to: 'parent', by: ['marking --listing.mark[0]--> stays'] },
          { event: 'notice.raise', to: 'notices', by: [] },
        ],
        receives: [{ event: 'marks.clear', by: [] }],
      },
    ],
    ['suspicious', { ...none, runs: [{ id: 'marking', kind: 'machine', name: 'marking', by: [] }] }],
    ['notices', none],
    ['outbox', none],
  ]),
);
const links = (place: Parameters<typeof visibleMapOf>[1]) =>
  visibleMapOf(map, place).links.map((link) => [link.from, link.to, labelLinesOf(link)]);

describe('the map of the console', () => {
  test('begins with the areas, a line between two of which one runs or says anything', () => {
    const { nodes } = visibleMapOf(map, { at: null, open: [] });
    expect(nodes.map(({ id, count }) => [id, count])).toEqual([
      ['area:reports', 1],
      ['area:search', 1],
      ['area:shared', 1],
      ['area:system', 2],
    ]);
    expect(links({ at: null, open: [] }).map(([from, to]) => [from, to])).toEqual([
      ['area:search', 'area:shared'],
      ['area:search', 'area:system'],
      ['area:reports', 'area:shared'],
      ['area:shared', 'area:system'],
    ]);
  });

  test('shows the machines of an area that stands open in its frame', async () => {
    const visible = visibleMapOf(map, { at: null, open: ['system'] });
    expect(visible.frames).toEqual(['system']);
    expect(visible.nodes.map(({ id }) => id)).toContain('outbox');
    const { boxes } = await placeMap(visible, false);
    const [frame, inner] = [boxes.get('frame:system'), boxes.get('outbox')];
    expect(frame && inner && inner.x > frame.x && inner.y > frame.y && inner.width < frame.width).toBe(true);
  });

  test('a machine shows whom it runs, what they say to each other, and the ports that it asks', () => {
    expect(links({ at: 'results', open: [] })).toEqual([
      ['results', 'marking', ['runs', '→ marks.clear', '← mark.made']],
      ['results', 'port:articlesByIds', ['asks']],
      ['results', 'outbox', ['→ mutation.submit']],
    ]);
  });

  test('says to its parent what that one hears, and nothing to a machine that runs it and does not', () => {
    expect(links({ at: 'marking', open: [] })).toContainEqual(['suspicious', 'marking', ['runs']]);
  });

  test('an event shows who sends it to whom, and nothing else', () => {
    expect(links({ at: eventIdOf('mark.made'), open: [] })).toEqual([['marking', 'results', ['→ mark.made']]]);
  });
});
