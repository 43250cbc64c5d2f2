import type { Failure } from '../../../contracts/ports';
import type { ReasonCode } from '../../../contracts/vocabulary/reasons';
import type { InfringementDraft, InfringementValues } from '../../domain/brand-infringement';
import type { InfringementChanged } from './watch-infringement';

export interface BrandInfringementInput {
  productId: string;
  /** Codes of the notices that the profile may send in the page's country. */
  allowed: string[];
}

export interface BrandInfringementContext extends BrandInfringementInput, InfringementDraft {
  /** The outbox had it in hand when the drawer opened. */
  underWay: boolean;
  /** What is in hand was begun earlier and taken up again. */
  resumed: boolean;
  /** Grows when the form begins anew with other values. */
  seed: number;
  /** It waits for the connection. */
  waiting: boolean;
  /** Why the last one was not taken, until the person closes it. */
  failure: Failure | null;
  caseId: string | null;
}

export type BrandInfringementEvent =
  | { type: 'reason.choose'; code: ReasonCode }
  | { type: 'step.continue' }
  | { type: 'step.back' }
  | { type: 'values.change'; values: InfringementValues }
  | { type: 'infringement.submit' }
  /** Whether it arrived is open, and the person wants it sent once more. */
  | { type: 'infringement.repeat' }
  /** Closes the error; one whose fate is open is given up. */
  | { type: 'failure.close' }
  /** What was begun earlier is given up, and begun anew. */
  | { type: 'draft.drop' }
  | { type: 'drawer.close' }
  | { type: 'drawer.gone' }
  | InfringementChanged;
