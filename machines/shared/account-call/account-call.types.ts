import type { AccountPorts, Failure } from '../../../contracts/ports';
import type { Profile } from '../../../contracts/shapes';
import type { ScreenInput, ScreenName } from '../../domain/addresses';
import type { BlockReason } from '../../domain/block-reason';

/** The calls that a form is made of; the current password is checked by the profile's own form. */
export type CallName = Exclude<keyof AccountPorts, 'checkPassword'>;

/** What is wrong at each field, null where nothing is. */
export type CallFaults<Values> = { [Field in keyof Values]?: BlockReason | null };

export interface AccountCallContext<Values, Value, At extends ScreenName = ScreenName> {
  at: ScreenInput<At>;
  /** What the fields hold at first, without a password: those stand in their fields alone. */
  values: Values;
  /** Another one each time that `values` came from elsewhere than the fields. */
  seed: number;
  /** What was wrong with what was submitted last, anew each time. */
  refused: CallFaults<Values> | null;
  failure: Failure | null;
  /** What was answered, once it was done. */
  value: Value | null;
  profile: Profile | null;
}

export type AccountCallEvent<Values> =
  | { type: 'values.change'; values: Values }
  | { type: 'form.submit'; values: Values }
  /** What was typed before a reload is there. */
  | { type: 'draft.seen'; draft: unknown }
  /** The same once more, after it was done. */
  | { type: 'form.again' }
  /** What comes next may read what was kept for it. */
  | { type: 'draft.kept' }
  /** Of one that led elsewhere: somebody came back. */
  | { type: 'screen.resumed' };
