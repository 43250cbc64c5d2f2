import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { type accountRefusals, createAccountClient } from '../contracts/client/account-calls';
import type { AccountPorts } from '../contracts/ports';
import type { FailureCode } from '../contracts/vocabulary/failures';
import { identityContract, cleanSlate, type ProviderState } from './contract';
import { knownValuesOf } from './known-values';
import { jsonContent, toMatchers, type Example } from './matching';

export type AccountCall = keyof typeof accountRefusals;
type InputOf<Name extends AccountCall> = Parameters<AccountPorts[Name]>[0];

interface AccountInteraction<Name extends AccountCall> {
  given: ProviderState[];
  input: InputOf<Name>;
}

interface AccountExchange<Name extends AccountCall> extends AccountInteraction<Name> {
  status?: number;
  body: Record<string, Example>;
  outcome: unknown;
}

const paths: Record<AccountCall, string> = {
  signUp: 'register',
  confirmSignUp: 'confirm',
  forgotPassword: 'request-recovery',
  confirmForgotPassword: 'recover',
  checkPassword: 'check-password',
  changePassword: 'change-password',
  createAuditor: 'create-auditor',
  linkAccount: 'link-account',
};
const withSession: readonly AccountCall[] = ['checkPassword', 'changePassword', 'createAuditor', 'linkAccount'];

/** One call about an account to the identity service, its answer, and what that means in our words. */
export function accountCall<Name extends AccountCall>(
  name: Name,
  title: string,
  { given, input, status = 200, body, outcome }: AccountExchange<Name>,
): void {
  test(`${name}: ${title}`, async () => {
    const signedIn = withSession.includes(name);
    const unfinished = identityContract.addInteraction();
    for (const [state, params] of [cleanSlate, ...given]) unfinished.given(state, { ...params });
    await unfinished
      .uponReceiving(`${name}: ${title}`)
      .withRequest('POST', `/identity/${paths[name]}`, (request) => {
        request.headers({
          'Content-Type': 'application/json',
          ...(signedIn && { authorization: MatchersV3.regex('^Bearer .+$', 'Bearer token') }),
        });
        request.jsonBody({ ...input });
      })
      .willRespondWith(status, (response) => {
        response
          .headers({ 'Content-Type': jsonContent })
          .jsonBody(toMatchers(body, knownValuesOf(null, [given, input], input)));
      })
      .executeTest(async ({ url }) => {
        const client = createAccountClient({
          baseUrl: `${url}/identity`,
          accessToken: () => Promise.resolve(signedIn ? 'token' : null),
        });
        const port = client[name] as (input: InputOf<Name>, signal: AbortSignal) => Promise<unknown>;
        expect(await port(input, new AbortController().signal)).toEqual(outcome);
      });
  });
}

/** The identity service refuses with a code, which the body says. */
export function refusesAccount<Name extends AccountCall>(
  name: Name,
  code: FailureCode & (typeof accountRefusals)[Name][number],
  status: number,
  { siteId, ...rest }: AccountInteraction<Name> & { siteId?: string },
): void {
  accountCall(name, `refused, ${code}`, {
    ...rest,
    status,
    body: { error: { exactly: code }, ...(siteId !== undefined && { siteId: { exactly: siteId } }) },
    outcome: { ok: false, failure: { code, ...(siteId !== undefined && { values: { siteId } }) } },
  });
}
