import type { SnapshotFrom } from 'xstate';
import { reportAgain } from '../../domain/again-reminders';
import type { currentListingMachine } from './current-listing.machine';

/** The listing's status today, whether and from when it can be reported again, and what could not be had. */
export function currentListingView(snapshot: SnapshotFrom<typeof currentListingMachine>) {
  const { caseId, articleId, caseStatus, code, known, statusFailure, until, began, reminderAsked, failure } =
    snapshot.context;
  return {
    caseId,
    articleId,
    code,
    asking: snapshot.matches({ status: 'asking' }),
    known: known !== null,
    status: known?.status ?? null,
    statusFailure: snapshot.matches({ status: 'failed' }) ? statusFailure : null,
    until,
    again: snapshot.matches({ protection: 'asking' })
      ? null
      : reportAgain({ caseStatus, listingStatus: known?.status ?? null, until }),
    began,
    /** A person has asked here to be reminded, or not to be. */
    reminderAsked,
    beginning: snapshot.hasTag('busy'),
    failure,
    marking: snapshot.children.marking,
  };
}
