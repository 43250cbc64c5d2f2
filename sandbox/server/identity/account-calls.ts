import { linkAccount } from '../../world/linked-accounts';
import { createEmailCodes, type CodePurpose } from '../../world/email-codes';
import { isSite, siteOf } from '../../world/sites';
import type { AccountUser, World } from '../../world/types';
import { HttpRefusal, readJson, sendJson, type Exchange, type JsonObject } from '../http';
import type { Caller, CheckAccessToken } from './access-token';
import { chosenPassword, currencyIn, emailOf, languageIn, nameOf, textOf, typedPassword } from './account-input';
import type { Attempts } from './attempts';
import type { Language } from './languages';
import type { IdentityRecords } from './records';

interface MailText {
  subject: string;
  text: (code: string) => string;
}

const mails: Record<CodePurpose, Record<Language, MailText>> = {
  registration: {
    es: {
      subject: 'Confirma tu e-mail en Vigía',
      text: (code) =>
        `Tu código de confirmación es ${code}. Vence en 15 minutos. Si no creaste esta cuenta, ignora este e-mail.`,
    },
    en: {
      subject: 'Confirm your e-mail at Vigía',
      text: (code) =>
        `Your confirmation code is ${code}. It expires in 15 minutes. If you did not create this account, ignore this e-mail.`,
    },
    pt: {
      subject: 'Confirme o seu e-mail no Vigía',
      text: (code) =>
        `O seu código de confirmação é ${code}. Ele expira em 15 minutos. Se você não criou esta conta, ignore este e-mail.`,
    },
  },
  recovery: {
    es: {
      subject: 'Recupera tu contraseña de Vigía',
      text: (code) =>
        `Tu código para elegir otra contraseña es ${code}. Vence en 15 minutos. Si no lo pediste, ignora este e-mail.`,
    },
    en: {
      subject: 'Recover your Vigía password',
      text: (code) =>
        `Your code to choose another password is ${code}. It expires in 15 minutes. If you did not ask for it, ignore this e-mail.`,
    },
    pt: {
      subject: 'Recupere a sua senha do Vigía',
      text: (code) =>
        `O seu código para escolher outra senha é ${code}. Ele expira em 15 minutos. Se você não o pediu, ignore este e-mail.`,
    },
  },
};

/** The e-mail that carries a code, in the words of its reader. */
function codeMail(purpose: CodePurpose, lang: Language, code: string): { subject: string; text: string } {
  const { subject, text } = mails[purpose][lang];
  return { subject, text: text(code) };
}

export interface AccountCallsOptions {
  world: World;
  records: IdentityRecords;
  checkToken: CheckAccessToken;
  /** Counts wrong current passwords, by user. */
  attempts: Attempts;
  /** Real time, epoch ms. */
  now?: () => number;
}

export type AccountCall = (exchange: Exchange) => Promise<void>;

const statuses = {
  USER_NOT_IN_COUNTRY: 404,
  USER_NOT_IN_ACCOUNT: 404,
  SITE_MISMATCH: 409,
  NO_REPORT_PERMISSION: 403,
};

/**
 * What people do with their accounts, below `/identity/`: each answers `{status}`, or `{error: code}` with 4xx. What is asked without
 * a session never tells whether an e-mail is registered, but for the registration itself, which must say so.
 */
export function createAccountCalls(options: AccountCallsOptions): Readonly<Record<string, AccountCall>> {
  const { world, records, checkToken, attempts } = options;
  const { accounts, db } = world;
  const codes = createEmailCodes(db, options.now ?? Date.now);

  /** False where so many codes went out lately that this one does not. */
  function sendCode(user: AccountUser, purpose: CodePurpose, lang: Language): boolean {
    const code = codes.make(user.userId, purpose);
    if (code === null || user.email === null) return false;
    const { subject, text } = codeMail(purpose, lang, code);
    world.sendMail(user.email, subject, text);
    return true;
  }

  async function callerOf({ request }: Exchange): Promise<Caller> {
    const caller = await checkToken(request.headers.authorization);
    if (!caller) throw new HttpRefusal(401, 'NO_VALID_TOKEN', 'There is no valid token.');
    return caller;
  }

  async function checkCurrent({ userId }: Caller, body: JsonObject): Promise<void> {
    const current = typedPassword(body, 'currentPassword');
    const key = `current:${userId}`;
    const wait = attempts.waitFor(key);
    if (wait > 0)
      throw new HttpRefusal(429, 'TOO_MANY_ATTEMPTS', 'Wait before the next try.', { 'retry-after': String(wait) });
    if (!(await accounts.hasPassword(userId, current))) {
      attempts.failed(key);
      throw new HttpRefusal(403, 'WRONG_PASSWORD', 'The current password is another one.');
    }
    attempts.succeeded(key);
  }

  function mainProfile({ profileId }: Caller) {
    const profile = db.first(db.q.selectFrom('profiles').selectAll().where('id', '=', profileId));
    const account = JSON.parse(profile?.account_json ?? '{}') as { accountId?: unknown };
    if (!profile || profile.owner_profile_id !== profile.id || !account.accountId)
      throw new HttpRefusal(403, 'NOT_ALLOWED', 'Only the main account may do this.');
    return profile;
  }

  const register: AccountCall = async ({ request, response }) => {
    const body = await readJson(request);
    const email = emailOf(body);
    const password = chosenPassword(body, 'password');
    const [givenName, familyName, lang] = [nameOf(body, 'givenName'), nameOf(body, 'familyName'), languageIn(body)];
    const siteId = textOf(body, 'siteId', 3).toUpperCase();
    if (!isSite(siteId)) return sendJson(response, 400, { error: 'INVALID_INPUT', siteId });
    const exists = new HttpRefusal(409, 'USER_EXISTS', 'A user with that e-mail already exists.');
    const former = accounts.find(email);
    if (former?.confirmed) throw exists;
    if (former && !(await accounts.hasPassword(former.userId, password))) {
      if (codes.waits(former.userId, 'registration')) throw exists;
      await accounts.setPassword(former.userId, password);
    }
    const registration = { givenName, familyName, lang, currency: siteOf(siteId).currency, registersIn: siteId };
    if (former) accounts.registerAgain(former.userId, registration);
    const made = former ?? (await accounts.create({ email, password, ...registration, confirmed: false }));
    if (made === 'EXISTS') throw exists;
    if (!sendCode(made, 'registration', lang))
      throw new HttpRefusal(429, 'TOO_MANY_ATTEMPTS', 'Too many codes were sent lately.', { 'retry-after': '3600' });
    sendJson(response, 200, { status: 'code_sent' });
  };

  /** The user of an e-mail whose code this is; WRONG_CODE tells nothing else, whether the e-mail is known or not. */
  function userOfCode(body: JsonObject, purpose: CodePurpose): AccountUser {
    const user = accounts.find(emailOf(body));
    const code = textOf(body, 'code');
    if (!user || !/^\d{6}$/.test(code) || !codes.take(user.userId, purpose, code))
      throw new HttpRefusal(400, 'WRONG_CODE', 'The code is wrong or has expired.');
    return user;
  }

  const confirm: AccountCall = async ({ request, response }) => {
    const body = await readJson(request);
    accounts.confirm(userOfCode(body, 'registration').userId);
    sendJson(response, 200, { status: 'confirmed' });
  };

  const requestRecovery: AccountCall = async ({ request, response }) => {
    const body = await readJson(request);
    const user = accounts.find(emailOf(body));
    const lang = body.lang === undefined ? user?.lang : languageIn(body);
    if (user?.confirmed) sendCode(user, 'recovery', lang ?? user.lang);
    sendJson(response, 200, { status: 'code_sent' });
  };

  const recover: AccountCall = async ({ request, response }) => {
    const body = await readJson(request);
    const password = chosenPassword(body, 'password');
    const { userId } = userOfCode(body, 'recovery');
    await accounts.setPassword(userId, password);
    records.endSessionsOf(userId);
    sendJson(response, 200, { status: 'password_changed' });
  };

  const checkPassword: AccountCall = async (exchange) => {
    const caller = await callerOf(exchange);
    await checkCurrent(caller, await readJson(exchange.request));
    sendJson(exchange.response, 200, { status: 'password_right' });
  };

  const changePassword: AccountCall = async (exchange) => {
    const caller = await callerOf(exchange);
    const body = await readJson(exchange.request);
    const password = chosenPassword(body, 'password');
    await checkCurrent(caller, body);
    if (password === body.currentPassword)
      throw new HttpRefusal(400, 'SAME_PASSWORD', 'The new password must be another one.');
    await accounts.setPassword(caller.userId, password);
    records.endSessionsOf(caller.userId, caller.grantId);
    sendJson(exchange.response, 200, { status: 'password_changed' });
  };

  const createAuditor: AccountCall = async (exchange) => {
    const caller = await callerOf(exchange);
    const body = await readJson(exchange.request);
    mainProfile(caller);
    const auditor = {
      email: emailOf(body),
      password: chosenPassword(body, 'password'),
      givenName: nameOf(body, 'givenName'),
      familyName: nameOf(body, 'familyName'),
      lang: languageIn(body),
      currency: currencyIn(body),
    };
    await checkCurrent(caller, body);
    const made = await accounts.create({ ...auditor, auditorOf: caller.userId });
    if (made === 'EXISTS') throw new HttpRefusal(409, 'USER_EXISTS', 'A user with that e-mail already exists.');
    sendJson(exchange.response, 200, { status: 'created', userId: made.userId });
  };

  const link: AccountCall = async (exchange) => {
    const { response } = exchange;
    const caller = await callerOf(exchange);
    const body = await readJson(exchange.request);
    const profile = mainProfile(caller);
    const linkRequest = { siteId: textOf(body, 'siteId', 3).toUpperCase(), account: textOf(body, 'account') };
    if (!isSite(linkRequest.siteId)) throw new HttpRefusal(400, 'INVALID_INPUT', 'siteId must be a site.');
    const linked = linkAccount(db, { profile, userId: caller.userId }, linkRequest, world.clock.now());
    if (linked.ok) return sendJson(response, 200, { status: 'linked', userId: linked.userId });
    sendJson(response, statuses[linked.code], { error: linked.code, siteId: linkRequest.siteId });
  };

  return {
    '/identity/register': register,
    '/identity/confirm': confirm,
    '/identity/request-recovery': requestRecovery,
    '/identity/recover': recover,
    '/identity/check-password': checkPassword,
    '/identity/change-password': changePassword,
    '/identity/create-auditor': createAuditor,
    '/identity/link-account': link,
  };
}
