import type { StateValue } from 'xstate';
import { scenarioOf } from '../../../machines/simulator/recorded-scenario';
import { describeState } from '../../../machines/simulator/describe-state';
import type { Exhibit } from '../lab/lab.types';
import { shownDifference, stepsOf } from './walk.rules';
import { readExpected } from '../lab/expected';
import { formatWalkReport } from '../lab/format-walk-report';
import { formatWalkCsv, formatWalkGherkin, formatWalkMarkdown } from '../lab/format-walk-steps';
import { formatWalkTest } from '../lab/format-walk-test';
import type { ChartLayout } from '../chart/layout.types';
import type { Platform, ShareResult } from './platform.types';
import type { WalkContext, WalkDifference } from './walk.types';

export const shareFormats = ['link', 'test', 'report', 'gherkin', 'markdown', 'csv', 'svg', 'png'] as const;
export type ShareFormat = (typeof shareFormats)[number];

export interface ShareInput {
  what: ShareFormat;
  platform: Platform;
  exhibit: Exhibit;
  layout: ChartLayout;
  /** The part of the address that holds the walk; null when it is too long for one. */
  hashOf: () => Promise<string | null>;
  walk: Pick<WalkContext, 'life' | 'frames' | 'at' | 'expected' | 'broke'>;
}

async function copied(platform: Platform, text: string, named: string): Promise<ShareResult> {
  if (await platform.copy(text)) return { ok: true, said: `${named} is copied.`, text: null };
  return { ok: false, said: `The browser doesn't let us copy. ${named} stands below: copy it by hand.`, text };
}

/** What is known of a walk up to and with the step that differs, so that a test of it fails until that is mended: what the machine does now would be taken as right. */
const savedIn = ({ said, start, isStart, held, lost }: WalkDifference) => ({
  differs: said,
  start,
  steps: isStart === true ? [] : [...held, ...lost.slice(0, 1)],
});

/** Copies or saves one thing of the walk that is looked at, up to the step that is looked at. Never rejects. */
export async function shareWalk({ what, platform, exhibit, layout, hashOf, walk }: ShareInput): Promise<ShareResult> {
  const { name } = exhibit;
  const frames = walk.frames.slice(0, walk.at + 1);
  const steps = stepsOf(frames);
  const begun = scenarioOf(exhibit.samples, walk.life);
  const expected = readExpected(walk.expected, exhibit.machine, frames.at(-1)?.value as StateValue);
  const addressed = async () => {
    const hash = await hashOf();
    return hash === null ? null : platform.addressOf(hash);
  };
  const broke = shownDifference(walk);
  const differs = broke?.said ?? null;
  const asSteps = async () => ({ exhibit, life: walk.life, frames, address: await addressed(), differs });
  const drawn = async () => {
    const { renderChartSvg } = await import('../chart/picture');
    const last = frames.at(-1);
    return renderChartSvg(layout, {
      active: new Set(last?.active),
      taken: new Set(last?.taken),
      scheme: 'light',
      title: last === undefined ? name : `${name}: ${describeState(last.value)}`,
    });
  };
  if (!expected.ok && (what === 'test' || what === 'report')) return { ok: false, said: expected.said, text: null };
  const wanted = expected.ok ? expected.value : undefined;
  const asTest = { life: walk.life, ...begun, start: frames[0]?.start, steps };
  const tested = broke === null || wanted !== undefined ? asTest : { ...asTest, ...savedIn(broke) };
  switch (what) {
    case 'link': {
      const address = await addressed();
      if (address === null)
        return { ok: false, said: 'This walk is too long for a link: copy it as a test or as a report.', text: null };
      return copied(platform, address, 'The link');
    }
    case 'test':
      return copied(platform, formatWalkTest(exhibit, tested, wanted), 'The test');
    case 'report':
      return copied(
        platform,
        formatWalkReport({ ...(await asSteps()), ...begun, expected: wanted, tested }),
        'The report',
      );
    case 'gherkin':
      return copied(platform, formatWalkGherkin(await asSteps()), 'The scenario');
    case 'markdown':
      return copied(platform, formatWalkMarkdown(await asSteps()), 'The list of steps');
    case 'csv':
      platform.save(`${name}.csv`, new Blob([formatWalkCsv(await asSteps())], { type: 'text/csv;charset=utf-8' }));
      return { ok: true, said: `${name}.csv is saved.`, text: null };
    case 'svg':
      platform.save(`${name}.svg`, new Blob([await drawn()], { type: 'image/svg+xml' }));
      return { ok: true, said: `${name}.svg is saved.`, text: null };
    case 'png': {
      const { pictureSizeOf } = await import('../chart/picture');
      const picture = await platform.png(await drawn(), pictureSizeOf(layout));
      if (picture === null)
        return { ok: false, said: 'The browser could not draw the picture: save the SVG.', text: null };
      platform.save(`${name}.png`, picture);
      return { ok: true, said: `${name}.png is saved.`, text: null };
    }
  }
}
