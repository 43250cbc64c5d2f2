import { describe, expect, test } from 'vitest';
import { caseMachine } from '../cases/case/case.machine';
import { resultsMachine } from '../search/results/results.machine';
import { suspiciousMachine } from '../reports/suspicious/suspicious.machine';
import { supportFormMachine } from '../support/support-form/support-form.machine';
import { describeInvoked, invokedActorOf } from './invoked-actors';

const said = (...[machine, id]: Parameters<typeof invokedActorOf>) => {
  const run = invokedActorOf(machine, id);
  return run === undefined ? null : [run.kind, run.name, describeInvoked(run)];
};

describe('what a state runs', () => {
  test('is told as the machine, the list, the work or the port that it is', () => {
    expect(said(caseMachine, 'gallery')).toEqual(['machine', 'gallery', 'gallery']);
    expect(said(suspiciousMachine, 'list')).toEqual(['list', 'suspiciousList', 'the list suspiciousList']);
    expect(said(resultsMachine, 'rows')).toEqual([
      'infiniteList',
      'resultsRows',
      'the infinite list resultsRows as rows',
    ]);
    expect(said(caseMachine, 'reply')).toEqual(['work', 'reply', 'the work reply']);
    expect(said(supportFormMachine, 'submitMessage')).toEqual([
      'work',
      'sendMessageToSupport',
      'the work sendMessageToSupport as submitMessage',
    ]);
    expect(said(caseMachine, 'caseDescription')).toEqual(['else', 'caseDescription', 'caseDescription']);
    expect(said(caseMachine, 'nothing')).toBeNull();
  });

  test('has the machine with it, also that of a list', () => {
    const idOf = (...asked: Parameters<typeof invokedActorOf>) => invokedActorOf(...asked)?.machine?.id ?? null;
    expect([idOf(caseMachine, 'gallery'), idOf(suspiciousMachine, 'list'), idOf(caseMachine, 'reply')]).toEqual([
      'gallery',
      'suspiciousList',
      null,
    ]);
  });
});
