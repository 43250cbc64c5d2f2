import { describe, expect, it } from 'vitest';
import { beginProfile, newProfileDraft, profileInput, type ProfileValues } from '../../domain/profile-form';
import { startWith } from '../../simulator/answers';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { newProfileMachine } from './new-profile.machine';
import { createdProfile, typedProfile } from './new-profile.samples';
import { drawerFormView } from '../../shared/drawer-form.view';

function open(values: ProfileValues = beginProfile(null)) {
  const stage = startWith(newProfileMachine, { input: { values }, systemActors: sampleSystemActors(), now: sampleNow });
  return { ...stage, view: () => drawerFormView<ProfileValues>(stage.actor.getSnapshot()) };
}

describe('the form of a further profile', () => {
  it('keeps what is typed, is created once, and says which one', () => {
    const { actor, receivedBy, settleWork } = open();
    actor.send({ type: 'values.change', values: typedProfile });
    expect(receivedBy('drafts')).toEqual([{ type: 'draft.keep', key: newProfileDraft, value: typedProfile }]);
    actor.send({ type: 'form.submit', values: typedProfile });
    actor.send({ type: 'form.submit', values: typedProfile });
    expect(receivedBy('outbox')).toMatchObject([
      { work: { command: { type: 'createProfile', input: profileInput(typedProfile) } } },
    ]);
    settleWork({ ok: true, value: createdProfile });
    expect(actor.getSnapshot().output).toEqual({ value: createdProfile });
  });

  it('given up it says that there is none', () => {
    const { actor } = open(typedProfile);
    actor.send({ type: 'form.close' });
    expect(actor.getSnapshot().output).toEqual({ value: null });
  });

  it('a name that is missing or too long is told, and nothing goes out', () => {
    const { actor, receivedBy, view } = open();
    actor.send({ type: 'form.submit', values: { ...typedProfile, givenName: ' ', familyName: 'x'.repeat(31) } });
    expect(view().refused).toMatchObject({
      givenName: { because: 'FIELD_EMPTY' },
      familyName: { because: 'NAME_TOO_LONG', values: { max: 30 } },
    });
    expect(receivedBy('outbox')).toEqual([]);
  });
});
