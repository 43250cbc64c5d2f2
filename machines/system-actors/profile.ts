import type { EfficiencyLevel } from '../../contracts/vocabulary/members';
import type { StartUpModal } from '../domain/access';
import type { AccountStateName } from '../domain/account-state';
import type {
  HelpFlag,
  Language,
  MemberJudge,
  MemberRestriction,
  MenuEntry,
  Profile,
  ProfileChange,
  Rates,
  Site,
  SiteNotices,
} from '../../contracts/shapes';

export type ProfileEvent =
  | { type: 'profile.refetch' }
  | { type: 'profile.retry' }
  | { type: 'language.choose'; lang: Language }
  | { type: 'currency.choose'; currency: string }
  /** Puts a suggestion before the others, or back among them. */
  /** Pins these, or takes their pins away where all of them have one. */
  | { type: 'pin.toggle'; ids: string[] }
  /** The country of the suggestions from now on; null for every one. */
  | { type: 'suggestedCountry.choose'; siteId: string | null }
  /** Opens the choice among the person's profiles, above every screen. */
  | { type: 'profiles.open' }
  /** The verify modal's way to /profile. */
  | { type: 'verification.start' }
  | { type: 'modal.close' }
  | { type: 'help.close'; flag: HelpFlag }
  /** The notice of the account's limits was read: that of a new member for good, any other until the next sign-in. */
  | { type: 'limits.close' }
  /** The tip of the import isn't shown before that moment, an ISO date. */
  | { type: 'importTip.putOff'; until: string }
  /** The reminder of pending answers isn't shown before that moment, an ISO date. */
  | { type: 'reminder.putOff'; until: string }
  /** One key of the profile's settings; null takes it away. */
  | { type: 'setting.keep'; key: string; value: unknown }
  /** From the outbox: a change on its way, shown until it is kept or refused. */
  | { type: 'change.propose'; id: string; change: ProfileChange }
  | { type: 'change.settle'; id: string }
  | { type: 'change.reject'; id: string }
  /** From the outbox: what its journal holds of changes to this profile, whichever tab works on them. */
  | { type: 'journal.read'; changes: readonly ProfileChange[] }
  /** The gateway didn't accept what its verification said. */
  | { type: 'verification.refuse' }
  /** A send has written the day's count: `at` is when the gateway says that it was, an ISO date. */
  | { type: 'day.counted'; count: number; at: string | null }
  | { type: 'allowance.refetch' }
  | { type: 'counts.refetch' }
  | { type: 'counts.changed'; reportedCount: number };
export interface ProfileFacts {
  profile: Profile | null;
  sites: Site[];
  allowedNotices: SiteNotices[];
  restriction: MemberRestriction | null;
  judge: MemberJudge | null;
  efficiency: EfficiencyLevel | null;
  /** The state of the account whose notice the person closed since signing in. */
  limitsClosed: AccountStateName | null;
  rates: Rates | null;
  menu: MenuEntry[];
  /** Cases whose answer is due today, where the person is, or earlier (G03). */
  answersDue: number;
  /** When each of them is due, the first ones first (ISO 8601); null while it isn't known. */
  dueAnswers: readonly string[] | null;
  /** Their cases, in the same order; null while they aren't known. */
  dueCases: readonly string[] | null;
  reportedCount: number | null;
  /** The one modal that stands at this start; null once it is closed, or where none is due. */
  startUp: StartUpModal | 'undecided' | null;
  /** Cases that await an answer, whenever it is due; null while it isn't known. */
  answersPending: number | null;
}
