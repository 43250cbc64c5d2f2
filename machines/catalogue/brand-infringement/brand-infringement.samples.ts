import type { Outcome } from '../../../contracts/ports';
import { isWholeInfringement, type InfringementDraft } from '../../domain/brand-infringement';
import { finished } from '../../simulator/cover';
import type { Scenario, MachineSamples } from '../../simulator/samples';
import { quietOutbox, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { OutboxFacts } from '../../system-actors/outbox';
import type {
  brandInfringementMachine,
  BrandInfringementEvent,
  BrandInfringementInput,
} from './brand-infringement.machine';
import type { QueuedInfringement } from './watch-infringement';

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
export function sampleOutboxFacts(phase: QueuedInfringement['phase'] | 'done'): OutboxFacts {
  const work = {
    kind: 'command' as const,
    command: { type: 'sendBrandInfringement' as const, input: sentInfringement },
  };
  return { ...quietOutbox, jobs: { op: { id: 'op', work, phase, goesAt: null, failure: null, elsewhere: false } } };
}

export const infringementSystemActors = (kept?: Partial<InfringementDraft>, outbox: OutboxFacts = quietOutbox) =>
  sampleSystemActors({ outbox, drafts: { drafts: kept === undefined ? {} : { 'infringement:MLA19000001': kept } } });

const sendFinished = (output: Outcome<{ caseId: string | null }>) => finished('sendBrandInfringement', output);

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

const scenario = (
  name: string,
  systemActors = infringementSystemActors(),
): Scenario<typeof brandInfringementMachine> => ({
  name,
  input: brandInfringementInput,
  systemActors,
  now: sampleNow,
});

export const brandInfringementSamples: MachineSamples<typeof brandInfringementMachine> = {
  lives: [
    scenario('a page that is to be reported'),
    scenario(
      'a report was begun earlier',
      infringementSystemActors({ code: 'PPPI2', location: 'sheet', comment: 'La ficha' }),
    ),
    scenario('a report is on its way', infringementSystemActors(undefined, sampleOutboxFacts('inflight'))),
  ],
  events: [
    ...events,
    sendFinished({ ok: true, value: { caseId: '70000001' } }),
    sendFinished({ ok: false, failure: { code: 'REPORT_ALREADY_SENT' } }),
    sendFinished({ ok: false, failure: { code: 'ABORTED' } }),
  ],
  never: {
    'it goes out without something that it needs': (snapshot) =>
      snapshot.matches('sending') && !isWholeInfringement(snapshot.context),
    'it is told as sent and as failed': ({ context }) => context.caseId !== null && context.failure !== null,
  },
};
