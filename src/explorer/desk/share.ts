import type { StateValue } from 'xstate';
import { stateInWords } from '../../../machines/rehearsal/state-words';
import type { Exhibit } from '../lab/lab.types';
import { stepsOf } from './walk.rules';
import { readExpected } from '../lab/expected';
import { walkAsReport } from '../lab/report';
import { walkAsTest } from '../lab/as-test';
import type { ChartLayout } from '../chart/layout.types';
import type { Platform, Shared } from './platform.types';
import type { WalkContext } from './walk.types';

export const shareWhats = ['link', 'test', 'report', 'svg', 'png'] as const;
export type ShareWhat = (typeof shareWhats)[number];

export interface ShareInput {
  what: ShareWhat;
  platform: Platform;
  exhibit: Exhibit;
  layout: ChartLayout;
  /** The part of the address that holds the walk; null when it is too long for one. */
  hashOf: () => Promise<string | null>;
  walk: Pick<WalkContext, 'life' | 'frames' | 'at' | 'expected'>;
}

async function copied(platform: Platform, text: string, named: string): Promise<Shared> {
  if (await platform.copy(text)) return { ok: true, said: `${named} is copied.`, text: null };
  return { ok: false, said: `The browser doesn't let us copy. ${named} stands below: copy it by hand.`, text };
}

/** Copies or saves one thing of the walk that is looked at, up to the step that is looked at. Never rejects. */
export async function share({ what, platform, exhibit, layout, hashOf, walk }: ShareInput): Promise<Shared> {
  const { name, folder } = exhibit;
  const frames = walk.frames.slice(0, walk.at + 1);
  const steps = stepsOf(frames);
  const expected = readExpected(walk.expected, exhibit.machine, frames.at(-1)?.value as StateValue);
  const addressed = async () => {
    const hash = await hashOf();
    return hash === null ? null : platform.addressOf(hash);
  };
  const drawn = async () => {
    const { chartSvg } = await import('../chart/picture');
    const last = frames.at(-1);
    return chartSvg(layout, {
      active: new Set(last?.active),
      taken: new Set(last?.taken),
      scheme: 'light',
      title: last === undefined ? name : `${name}: ${stateInWords(last.value)}`,
    });
  };
  if (!expected.ok && (what === 'test' || what === 'report')) return { ok: false, said: expected.said, text: null };
  const wanted = expected.ok ? expected.value : undefined;
  switch (what) {
    case 'link': {
      const address = await addressed();
      if (address === null)
        return { ok: false, said: 'This walk is too long for a link: copy it as a test or as a report.', text: null };
      return copied(platform, address, 'The link');
    }
    case 'test':
      return copied(platform, walkAsTest({ folder }, { life: walk.life, steps }, wanted), 'The test');
    case 'report':
      return copied(
        platform,
        walkAsReport({ exhibit, life: walk.life, frames, address: await addressed(), expected: wanted }),
        'The report',
      );
    case 'svg':
      platform.save(`${name}.svg`, new Blob([await drawn()], { type: 'image/svg+xml' }));
      return { ok: true, said: `${name}.svg is saved.`, text: null };
    case 'png': {
      const { pictureSize } = await import('../chart/picture');
      const picture = await platform.png(await drawn(), pictureSize(layout));
      if (picture === null)
        return { ok: false, said: 'The browser could not draw the picture: save the SVG.', text: null };
      platform.save(`${name}.png`, picture);
      return { ok: true, said: `${name}.png is saved.`, text: null };
    }
  }
}
