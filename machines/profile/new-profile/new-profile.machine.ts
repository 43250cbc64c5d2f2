import { newProfileDraft, newProfileFaults, profileInput, type ProfileValues } from '../../domain/profile-form';
import { drawerFormOf } from '../../shared/drawer-form';

export const newProfileMachine = drawerFormOf({
  id: 'newProfile',
  submits: 'createProfile',
  draft: newProfileDraft,
  faults: (values: ProfileValues) => newProfileFaults(values),
  inPlace: true,
  input: (values) => profileInput(values),
});
