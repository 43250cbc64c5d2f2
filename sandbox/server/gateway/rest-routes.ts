import type { World } from '../../world/types';
import { applyFaults } from '../fault-effects';
import type { Faults } from '../faults';
import {
  decodeURIComponentSafely,
  HttpRefusal,
  onlyMethods,
  readJson,
  send,
  sendJson,
  type Exchange,
  type Handler,
} from '../http';
import type { CheckAccessToken } from '../identity/access-token';
import { isLanguage } from '../identity/languages';
import { importTemplate } from '../../../contracts/vocabulary/imports';
import { templateFile } from './template';

export interface RestRoutesOptions {
  world: World;
  faults: Faults;
  checkToken: CheckAccessToken;
}

const snapshotPath = /^\/production\/snapshot\/([^/]+)$/;
const templatePath = /^\/production\/templates\/([^/]+)\/([^/]+)$/;
const longestText = 20_000;

function textField(body: Record<string, unknown>, name: string): string {
  const value = body[name];
  if (typeof value !== 'string') throw new HttpRefusal(400, 'INVALID_INPUT', `${name} must be text.`);
  return value;
}

/**
 * The gateway's calls that are not GraphQL (ruling A17): `POST /production/translate {text, sourceLang, targetLang}` → `{text}`,
 * `GET /production/snapshot/{articleId}` → `{url}` (404 where there is none), and the import template as a file. The first two
 * need a session (401 without).
 */
export function createRestRoutes({ world, faults, checkToken }: RestRoutesOptions): Handler {
  async function callerOf({ request, notes }: Exchange): Promise<{ userId: string }> {
    const caller = await checkToken(request.headers.authorization);
    if (!caller) throw new HttpRefusal(401, 'NO_VALID_TOKEN', 'There is no valid token');
    notes.userId = caller.userId;
    return caller;
  }

  async function translate(exchange: Exchange): Promise<void> {
    onlyMethods(exchange.request, 'POST');
    await callerOf(exchange);
    const body = await readJson(exchange.request, 131_072);
    const [text, source, target] = [
      textField(body, 'text'),
      textField(body, 'sourceLang'),
      textField(body, 'targetLang'),
    ];
    if (text.length > longestText)
      throw new HttpRefusal(400, 'INVALID_INPUT', `text may have ${String(longestText)} characters at most.`);
    const translated = world.translate(text, source, target);
    if (translated === null) throw new HttpRefusal(400, 'INVALID_INPUT', 'Only es, en and pt are translated.');
    sendJson(exchange.response, 200, { text: translated });
  }

  async function snapshot(exchange: Exchange, articleId: string): Promise<void> {
    onlyMethods(exchange.request, 'GET', 'HEAD');
    const { userId } = await callerOf(exchange);
    const path = world.snapshot(decodeURIComponentSafely(articleId).toUpperCase(), userId);
    if (path === null) throw new HttpRefusal(404, 'ARTICLE_NOT_FOUND', 'There is no snapshot of that listing.');
    sendJson(exchange.response, 200, { url: path });
  }

  async function template({ request, response }: Exchange, lang: string, name: string): Promise<void> {
    onlyMethods(request, 'GET', 'HEAD');
    if (name !== importTemplate.name || !isLanguage(lang))
      throw new HttpRefusal(404, 'NOT_FOUND', 'There is no such template.');
    send(
      response,
      200,
      {
        'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'content-disposition': `attachment; filename="${importTemplate.name}"`,
        'cache-control': 'no-cache',
      },
      await templateFile(lang),
    );
  }

  return async (exchange) => {
    const { url, response, notes } = exchange;
    if (!url.pathname.startsWith('/production/')) return false;
    const snapshotOf = snapshotPath.exec(url.pathname)?.[1];
    const [, lang, file] = templatePath.exec(url.pathname) ?? [];
    const run: [string, () => Promise<void>] | null =
      url.pathname === '/production/translate'
        ? ['translate', () => translate(exchange)]
        : snapshotOf !== undefined
          ? ['snapshot', () => snapshot(exchange, snapshotOf)]
          : lang !== undefined && file !== undefined
            ? ['template', () => template(exchange, lang, file)]
            : null;
    if (run === null) throw new HttpRefusal(404, 'NOT_FOUND', 'The gateway has no such path.');
    notes.operation = run[0];
    if (!(await applyFaults(faults, run[0], response, notes))) await run[1]();
    return true;
  };
}
