import type { Listing } from '../../../../contracts/shapes';
import type { SendFacts } from '../../../../machines/seats/outbox';
import type { VisibleListing } from '../../../../machines/seats/listings';
import { answers, startWith, type FakePorts } from '../../../../machines/rehearsal/answers';
import { inputAt } from '../../../../machines/rehearsal/at';
import { reportedListing, visibleListing } from '../../../../machines/rehearsal/sample-listing';
import { sampleNow } from '../../../../machines/rehearsal/sample-seats';
import { suspiciousMachine } from '../../../../machines/reports/suspicious/suspicious.machine';
import { accountFacts, reportedPage } from '../../../../machines/reports/suspicious/suspicious.samples';
import { button, rendered, type Words } from '../../../../tests/rendered';
import { ConsoleContext } from '../../../seams/use-console';
import { SuspiciousScreen } from './suspicious-screen';

export const first = reportedListing({ id: 'MLA1000000001' });
export const closed = reportedListing({ id: 'MLA1000000002', status: 'closed' });

export interface Opening {
  listings?: Listing[];
  visible?: Partial<VisibleListing>;
  account?: ReturnType<typeof accountFacts>;
  sends?: Pick<SendFacts, 'phase' | 'rows'>[];
  /** The query of its address. */
  query?: Record<string, string>;
  ports?: FakePorts;
  lang?: Words;
}
/** The suspicious list on the screen, its real machine over these facts and ports. */
export async function openSuspicious({
  listings = [first, closed],
  visible = {},
  account = accountFacts(null),
  sends = [],
  query = {},
  ports = {},
  lang = 'es',
}: Opening = {}) {
  const stage = startWith(suspiciousMachine, {
    input: inputAt('suspicious', {}, query),
    now: sampleNow,
    seats: {
      drafts: { drafts: {} },
      listings: {
        visible: Object.fromEntries(
          listings.map((listing) => [listing.id, visibleListing({ ...listing, ...visible })]),
        ),
        moment: 0,
      },
      profile: account,
      outbox: {
        jobs: {},
        sends: Object.fromEntries(
          sends.map((facts, n) => [
            `s${n}`,
            {
              id: `s${n}`,
              startedAt: 0,
              goesAt: null,
              timeLeft: null,
              failure: null,
              because: null,
              stopping: false,
              pausing: false,
              elsewhere: false,
              ...facts,
            },
          ]),
        ),
        pendingCount: 0,
        durable: true,
        recovering: false,
        sendsEndedElsewhere: 0,
      },
    },
    ports: { reportedArticles: answers(reportedPage(listings)), blindages: answers([]), ...ports },
  });
  await stage.settle();
  const { host } = rendered(
    <ConsoleContext value={stage.actor}>
      <SuspiciousScreen actor={stage.actor} />
    </ConsoleContext>,
    lang,
  );
  const row = (index: number) => [...host.querySelectorAll('tbody tr')][index] as HTMLElement;
  return { ...stage, host, button: (name: string) => button(document, name), row, text: () => host.textContent ?? '' };
}
