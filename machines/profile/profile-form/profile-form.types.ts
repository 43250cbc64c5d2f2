import type { Failure } from '../../../contracts/ports';
import type { BlockReason } from '../../domain/block-reason';
import type { PasswordValues } from '../../domain/password';
import type { ProfileValues } from '../../domain/profile-form';

export interface ProfileFormInput {
  /** What the fields hold at first: a draft, or what is known. */
  values: ProfileValues;
  /** What is known of the profile. */
  known: ProfileValues;
}

export type ProfileFormValues = ProfileValues & PasswordValues;
export type ProfileFormFaults = { [Field in keyof ProfileFormValues]?: BlockReason | null };

export interface ProfileFormContext extends ProfileFormInput {
  /** What was wrong with what was submitted last, anew each time. */
  refused: ProfileFormFaults | null;
  failure: Failure | null;
  /** The password is another already, though what else was submitted may have failed. */
  passwordChanged: boolean;
  /** What was submitted last says nothing else than is known. */
  unchanged: boolean;
}

export type ProfileFormEvent =
  | { type: 'values.change'; values: ProfileValues }
  | ({ type: 'form.submit' } & { values: ProfileValues; passwords: PasswordValues })
  | { type: 'form.close' }
  | { type: 'form.gone' };
