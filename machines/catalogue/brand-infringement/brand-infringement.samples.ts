import type { Outcome } from '../../../contracts/ports';
import { isWholeInfringement, type InfringementInHand } from '../../domain/brand-infringement';
import { finished } from '../../rehearsal/cover';
import type { Life, MachineSamples } from '../../rehearsal/samples';
import { quietOutbox, sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import type { OutboxFacts } from '../../seats/outbox';
import type { brandInfringementMachine } from './brand-infringement.machine';
import type { BrandInfringementEvent, BrandInfringementInput } from './brand-infringement.types';
import type { InfringementJob } from './infringement-job';

export const brandInfringementInput: BrandInfringementInput = {
  productId: 'MLA19000001',
  allowed: ['PPPI1', 'PPPI2', 'PPPI3', 'PPPI10'],
};

export const sentInfringement = {
  productId: 'MLA19000001',
  code: 'PPPI1',
  location: 'title' as const,
  comment: 'Usa nuestra marca',
};

/** An outbox that has the sample's report in hand. */
export function infringementInOutbox(phase: InfringementJob['phase'] | 'done'): OutboxFacts {
  const work = {
    kind: 'command' as const,
    command: { type: 'sendBrandInfringement' as const, input: sentInfringement },
  };
  return { ...quietOutbox, jobs: { op: { id: 'op', work, phase, goesAt: null, failure: null, elsewhere: false } } };
}

export const infringementSeats = (kept?: Partial<InfringementInHand>, outbox: OutboxFacts = quietOutbox) =>
  sampleSeats({ outbox, drafts: { drafts: kept === undefined ? {} : { 'infringement:MLA19000001': kept } } });

const ended = (output: Outcome<{ caseId: string | null }>) => finished('sendBrandInfringement', output);

const events: BrandInfringementEvent[] = [
  { type: 'reason.choose', code: 'PPPI1' },
  { type: 'reason.choose', code: 'PPPI6' },
  { type: 'step.continue' },
  { type: 'step.back' },
  { type: 'values.change', values: { location: 'title', comment: 'Usa nuestra marca' } },
  { type: 'values.change', values: { location: '', comment: 'Usa' } },
  { type: 'infringement.submit' },
  { type: 'infringement.repeat' },
  { type: 'failure.close' },
  { type: 'draft.drop' },
  { type: 'drawer.close' },
  { type: 'drawer.gone' },
  { type: 'job.seen', job: { phase: 'waiting', input: sentInfringement } },
  { type: 'job.seen', job: { phase: 'unknown', input: sentInfringement } },
];

const life = (name: string, seats = infringementSeats()): Life<typeof brandInfringementMachine> => ({
  name,
  input: brandInfringementInput,
  seats,
  now: sampleNow,
});

export const brandInfringementSamples: MachineSamples<typeof brandInfringementMachine> = {
  lives: [
    life('a page that is to be reported'),
    life('a report was begun earlier', infringementSeats({ code: 'PPPI2', location: 'sheet', comment: 'La ficha' })),
    life('a report is on its way', infringementSeats(undefined, infringementInOutbox('inflight'))),
  ],
  events: [
    ...events,
    ended({ ok: true, value: { caseId: '70000001' } }),
    ended({ ok: false, failure: { code: 'REPORT_ALREADY_SENT' } }),
    ended({ ok: false, failure: { code: 'ABORTED' } }),
  ],
  never: {
    'it goes out without something that it needs': (snapshot) =>
      snapshot.matches('sending') && !isWholeInfringement(snapshot.context),
    'it is told as sent and as failed': ({ context }) => context.caseId !== null && context.failure !== null,
  },
};
