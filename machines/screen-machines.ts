import type { AnyStateMachine } from 'xstate';
import type { ScreenName } from './domain/addresses';

export interface RosterEntry {
  area:
    | 'catalogue'
    | 'sellers'
    | 'system'
    | 'shared'
    | 'session'
    | 'profile'
    | 'search'
    | 'listings'
    | 'reports'
    | 'cases'
    | 'history'
    | 'exports'
    | 'support';
  /** From the root of the repository. */
  folder: string;
  load: () => Promise<AnyStateMachine>;
  /** It asks nothing of the profile when it begins, and changes nothing: it may begin before the profile is known. */
  besideProfile?: true;
}

/** The machine of each screen, loaded with its screen. */
export const screenMachines = {
  sellerDossier: {
    area: 'sellers',
    folder: 'machines/sellers/seller-dossier',
    load: async () => (await import('./sellers/seller-dossier/seller-dossier.machine')).sellerDossierMachine,
  },
  answering: {
    area: 'cases',
    folder: 'machines/cases/answering',
    load: async () => (await import('./cases/answering/answering.machine')).answeringMachine,
  },
  catalogueDetail: {
    area: 'catalogue',
    folder: 'machines/catalogue/catalogue-detail',
    load: async () => (await import('./catalogue/catalogue-detail/catalogue-detail.machine')).catalogueDetailMachine,
  },
  closedCases: {
    area: 'cases',
    folder: 'machines/cases/closed-cases',
    load: async () => (await import('./cases/closed-cases/closed-cases.machine')).closedCasesMachine,
  },
  snapshotDownload: {
    area: 'history',
    folder: 'machines/history/snapshot-download',
    load: async () => (await import('./history/snapshot-download/snapshot-download.machine')).snapshotDownloadMachine,
  },
  trustedSellers: {
    area: 'sellers',
    folder: 'machines/sellers/trusted-sellers',
    load: async () => (await import('./sellers/trusted-sellers/trusted-sellers.machine')).trustedSellersMachine,
  },
  watchedSellers: {
    area: 'sellers',
    folder: 'machines/sellers/watched-sellers',
    load: async () => (await import('./sellers/watched-sellers/watched-sellers.machine')).watchedSellersMachine,
  },
  historyItem: {
    area: 'history',
    folder: 'machines/history/history-item',
    load: async () => (await import('./history/history-item/history-item.machine')).historyItemMachine,
  },
  receipt: {
    area: 'reports',
    folder: 'machines/reports/receipt',
    load: async () => (await import('./reports/receipt/receipt.machine')).receiptMachine,
  },
  suggestions: {
    area: 'search',
    folder: 'machines/search/suggestions',
    load: async () => (await import('./search/suggestions/suggestions.machine')).suggestionsMachine,
  },
  recentlyTrusted: {
    area: 'search',
    folder: 'machines/search/recently-trusted',
    load: async () => (await import('./search/recently-trusted/recently-trusted.machine')).recentlyTrustedMachine,
  },
  login: {
    area: 'session',
    folder: 'machines/session/login',
    load: async () => (await import('./session/login/login.machine')).loginMachine,
  },
  recoverPassword: {
    area: 'session',
    folder: 'machines/session/recover-password',
    load: async () => (await import('./session/recover-password/recover-password.machine')).recoverPasswordMachine,
  },
  choosePassword: {
    area: 'session',
    folder: 'machines/session/choose-password',
    load: async () => (await import('./session/choose-password/choose-password.machine')).choosePasswordMachine,
  },
  register: {
    area: 'session',
    folder: 'machines/session/register',
    load: async () => (await import('./session/register/register.machine')).registerMachine,
  },
  confirmAccount: {
    area: 'session',
    folder: 'machines/session/confirm-account',
    load: async () => (await import('./session/confirm-account/confirm-account.machine')).confirmAccountMachine,
  },
  marketplaceLogin: {
    area: 'session',
    folder: 'machines/session/marketplace-login',
    load: async () => (await import('./session/marketplace-login/marketplace-login.machine')).marketplaceLoginMachine,
  },
  authenticate: {
    area: 'session',
    folder: 'machines/session/authenticate',
    load: async () => (await import('./session/authenticate/authenticate.machine')).authenticateMachine,
  },
  logout: {
    area: 'session',
    folder: 'machines/session/logout',
    load: async () => (await import('./session/logout/logout.machine')).logoutMachine,
  },
  profilePage: {
    area: 'profile',
    folder: 'machines/profile/profile-page',
    load: async () => (await import('./profile/profile-page/profile-page.machine')).profilePageMachine,
  },
  changePassword: {
    area: 'profile',
    folder: 'machines/profile/change-password',
    load: async () => (await import('./profile/change-password/change-password.machine')).changePasswordMachine,
  },
  newAuditor: {
    area: 'profile',
    folder: 'machines/profile/new-auditor',
    load: async () => (await import('./profile/new-auditor/new-auditor.machine')).newAuditorMachine,
  },
  linkAccount: {
    area: 'profile',
    folder: 'machines/profile/link-account',
    load: async () => (await import('./profile/link-account/link-account.machine')).linkAccountMachine,
  },
  listing: {
    area: 'listings',
    folder: 'machines/listings/listing-detail',
    load: async () => (await import('./listings/listing-detail/listing-detail.machine')).listingDetailMachine,
    besideProfile: true,
  },
  sendNotice: {
    area: 'listings',
    folder: 'machines/listings/send-notice',
    load: async () => (await import('./listings/send-notice/send-notice.machine')).sendNoticeMachine,
  },
  liveSearches: {
    area: 'search',
    folder: 'machines/search/live-searches',
    load: async () => (await import('./search/live-searches/live-searches.machine')).liveSearchesMachine,
    besideProfile: true,
  },
  results: {
    area: 'search',
    folder: 'machines/search/results',
    load: async () => (await import('./search/results/results.machine')).resultsMachine,
    besideProfile: true,
  },
  suspicious: {
    area: 'reports',
    folder: 'machines/reports/suspicious',
    load: async () => (await import('./reports/suspicious/suspicious.machine')).suspiciousMachine,
    besideProfile: true,
  },
  history: {
    area: 'history',
    folder: 'machines/history/history',
    load: async () => (await import('./history/history/history.machine')).historyMachine,
    besideProfile: true,
  },
  case: {
    area: 'cases',
    folder: 'machines/cases/case',
    load: async () => (await import('./cases/case/case.machine')).caseMachine,
  },
  customReports: {
    area: 'exports',
    folder: 'machines/exports/custom-reports',
    load: async () => (await import('./exports/custom-reports/custom-reports.machine')).customReportsMachine,
  },
  liveSearchReports: {
    area: 'exports',
    folder: 'machines/exports/live-search-reports',
    load: async () =>
      (await import('./exports/live-search-reports/live-search-reports.machine')).liveSearchReportsMachine,
  },
  supportForm: {
    area: 'support',
    folder: 'machines/support/support-form',
    load: async () => (await import('./support/support-form/support-form.machine')).supportFormMachine,
  },
} satisfies Partial<Record<ScreenName, RosterEntry>>;

/** Screens that only say what stands in their address. */
export type StaticScreen = Exclude<ScreenName, keyof typeof screenMachines>;

const machines: Partial<Record<ScreenName, RosterEntry>> = screenMachines;
/** The machine of a screen; undefined for a static one. */
export const machineOf = (screen: ScreenName): RosterEntry | undefined => machines[screen];

export type ScreenMachines = {
  [Name in keyof typeof screenMachines]: Awaited<ReturnType<(typeof screenMachines)[Name]['load']>>;
};
