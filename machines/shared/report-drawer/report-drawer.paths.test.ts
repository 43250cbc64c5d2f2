import { expect, it } from 'vitest';
import { coverFrom, type CoverOptions } from '../../kit/cover';
import { visibleListing } from '../sample-listing';
import { reportDrawerMachine } from './report-drawer.machine';
import {
  keptDraft,
  protectionAnswers,
  reportDrawerEvents,
  reportDrawerInput,
  reportDrawerSeats,
  reportedListing,
  shortDraft,
} from './report-drawer.samples';
import { reportDrawerView } from './report-drawer.view';

type Start = CoverOptions<typeof reportDrawerMachine>;

const never: NonNullable<Start['never']> = {
  'a report is decided without its five characters, or with one that may not be sent': ({ context: { decided } }) =>
    decided !== null && !/^(?=(?:\s*[A-Za-z0-9.,'&]){5})[A-Za-z0-9.,'& \n]+$/.test(decided.report.description),
  'a report is decided for no listing': ({ context: { decided } }) => decided !== null && decided.ids.length === 0,
  'a report on photos is decided without one': ({ context: { decided } }) =>
    decided !== null &&
    ['PPPI6', 'PPPI7', 'PPPI19'].includes(decided.report.code) &&
    decided.report.photosDenounced.length === 0,
  'a step in front cannot be left backwards though there is one before it': (snapshot) => {
    const { phase, canGoBack } = reportDrawerView(snapshot as never);
    return phase === 'deciding' && snapshot.can({ type: 'step.back' }) !== canGoBack;
  },
  'the button goes on though the machine does not, or the other way round': (snapshot) => {
    const { phase, step, whyNotGoOn } = reportDrawerView(snapshot as never);
    const event = step === 'comment' ? { type: 'report.submit', label: '' } : { type: 'step.continue' };
    return phase === 'deciding' && snapshot.can(event) !== (whyNotGoOn === null);
  },
};

const start = (more: Partial<Start> = {}): Start => ({
  input: reportDrawerInput,
  seats: reportDrawerSeats(),
  events: [...reportDrawerEvents, ...protectionAnswers],
  never,
  ...more,
});

it('every path of the report drawer', () => {
  const { walks } = coverFrom(reportDrawerMachine, [
    start({
      seats: reportDrawerSeats({ drafts: keptDraft }),
      events: [...reportDrawerEvents.slice(4), ...protectionAnswers],
    }),
    start({ seats: reportDrawerSeats({ drafts: shortDraft, allowed: { MLA: ['PPPI5'] } }) }),
    start({ seats: reportDrawerSeats({ allowed: { MLA: ['PPPI1', 'PPPI7', 'PPPI3', 'PPPI6'] } }) }),
    start({ seats: reportDrawerSeats({ allowed: {} }) }),
    start({ seats: reportDrawerSeats({ listings: [reportedListing] }), events: reportDrawerEvents.slice(-2) }),
    start({
      seats: reportDrawerSeats({ listings: [reportedListing] }),
      input: { ...reportDrawerInput, edit: true },
      events: [...reportDrawerEvents.slice(0, 2), ...reportDrawerEvents.slice(4, 6), ...reportDrawerEvents.slice(8)],
    }),
    start({
      input: { ...reportDrawerInput, photos: ['p2'] },
      seats: reportDrawerSeats({ allowed: { MLA: ['PPPI9', 'PPPI6'] } }),
    }),
    start({
      input: { ...reportDrawerInput, photos: ['p2'] },
      seats: reportDrawerSeats({ allowed: { MLA: ['PPPI6'] } }),
    }),
    start({
      input: { ids: ['MLA1000000001', 'MLB1000000002'] },
      seats: reportDrawerSeats({ listings: [visibleListing(), visibleListing({ id: 'MLB1000000002' })] }),
      events: reportDrawerEvents.slice(-2),
    }),
  ]);
  expect(walks.length).toBeGreaterThan(100);
});
