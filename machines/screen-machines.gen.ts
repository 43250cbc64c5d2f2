/* Written by `npm run generate`, never by hand. */
/** The machine of each screen, loaded with its screen. */
export const screenMachines = {
  answering: {
    area: 'cases',
    folder: 'machines/cases/answering',
    load: async () => (await import('./cases/answering/answering.machine')).answeringMachine,
  },
  case: {
    area: 'cases',
    folder: 'machines/cases/case',
    load: async () => (await import('./cases/case/case.machine')).caseMachine,
  },
  closedCases: {
    area: 'cases',
    folder: 'machines/cases/closed-cases',
    load: async () => (await import('./cases/closed-cases/closed-cases.machine')).closedCasesMachine,
  },
  catalogueDetail: {
    area: 'catalogue',
    folder: 'machines/catalogue/catalogue-detail',
    load: async () => (await import('./catalogue/catalogue-detail/catalogue-detail.machine')).catalogueDetailMachine,
  },
  customReports: {
    area: 'exports',
    folder: 'machines/exports/custom-reports',
    load: async () => (await import('./exports/custom-reports/custom-reports.machine')).customReportsMachine,
  },
  liveSearchReports: {
    area: 'exports',
    folder: 'machines/exports/live-search-reports',
    load: async () => (await import('./exports/live-search-reports/live-search-reports.machine')).liveSearchReportsMachine,
  },
  historyItem: {
    area: 'history',
    folder: 'machines/history/history-item',
    load: async () => (await import('./history/history-item/history-item.machine')).historyItemMachine,
  },
  history: {
    area: 'history',
    folder: 'machines/history/history',
    load: async () => (await import('./history/history/history.machine')).historyMachine,
  },
  performance: {
    area: 'history',
    folder: 'machines/history/performance',
    load: async () => (await import('./history/performance/performance.machine')).performanceMachine,
  },
  snapshotDownload: {
    area: 'history',
    folder: 'machines/history/snapshot-download',
    load: async () => (await import('./history/snapshot-download/snapshot-download.machine')).snapshotDownloadMachine,
  },
  listing: {
    area: 'listings',
    folder: 'machines/listings/listing-detail',
    load: async () => (await import('./listings/listing-detail/listing-detail.machine')).listingDetailMachine,
  },
  sendNotice: {
    area: 'listings',
    folder: 'machines/listings/send-notice',
    load: async () => (await import('./listings/send-notice/send-notice.machine')).sendNoticeMachine,
  },
  changePassword: {
    area: 'profile',
    folder: 'machines/profile/change-password',
    load: async () => (await import('./profile/change-password/change-password.machine')).changePasswordMachine,
  },
  linkAccount: {
    area: 'profile',
    folder: 'machines/profile/link-account',
    load: async () => (await import('./profile/link-account/link-account.machine')).linkAccountMachine,
  },
  newAuditor: {
    area: 'profile',
    folder: 'machines/profile/new-auditor',
    load: async () => (await import('./profile/new-auditor/new-auditor.machine')).newAuditorMachine,
  },
  profilePage: {
    area: 'profile',
    folder: 'machines/profile/profile-page',
    load: async () => (await import('./profile/profile-page/profile-page.machine')).profilePageMachine,
  },
  evidenceCheck: {
    area: 'reports',
    folder: 'machines/reports/evidence-check',
    load: async () => (await import('./reports/evidence-check/evidence-check.machine')).evidenceCheckMachine,
  },
  newEvidence: {
    area: 'reports',
    folder: 'machines/reports/new-evidence',
    load: async () => (await import('./reports/new-evidence/new-evidence.machine')).newEvidenceMachine,
  },
  receipt: {
    area: 'reports',
    folder: 'machines/reports/receipt',
    load: async () => (await import('./reports/receipt/receipt.machine')).receiptMachine,
  },
  suspicious: {
    area: 'reports',
    folder: 'machines/reports/suspicious',
    load: async () => (await import('./reports/suspicious/suspicious.machine')).suspiciousMachine,
  },
  liveSearches: {
    area: 'search',
    folder: 'machines/search/live-searches',
    load: async () => (await import('./search/live-searches/live-searches.machine')).liveSearchesMachine,
  },
  pastedListings: {
    area: 'search',
    folder: 'machines/search/pasted-listings',
    load: async () => (await import('./search/pasted-listings/pasted-listings.machine')).pastedListingsMachine,
  },
  recentlyTrusted: {
    area: 'search',
    folder: 'machines/search/recently-trusted',
    load: async () => (await import('./search/recently-trusted/recently-trusted.machine')).recentlyTrustedMachine,
  },
  results: {
    area: 'search',
    folder: 'machines/search/results',
    load: async () => (await import('./search/results/results.machine')).resultsMachine,
  },
  suggestions: {
    area: 'search',
    folder: 'machines/search/suggestions',
    load: async () => (await import('./search/suggestions/suggestions.machine')).suggestionsMachine,
  },
  rings: {
    area: 'sellers',
    folder: 'machines/sellers/rings',
    load: async () => (await import('./sellers/rings/rings.machine')).ringsMachine,
  },
  sellerDossier: {
    area: 'sellers',
    folder: 'machines/sellers/seller-dossier',
    load: async () => (await import('./sellers/seller-dossier/seller-dossier.machine')).sellerDossierMachine,
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
  authenticate: {
    area: 'session',
    folder: 'machines/session/authenticate',
    load: async () => (await import('./session/authenticate/authenticate.machine')).authenticateMachine,
  },
  choosePassword: {
    area: 'session',
    folder: 'machines/session/choose-password',
    load: async () => (await import('./session/choose-password/choose-password.machine')).choosePasswordMachine,
  },
  confirmAccount: {
    area: 'session',
    folder: 'machines/session/confirm-account',
    load: async () => (await import('./session/confirm-account/confirm-account.machine')).confirmAccountMachine,
  },
  login: {
    area: 'session',
    folder: 'machines/session/login',
    load: async () => (await import('./session/login/login.machine')).loginMachine,
  },
  logout: {
    area: 'session',
    folder: 'machines/session/logout',
    load: async () => (await import('./session/logout/logout.machine')).logoutMachine,
  },
  marketplaceLogin: {
    area: 'session',
    folder: 'machines/session/marketplace-login',
    load: async () => (await import('./session/marketplace-login/marketplace-login.machine')).marketplaceLoginMachine,
  },
  recoverPassword: {
    area: 'session',
    folder: 'machines/session/recover-password',
    load: async () => (await import('./session/recover-password/recover-password.machine')).recoverPasswordMachine,
  },
  register: {
    area: 'session',
    folder: 'machines/session/register',
    load: async () => (await import('./session/register/register.machine')).registerMachine,
  },
  supportForm: {
    area: 'support',
    folder: 'machines/support/support-form',
    load: async () => (await import('./support/support-form/support-form.machine')).supportFormMachine,
  },
} as const;
