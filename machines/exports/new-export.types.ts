import type { Failure } from '../../contracts/ports';
import type { ExportRow, ProfileSummary } from '../../contracts/shapes';
import type { BlockReason } from '../domain/block-reason';
import type { ExportHabits } from '../domain/new-export';
import type { ResourceView } from '../shared/resource/resource.view';

export interface NewExportInput<Values> {
  habits: ExportHabits;
  /** What was typed before and not sent, if anything. */
  draft: Values | null;
}

export interface NewExportContext<Values> {
  values: Values;
  /** What was wrong with what was submitted last, anew each time. */
  refused: { [Field in keyof Values]?: BlockReason | null } | null;
  failure: Failure | null;
  created: ExportRow | null;
  /** Which of the chosen countries the seller is looked for in. */
  seekAt: number;
  sellerId: string | null;
  /** Who may have audited, where that is asked. */
  auditors: ResourceView<ProfileSummary[]>;
}

export type NewExportEvent<Values> =
  | { type: 'draft.keep'; values: Values }
  | { type: 'form.submit'; values: Values }
  | { type: 'form.close' }
  | { type: 'form.gone' }
  | { type: 'auditors.reload' };

export interface NewExportOutput {
  created: ExportRow | null;
}
