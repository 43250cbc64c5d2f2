import { describe, expect, it } from 'vitest';
import { beginProfile, newProfileDraft, profileInput, type ProfileValues } from '../../domain/profile-form';
import { startWith } from '../../rehearsal/answers';
import { sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import { newProfileMachine } from './new-profile.machine';
import { profileMade, profileTyped } from './new-profile.samples';
import { newProfileView } from './new-profile.view';

function open(values: ProfileValues = beginProfile(null)) {
  const stage = startWith(newProfileMachine, { input: { values }, seats: sampleSeats(), now: sampleNow });
  return { ...stage, view: () => newProfileView<ProfileValues>(stage.actor.getSnapshot()) };
}

describe('the form of a further profile', () => {
  it('keeps what is typed, is created once, and says which one', () => {
    const { actor, heardBy, settleWork } = open();
    actor.send({ type: 'values.change', values: profileTyped });
    expect(heardBy('drafts')).toEqual([{ type: 'draft.keep', key: newProfileDraft, value: profileTyped }]);
    actor.send({ type: 'form.submit', values: profileTyped });
    actor.send({ type: 'form.submit', values: profileTyped });
    expect(heardBy('outbox')).toMatchObject([
      { work: { command: { type: 'createProfile', input: profileInput(profileTyped) } } },
    ]);
    settleWork({ ok: true, value: profileMade });
    expect(actor.getSnapshot().output).toEqual({ value: profileMade });
  });

  it('given up it says that there is none', () => {
    const { actor } = open(profileTyped);
    actor.send({ type: 'form.close' });
    expect(actor.getSnapshot().output).toEqual({ value: null });
  });

  it('a name that is missing or too long is told, and nothing goes out', () => {
    const { actor, heardBy, view } = open();
    actor.send({ type: 'form.submit', values: { ...profileTyped, givenName: ' ', familyName: 'x'.repeat(31) } });
    expect(view().refused).toMatchObject({
      givenName: { because: 'FIELD_EMPTY' },
      familyName: { because: 'NAME_TOO_LONG', values: { max: 30 } },
    });
    expect(heardBy('outbox')).toEqual([]);
  });
});
