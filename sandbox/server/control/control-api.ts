import type { World } from '../../world/types';
import { type Faults, faultKinds } from '../faults';
import {
  HttpRefusal,
  readJson,
  sendJson,
  type Exchange,
  type Handler,
  type JsonObject,
  onlyMethods,
  redirect,
  send,
} from '../http';
import type { IdentityRecords } from '../identity/records';
import { isSameOrigin, originOf } from '../origin';
import { createStateChanges } from './state-changes';
import { readFileSync } from 'node:fs';
import { controlPolicy } from '../security-headers';

/** What the control page can switch while the server runs; a restart goes back to the options. */
export interface ControlState {
  /** Whether the gateway honours operation keys, and tells the console so. */
  operationKeysHonoured: boolean;
  /** Told as X-App-Version on every answer. */
  appVersion: string;
}

export interface ControlApiOptions {
  world: World;
  faults: Faults;
  state: ControlState;
  records: IdentityRecords;
  /** No sign-in and no password has failed. */
  forgetAttempts: () => void;
  /** Errors of the console that nobody caught, newest first. */
  errorsTold: () => readonly JsonObject[];
  publicUrl: string | null;
  /** The password that all demo accounts share. */
  demoPassword: string;
  /** Address of this server, as it asks itself. */
  url: () => string;
}

type Action = (exchange: Exchange, body: JsonObject) => unknown;

const hour = 3_600_000;

function optionalText(body: JsonObject, name: string): string | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw new HttpRefusal(400, 'INVALID_INPUT', `${name} must be text.`);
  return value;
}

function optionalNumber(body: JsonObject, name: string): number | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new HttpRefusal(400, 'INVALID_INPUT', `${name} must be a number.`);
  return value;
}

/**
 * The control API (`/control/api/*`, JSON): what a person does on the control page and a test does directly. Every answer is
 * 200 with the new state of the thing that was touched, or `{error, message}` with 4xx.
 */
export function createControlApi({
  world,
  faults,
  state,
  records,
  forgetAttempts,
  errorsTold,
  publicUrl,
  demoPassword,
  url: ownUrl,
}: ControlApiOptions): Handler {
  const clock = () => ({
    now: world.clock.now(),
    offset: world.clock.offset(),
    waiting: world.worker.waiting().length,
  });
  const ledger = (articleId?: string) => {
    const counts = world.ledger.counts();
    return {
      entries: world.ledger.entries(articleId),
      listings: counts.length,
      doubled: counts.filter((count) => count.notices > 1),
    };
  };
  /** The password of an account is told where it is the demo's, and null where somebody chose another. */
  const accounts = () =>
    Promise.all(
      world.accounts.list().map(async (user) => ({
        email: user.email,
        name: `${user.givenName} ${user.familyName}`.trim(),
        userId: user.userId,
        lang: user.lang,
        standing: world.accounts.standing(user.userId),
        confirmed: user.confirmed,
        password: (await world.accounts.hasPassword(user.userId, demoPassword)) ? demoPassword : null,
      })),
    );
  const states = createStateChanges({ world, faults, forgetAttempts, url: ownUrl, demoPassword });
  const awaiting = () => world.control.awaitingSellers();
  const switches = () => ({ operationKeysHonoured: state.operationKeysHonoured, appVersion: state.appVersion });

  function moveClock(body: JsonObject): unknown {
    const at = optionalNumber(body, 'set');
    const ms =
      (optionalNumber(body, 'advanceMs') ?? 0) +
      (optionalNumber(body, 'advanceHours') ?? 0) * hour +
      (optionalNumber(body, 'advanceDays') ?? 0) * 24 * hour;
    if (at !== undefined) world.clock.set(at);
    else if (ms > 0) world.clock.advance(ms);
    else
      throw new HttpRefusal(
        400,
        'INVALID_INPUT',
        'Give advanceMs, advanceHours or advanceDays above 0, or set (epoch ms).',
      );
    const ran = world.worker.runDue();
    return { ...clock(), ran };
  }

  function letSellerAnswer(body: JsonObject): unknown {
    const [caseId, articleId] = [optionalText(body, 'caseId'), optionalText(body, 'articleId')];
    if (caseId === undefined && articleId === undefined)
      throw new HttpRefusal(400, 'INVALID_INPUT', 'Give caseId or articleId.');
    const answered = world.control.sellerAnswers({ caseId, articleId });
    if (answered === null) throw new HttpRefusal(404, 'CASE_NOT_FOUND', 'No case of that id awaits its seller.');
    return answered;
  }

  /** What somebody of the marketplace does to a listing, in a few words of theirs. */
  function toListing(body: JsonObject, words: string, act: (articleId: string, text: string) => boolean): unknown {
    const [articleId, text] = [optionalText(body, 'articleId'), optionalText(body, words)];
    if (articleId === undefined || text === undefined)
      throw new HttpRefusal(400, 'INVALID_INPUT', `Give articleId and ${words}.`);
    if (!act(articleId, text)) throw new HttpRefusal(404, 'ARTICLE_NOT_FOUND', 'There is no listing of that id.');
    return { articleId };
  }

  function switchKeys(body: JsonObject): unknown {
    if (typeof body.honoured !== 'boolean')
      throw new HttpRefusal(400, 'INVALID_INPUT', 'honoured must be true or false.');
    state.operationKeysHonoured = body.honoured;
    return switches();
  }

  function setVersion(body: JsonObject): unknown {
    const version = optionalText(body, 'version') ?? '';
    if (!/^[\w.+-]{1,40}$/.test(version))
      throw new HttpRefusal(400, 'INVALID_INPUT', 'version must be a short version name.');
    state.appVersion = version;
    return switches();
  }

  const actions: Record<string, Partial<Record<string, Action>>> = {
    state: {
      GET: async () => ({
        clock: clock(),
        switches: switches(),
        faults: faults.list(),
        faultKinds,
        awaiting: awaiting(),
        mails: world.control.mails(),
        errors: errorsTold(),
        accounts: await accounts(),
        ledger: { ...ledger(), entries: world.ledger.entries().slice(-50).reverse() },
      }),
    },
    clock: { GET: clock, POST: (_exchange, body) => moveClock(body) },
    'run-due': { POST: () => ({ ran: world.worker.runDue(), ...clock() }) },
    faults: {
      GET: () => faults.list(),
      POST: (_exchange, body) => faults.order(body),
      DELETE: ({ url }) => ({ cleared: faults.clear(url.searchParams.get('operation') ?? undefined) }),
    },
    awaiting: { GET: awaiting },
    'edit-listing': { POST: (_exchange, body) => toListing(body, 'title', world.control.editListing) },
    'ask-question': { POST: (_exchange, body) => toListing(body, 'text', world.control.askAbout) },
    'seller-answers': { POST: (_exchange, body) => letSellerAnswer(body) },
    moderate: {
      POST: (_exchange, body) => ({
        passed: world.control.moderate({
          caseId: optionalText(body, 'caseId'),
          articleId: optionalText(body, 'articleId'),
          silent: body['silent'] === true,
        }),
      }),
    },
    ledger: { GET: ({ url }) => ledger(url.searchParams.get('articleId') ?? undefined) },
    'operation-keys': { GET: switches, POST: (_exchange, body) => switchKeys(body) },
    states: { GET: () => ({ states: states.names() }), POST: (_exchange, body) => states.bringAbout(body) },
    version: { GET: switches, POST: (_exchange, body) => setVersion(body) },
    outbox: { GET: () => world.control.mails() },
    errors: { GET: () => errorsTold() },
    accounts: { GET: accounts },
    sessions: { DELETE: () => ({ ended: records.endAll() }) },
  };

  return async (exchange) => {
    const { request, response, url } = exchange;
    const name = /^\/control\/api\/([\w-]+)$/.exec(url.pathname)?.[1];
    if (name === undefined) return false;
    const origin = originOf(request, publicUrl);
    if (!isSameOrigin(request, origin))
      throw new HttpRefusal(403, 'OTHER_ORIGIN', 'Only the control page may call this.');
    const methods = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!methods) throw new HttpRefusal(404, 'NOT_FOUND', 'There is no such control.');
    const method = request.method ?? '';
    const action = methods[method];
    if (!action) {
      const allow = Object.keys(methods).join(', ');
      throw new HttpRefusal(405, 'METHOD_NOT_ALLOWED', `Only ${allow}.`, { allow });
    }
    sendJson(response, 200, await action(exchange, method === 'POST' ? await readJson(request) : {}));
    return true;
  };
}

const files: Record<string, { file: string; type: string }> = {
  '/control': { file: 'control.html', type: 'text/html; charset=utf-8' },
  '/control/control.css': { file: 'control.css', type: 'text/css; charset=utf-8' },
  '/control/control.js': { file: 'control.js', type: 'text/javascript; charset=utf-8' },
};

/** The control page and its two files, under a policy of their own. */
export function createControlPage(): Handler {
  return ({ request, response, url }) => {
    if (url.pathname === '/control/') {
      redirect(response, '/control');
      return true;
    }
    const found = Object.hasOwn(files, url.pathname) ? files[url.pathname] : undefined;
    if (!found) return false;
    onlyMethods(request, 'GET', 'HEAD');
    const body = readFileSync(new URL(found.file, import.meta.url));
    send(
      response,
      200,
      { 'content-type': found.type, 'cache-control': 'no-cache', 'content-security-policy': controlPolicy },
      body,
    );
    return true;
  };
}
