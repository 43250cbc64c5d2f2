import { setTimeout as after } from 'node:timers/promises';
import type { APIResponse, Page, Route } from '@playwright/test';
import { propertyRuns, createRandom } from '../../tests/property-runs';
import { isRequestFor, expect, crashPage, waitUntilSettled, test } from '../fixtures/test';
import { SuspiciousPage } from '../pages/suspicious-page';

/** Where a page is ended: at its nth request of a send, or of anything, and how far that request is by then. */
interface Plan {
  of: 'sendNotice' | 'anything';
  nth: number;
  /** It never leaves; it is done and its answer never arrives; its answer is here. */
  when: 'unsent' | 'done' | 'answered';
  /** Milliseconds after that. */
  late: number;
  /** Nobody lets the send go before its time: it may still count down. */
  counting: boolean;
}

const killsPerScenario = 4;
/** Milliseconds within which what is left is sent. */
const patience = 90_000;
/** How often a page is looked at before it is ended though it asks nothing more. */
const steps = 30;
const { numRuns: kills, seed } = propertyRuns(200);
const isSend = isRequestFor('sendNotice');

function planOf(next: () => number): Plan {
  const of = next() < 0.6 ? 'sendNotice' : 'anything';
  const draw = next();
  return {
    of,
    nth: 1 + Math.floor(next() * (of === 'sendNotice' ? 2 : 25)),
    when: draw < 0.3 ? 'unsent' : draw < 0.7 ? 'done' : 'answered',
    late: next() < 0.5 ? 0 : Math.floor(next() * 400),
    counting: next() < 0.15,
  };
}

/** Has a send done, and hears how many of its listings had one already: this gateway accepts none twice. */
type Send = (route: Route) => Promise<APIResponse>;

/** Answers whether that page has come to the moment of the plan. */
async function momentOf(page: Page, send: Send, { of, nth, when }: Plan): Promise<() => boolean> {
  let reached = false;
  let count = 0;
  await page.route('**/gql', async (route) => {
    if (of === 'sendNotice' && !isSend(route.request())) return route.fallback();
    count += 1;
    if (count !== nth) return route.fallback();
    if (when !== 'unsent') {
      const response = await send(route);
      if (when === 'answered') await route.fulfill({ response });
    }
    reached = true;
  });
  return () => reached;
}

/** Time passes in that page, sooner than it would, until it has come there; false where it asks nothing more. */
async function waitForMoment(page: Page, reached: () => boolean): Promise<boolean> {
  for (let step = 0; step < steps && !reached(); step += 1) {
    await after(150);
    if (step > 4) await page.clock.fastForward(2_000).catch(() => undefined);
  }
  return reached();
}

/** The first send that leaves that page is done, and its answer is lost. */
async function dropAnswer(page: Page, send: Send): Promise<void> {
  let lost = false;
  await page.route('**/gql', async (route) => {
    if (lost || !isSend(route.request())) return route.fallback();
    lost = true;
    await send(route);
    return route.abort('connectionreset');
  });
}

const scenarios = Math.ceil(kills / killsPerScenario);
for (let life = 0; life < scenarios; life += 1) {
  const own = seed + life;
  const honoured = own % 2 === 0;
  test(`life ${String(own)}, keys ${honoured ? 'honoured' : 'ignored'}`, async ({
    page: first,
    world,
    signIn,
  }, info) => {
    const next = createRandom(own);
    const failures: string[] = [];
    let twice = 0;
    const send: Send = async (route) => {
      const response = await route.fetch();
      twice += (await response.text()).split('REPORT_ALREADY_SENT').length - 1;
      return response;
    };
    const watchResponses = (of: Page) =>
      of.route('**/gql', async (route) =>
        isSend(route.request()) ? route.fulfill({ response: await send(route) }) : route.fallback(),
      );
    await world.honourOperationKeys(honoured);
    await world.markSuspicious(100 + Math.floor(next() * 100));
    await first.clock.install();
    await signIn('ana', '/reported_articles');
    let page = first;
    await watchResponses(page);
    let list = new SuspiciousPage(page);
    let going = 0;
    const confirmSend = () => void list.letGo().catch(() => undefined);
    const scenarioSends = Math.min(killsPerScenario, kills - life * killsPerScenario);
    for (let kill = 0; kill < scenarioSends; kill += 1) {
      const plan = planOf(next);
      if (kill === 0) {
        await list.askForAll();
        going = await list.confirm();
        await expect(list.counting(), 'it is decided once it is shown').toBeVisible();
      }
      const reached = await momentOf(page, send, plan);
      if (kill > 0) void page.goto('/reported_articles').catch(() => undefined);
      if (!plan.counting) confirmSend();
      const where = (await waitForMoment(page, reached)) ? plan.when : 'at rest';
      await after(plan.late);
      const done = (await world.ledger()).listings;
      failures.push(`${where} at request ${String(plan.nth)} of ${plan.of}, ${String(done)} of ${String(going)} sent`);
      page = await crashPage(page);
      await watchResponses(page);
      list = new SuspiciousPage(page);
    }
    if (next() < 0.5) {
      await dropAnswer(page, send);
      failures.push('an answer lost after that');
    }
    await page.goto('/reported_articles');
    await waitUntilSettled(page);
    confirmSend();
    const sent = async () => (await world.ledger()).listings;
    const until = Date.now() + patience;
    while ((await sent()) < going && Date.now() < until) {
      await page.clock.fastForward(10_000);
      await after(200);
    }
    // What would go twice goes now.
    await page.clock.fastForward(60_000);
    await expect(list.underWay(), 'nothing of it is on its way').toHaveCount(0);
    const { listings, doubled } = await world.ledger();
    const figures = {
      seed: own,
      honoured,
      kills: scenarioSends,
      going,
      lost: going - listings,
      doubled: doubled.length + twice,
      told: failures,
    };
    info.annotations.push({ type: 'figures', description: JSON.stringify(figures) });
    expect({ listings, doubled, twice }, failures.join('; ')).toEqual({ listings: going, doubled: [], twice: 0 });
  });
}
