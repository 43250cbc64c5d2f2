import type { Failure } from '../../contracts/ports';
import type { BlockReason } from '../domain/block-reason';

export interface DrawerFormInput<Values> {
  /** What the fields hold at first: a draft, or what is known. */
  values: Values;
}

export interface DrawerFormContext<Values, Value = unknown> {
  values: Values;
  /** What was wrong with what was submitted last, anew each time. */
  refused: { [Field in keyof Values]?: BlockReason | null } | null;
  failure: Failure | null;
  /** What was answered, once it was done. */
  value: Value | null;
}

export type DrawerFormEvent<Values> =
  | { type: 'values.change'; values: Values }
  | { type: 'form.submit'; values: Values }
  | { type: 'form.close' }
  | { type: 'form.gone' };

export interface DrawerFormOutput<Value> {
  /** What was answered; null where it was given up. */
  value: Value | null;
}
