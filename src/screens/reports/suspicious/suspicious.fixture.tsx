import type { Listing } from '../../../../contracts/shapes';
import type { SendFacts } from '../../../../machines/system-actors/outbox';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { answers, startWith, type FakePorts } from '../../../../machines/simulator/answers';
import { inputAt } from '../../../../machines/simulator/sample-addresses';
import { reportedListing, visibleListing } from '../../../../machines/simulator/sample-listing';
import { sampleNow, sampleSend } from '../../../../machines/simulator/sample-system-actors';
import { suspiciousMachine } from '../../../../machines/reports/suspicious/suspicious.machine';
import { accountFacts, pageOfReported } from '../../../../machines/reports/suspicious/suspicious.samples';
import { getButton, renderNode, type TestLanguage } from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { SuspiciousScreen } from './suspicious-screen';

export const firstReported = reportedListing({ id: 'MLA1000000001' });
export const closedReported = reportedListing({ id: 'MLA1000000002', status: 'closed' });

export interface Opening {
  listings?: Listing[];
  visible?: Partial<VisibleListing>;
  account?: ReturnType<typeof accountFacts>;
  sends?: Pick<SendFacts, 'phase' | 'rows'>[];
  /** The query of its address. */
  query?: Record<string, string>;
  ports?: FakePorts;
  lang?: TestLanguage;
}
/** The suspicious list on the screen, its real machine over these facts and ports. */
export async function openSuspicious({
  listings = [firstReported, closedReported],
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
    systemActors: {
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
        sends: Object.fromEntries(sends.map((facts, n) => [`s${n}`, sampleSend({ id: `s${n}`, ...facts })])),
        pendingCount: 0,
        durable: true,
        recovering: false,
        sendsEndedElsewhere: 0,
      },
    },
    ports: { reportedArticles: answers(pageOfReported(listings)), blindages: answers([]), ...ports },
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <SuspiciousScreen actor={stage.actor} />
    </ConsoleContext>,
    lang,
  );
  const row = (index: number) => [...host.querySelectorAll('tbody tr')][index] as HTMLElement;
  return {
    ...stage,
    host,
    button: (name: string) => getButton(document, name),
    row,
    text: () => host.textContent ?? '',
  };
}
