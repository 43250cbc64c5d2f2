import type { Failure } from '../../../../contracts/ports';
import type { Target } from '../../../domain/addresses';
import type { Command, CommandInput, CommandName } from '../../../system-actors/outbox';
import type { SingleMutation } from '../journal';
import { noticeTo, type Notification } from './mutation-adapter';

/** How work ends that a person gave up. */
export const abandonedFailure: Failure = { code: 'ABORTED', values: { abandoned: 'yes' } };

/** Where a person finds out whether it was done; each has a branch in `notice.mutation.abandoned.text`. */
type Evidence =
  | 'searches'
  | 'search'
  | 'reports'
  | 'profile'
  | 'profiles'
  | 'mail'
  | 'seller'
  | 'row'
  | 'case'
  | 'listing';

const evidenceOf: Record<CommandName, Evidence> = {
  createLiveSearch: 'searches',
  createSellersLiveSearch: 'searches',
  updateLiveSearch: 'search',
  deleteLiveSearch: 'row',
  createNoticedReport: 'reports',
  createLiveSearchReport: 'reports',
  deleteNoticedReport: 'row',
  deleteLiveSearchReport: 'row',
  updateProfile: 'profile',
  updateProfileAccount: 'profile',
  createProfile: 'profiles',
  sendMessageToSupport: 'mail',
  sendBrandInfringement: 'mail',
  blackListSeller: 'seller',
  whiteListSeller: 'seller',
  deleteSellerFromDB: 'seller',
};

const linkOf: Partial<Record<CommandName, Target>> = {
  createLiveSearch: { to: 'liveSearches' },
  createSellersLiveSearch: { to: 'liveSearches' },
  createNoticedReport: { to: 'customReports' },
  createLiveSearchReport: { to: 'liveSearchReports' },
};

const untyped = new Set<Evidence>(['row', 'seller']);

/** Whether there is a form with what was typed: of a search and of the profile there are also changes that are only chosen. */
function isTyped({ type, input }: Command): boolean {
  if (type === 'createSellersLiveSearch' || untyped.has(evidenceOf[type])) return false;
  if (type === 'updateLiveSearch') return 'keyword' in input || 'filterProfiles' in input;
  if (type !== 'updateProfile') return true;
  const { givenName, settings = {} } = input as CommandInput<'updateProfile'>;
  return givenName !== undefined || Object.values(settings).some((value) => value !== null);
}

function evidenceIn(command: Command): Evidence {
  const isRow = command.type === 'deleteSellerFromDB' && command.input.from !== undefined;
  return isRow ? 'row' : evidenceOf[command.type];
}

/** What is told of work that a person gave up: nobody knows whether it was done, so nothing that claims it goes out. */
export function abandonedNotifications(work: SingleMutation, tells: Notification[]): Notification[] {
  const isCommand = work.kind === 'command';
  const evidence = isCommand ? evidenceIn(work.command) : work.kind === 'reply' ? 'case' : 'listing';
  const typed = isCommand ? isTyped(work.command) : work.kind === 'reply';
  const link = isCommand ? linkOf[work.command.type] : undefined;
  return [
    ...tells.filter(({ to }) => to !== 'notices'),
    noticeTo({
      code: 'mutation.abandoned',
      tone: 'info',
      values: { evidence, typed: typed ? 'yes' : 'no' },
      ...(link && { link }),
    }),
  ];
}
