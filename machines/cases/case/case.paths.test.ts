import { expect, it } from 'vitest';
import { caseStanding } from '../../domain/case-reply';
import { cover } from '../../kit/cover';
import { caseMachine } from './case.machine';
import { caseEvents, caseInput, caseSeats } from './case.samples';

it('every path of the case', () => {
  const { walks } = cover(caseMachine, {
    input: caseInput,
    seats: caseSeats,
    events: caseEvents,
    never: {
      'a reply goes out that no operation carries': (snapshot) =>
        snapshot.matches({ reply: 'sending' }) && snapshot.context.operation === null,
      'a form opens for a case that is not known': (snapshot) =>
        snapshot.matches({ reply: 'confirming' }) && snapshot.context.shown === null,
      'a confirmation goes out without a rejection reason': (snapshot) =>
        snapshot.matches({ reply: 'sending' }) &&
        snapshot.context.confirm.rejectMemberId === null &&
        snapshot.context.retract.reason === null,
      'a report that was decided can be confirmed': (snapshot) =>
        snapshot.context.shown !== null &&
        caseStanding(snapshot.context.shown).may === 'rollback' &&
        snapshot.can({ type: 'confirm.begin' }),
    },
  });
  expect(walks.length).toBeGreaterThan(50);
});
