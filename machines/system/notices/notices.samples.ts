import type { MachineSamples } from '../../simulator/samples';
import { sampleNow } from '../../simulator/sample-system-actors';
import type { noticesMachine, NoticesOwnEvent } from './notices.machine';
import type { NoticeInput } from '../../system-actors/notices';

export const sentNotice: NoticeInput = {
  code: 'send.done',
  tone: 'success',
  values: { count: 3 },
  link: { to: 'suspicious' },
};

const said: NoticesOwnEvent[] = [
  { type: 'notice.raise', notice: sentNotice },
  { type: 'notice.raise', notice: { ...sentNotice, values: { count: 4 } } },
  { type: 'notice.hold', id: 'notice-1' },
  { type: 'notice.release', id: 'notice-1' },
  { type: 'notice.dismiss', id: 'notice-1' },
  { type: 'notice.dismiss', id: 'notice-2' },
  { type: 'notice.expired', id: 'notice-1' },
  { type: 'notice.expired', id: 'notice-2' },
];

export const noticesSamples: MachineSamples<typeof noticesMachine> = {
  lives: [{ name: 'nothing to tell', now: sampleNow }],
  events: said,
  offers: ({ context }, { type }) => type !== 'notice.raise' || context.raised < 5,
  never: {
    'more than three stand': ({ context }) => context.shown.length > 3,
    'a notice stands without its clock': ({ context }) => context.shown.length !== Object.keys(context.clocks).length,
    'it is quiet while one stands': ({ value, context }) => (value === 'quiet') !== (context.shown.length === 0),
  },
};

export const noticesDescriptions = {
  states: {
    quiet: 'Nothing to tell.',
    showing: 'One to three toasts stand at the bottom; each leaves after five seconds unless it is held.',
  },
  guards: {
    isLast: 'no other toast would be left',
    isShown: 'the toast still stands',
  },
};
