import type { AccountPorts, Outcome } from '../../contracts/ports';
import type { ConsoleConfig } from './config';
import type { SessionToken } from './session-token';

type Ask = (input: never, signal: AbortSignal) => Promise<Outcome<unknown>>;

/** The identity service's calls about accounts, whose code is fetched with the first one. A token that it refuses ends the session. */
export function createAccounts(config: Pick<ConsoleConfig, 'identity'>, token: SessionToken): AccountPorts {
  async function ask(name: keyof AccountPorts, input: never, signal: AbortSignal): Promise<Outcome<unknown>> {
    const baseUrl = config.identity;
    if (baseUrl === null) return { ok: false, failure: { code: 'NOT_ALLOWED', operation: name } };
    let client: AccountPorts;
    try {
      const { createAccountClient } = await import('../../contracts/client/account-calls');
      client = createAccountClient({ baseUrl, accessToken: token.ofNow });
    } catch (error) {
      return { ok: false, failure: { code: 'OFFLINE', operation: name, message: String(error) } };
    }
    const outcome = await (client[name] as Ask)(input, signal);
    if (!outcome.ok && outcome.failure.code === 'NO_VALID_TOKEN') token.refused(outcome.failure);
    return outcome;
  }

  const port = <Name extends keyof AccountPorts>(name: Name) =>
    ((input: never, signal: AbortSignal) => ask(name, input, signal)) as AccountPorts[Name];
  return {
    signUp: port('signUp'),
    confirmSignUp: port('confirmSignUp'),
    forgotPassword: port('forgotPassword'),
    confirmForgotPassword: port('confirmForgotPassword'),
    checkPassword: port('checkPassword'),
    changePassword: port('changePassword'),
    createAuditor: port('createAuditor'),
    linkAccount: port('linkAccount'),
  };
}
