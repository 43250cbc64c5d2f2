import { fromPromise } from 'xstate';
import type { Outcome } from '../../../../contracts/ports';
import { portsOf } from '../../../kit/port';
import type { Allowance } from './send.types';

/** What the gateway leaves this account today: restriction and judgement together. */
export const readAllowance = fromPromise<Outcome<Allowance>>(async ({ signal, system }) => {
  const ports = portsOf(system);
  const [restriction, judge] = await Promise.all([
    ports.memberRestriction(undefined, signal),
    ports.memberJudge(undefined, signal),
  ]);
  if (!restriction.ok) return restriction;
  return judge.ok ? { ok: true, value: { restriction: restriction.value, judge: judge.value } } : judge;
});
