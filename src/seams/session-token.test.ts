import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { sessionToken } from './session-token';

/** A session that says what it is told to, and hears what it is asked. */
function open(state: 'restoring' | 'signedIn' | 'signedOut', accessToken: string | null) {
  const requestedTokens: string[] = [];
  const actor = createActor(
    setup({ types: { context: {} as { session: { accessToken: string } | null } } }).createMachine({
      initial: state,
      context: { session: accessToken === null ? null : { accessToken } },
      on: { 'session.refresh': { actions: () => requestedTokens.push('refresh') } },
      states: { restoring: {}, signedIn: {}, signedOut: {} },
    }),
  ).start();
  return {
    token: sessionToken(
      () => actor as never,
      (one) => one === 'fresh',
    ),
    asked: requestedTokens,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a token that lives is answered at once, and nobody signed in is none', async () => {
  expect(await open('signedIn', 'fresh').token.ofNow()).toBe('fresh');
  expect(await open('signedOut', null).token.ofNow()).toBeNull();
});

test.each([
  ['a refresh', 'signedIn', 'stale', ['refresh']],
  ['a restored session', 'restoring', null, []],
] as const)(
  '%s that gets no answer in twenty seconds is not the same as nobody signed in',
  async (_, state, had, asks) => {
    const { token, asked: requestedTokens } = open(state, had);
    const answered = token.ofNow();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await answered).toBeUndefined();
    expect(requestedTokens).toEqual(asks);
  },
);
