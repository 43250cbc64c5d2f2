import { UserError, describeFetchError } from './command';
import { notImplementedStatuses } from './not-implemented';

interface StateChange {
  name: string;
  params: Record<string, unknown>;
}

/** What the state-change endpoint answered for one state. */
export type StateAnswer =
  | { ok: true; accessToken: string | null; cookie: string | null }
  /** `isUnknown`: the endpoint has no such state, or has it not written yet. */
  | { ok: false; isUnknown: boolean; sentence: string };

/**
 * Brings a provider state about: a POST of `{"state", "params", "action": "setup"}`, answered with a 2xx, whose JSON body may hold
 * an `accessToken` or a `cookie` for the calls that follow. Throws a sentence when nothing answers at the address.
 */
export async function setUpState(address: string, { name, params }: StateChange): Promise<StateAnswer> {
  let response;
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state: name, params, action: 'setup' }),
      signal: AbortSignal.timeout(30_000),
    });
  } catch (error) {
    throw new UserError(
      `Nothing answers at the states address ${address} (${describeFetchError(error)}). It takes a POST of {"state", "params", "action": "setup"}: pact/README.md.`,
    );
  }
  const text = await response.text().catch(() => '');
  if (!response.ok) {
    const detail = text === '' ? '' : `: ${text.slice(0, 300)}`;
    const isUnknown = notImplementedStatuses.includes(response.status);
    return { ok: false, isUnknown, sentence: `POST ${address} answered ${String(response.status)}${detail}` };
  }
  return { ok: true, accessToken: textIn(text, 'accessToken'), cookie: textIn(text, 'cookie') };
}

function textIn(json: string, name: string): string | null {
  try {
    const value = (JSON.parse(json) as Record<string, unknown>)[name];
    return typeof value === 'string' && value !== '' ? value : null;
  } catch {
    return null;
  }
}
