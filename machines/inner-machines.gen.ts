/* Written by `npm run generate`, never by hand. */
/** Every other machine: those of the system, and those that screens invoke. */
export const innerMachines = {
  caseDocument: {
    area: 'cases',
    folder: 'machines/cases/case-document',
    load: async () => (await import('./cases/case-document/case-document.machine')).caseDocumentMachine,
  },
  caseVariants: {
    area: 'cases',
    folder: 'machines/cases/case-variants',
    load: async () => (await import('./cases/case-variants/case-variants.machine')).caseVariantsMachine,
  },
  brandInfringement: {
    area: 'catalogue',
    folder: 'machines/catalogue/brand-infringement',
    load: async () => (await import('./catalogue/brand-infringement/brand-infringement.machine')).brandInfringementMachine,
  },
  newCustomReport: {
    area: 'exports',
    folder: 'machines/exports/new-custom-report',
    load: async () => (await import('./exports/new-custom-report/new-custom-report.machine')).newCustomReportMachine,
  },
  newLiveSearchReport: {
    area: 'exports',
    folder: 'machines/exports/new-live-search-report',
    load: async () => (await import('./exports/new-live-search-report/new-live-search-report.machine')).newLiveSearchReportMachine,
  },
  casePreview: {
    area: 'history',
    folder: 'machines/history/case-preview',
    load: async () => (await import('./history/case-preview/case-preview.machine')).casePreviewMachine,
  },
  statusCounts: {
    area: 'history',
    folder: 'machines/history/status-counts',
    load: async () => (await import('./history/status-counts/status-counts.machine')).statusCountsMachine,
  },
  linkedItems: {
    area: 'listings',
    folder: 'machines/listings/linked-items',
    load: async () => (await import('./listings/linked-items/linked-items.machine')).linkedItemsMachine,
  },
  listingVariants: {
    area: 'listings',
    folder: 'machines/listings/listing-variants',
    load: async () => (await import('./listings/listing-variants/listing-variants.machine')).listingVariantsMachine,
  },
  reviews: {
    area: 'listings',
    folder: 'machines/listings/reviews',
    load: async () => (await import('./listings/reviews/reviews.machine')).reviewsMachine,
  },
  accountForm: {
    area: 'profile',
    folder: 'machines/profile/account-form',
    load: async () => (await import('./profile/account-form/account-form.machine')).accountFormMachine,
  },
  newProfile: {
    area: 'profile',
    folder: 'machines/profile/new-profile',
    load: async () => (await import('./profile/new-profile/new-profile.machine')).newProfileMachine,
  },
  profileForm: {
    area: 'profile',
    folder: 'machines/profile/profile-form',
    load: async () => (await import('./profile/profile-form/profile-form.machine')).profileFormMachine,
  },
  profileSelection: {
    area: 'profile',
    folder: 'machines/profile/profile-selection',
    load: async () => (await import('./profile/profile-selection/profile-selection.machine')).profileSelectionMachine,
  },
  reportedDetailLauncher: {
    area: 'reports',
    folder: 'machines/reports/reported-detail-launcher',
    load: async () => (await import('./reports/reported-detail-launcher/reported-detail-launcher.machine')).reportedDetailLauncherMachine,
  },
  reportedDetail: {
    area: 'reports',
    folder: 'machines/reports/reported-detail',
    load: async () => (await import('./reports/reported-detail/reported-detail.machine')).reportedDetailMachine,
  },
  learnedOrder: {
    area: 'search',
    folder: 'machines/search/learned-order',
    load: async () => (await import('./search/learned-order/learned-order.machine')).learnedOrderMachine,
  },
  listingPreview: {
    area: 'search',
    folder: 'machines/search/listing-preview',
    load: async () => (await import('./search/listing-preview/listing-preview.machine')).listingPreviewMachine,
  },
  narrowing: {
    area: 'search',
    folder: 'machines/search/narrowing',
    load: async () => (await import('./search/narrowing/narrowing.machine')).narrowingMachine,
  },
  newLiveSearch: {
    area: 'search',
    folder: 'machines/search/new-live-search',
    load: async () => (await import('./search/new-live-search/new-live-search.machine')).newLiveSearchMachine,
  },
  quickEntry: {
    area: 'search',
    folder: 'machines/search/quick-entry',
    load: async () => (await import('./search/quick-entry/quick-entry.machine')).quickEntryMachine,
  },
  quickSearch: {
    area: 'search',
    folder: 'machines/search/quick-search',
    load: async () => (await import('./search/quick-search/quick-search.machine')).quickSearchMachine,
  },
  relistings: {
    area: 'search',
    folder: 'machines/search/relistings',
    load: async () => (await import('./search/relistings/relistings.machine')).relistingsMachine,
  },
  samePicture: {
    area: 'search',
    folder: 'machines/search/same-picture',
    load: async () => (await import('./search/same-picture/same-picture.machine')).samePictureMachine,
  },
  searchFilters: {
    area: 'search',
    folder: 'machines/search/search-filters',
    load: async () => (await import('./search/search-filters/search-filters.machine')).searchFiltersMachine,
  },
  searchQueue: {
    area: 'search',
    folder: 'machines/search/search-queue',
    load: async () => (await import('./search/search-queue/search-queue.machine')).searchQueueMachine,
  },
  sellerChoices: {
    area: 'search',
    folder: 'machines/search/seller-choices',
    load: async () => (await import('./search/seller-choices/seller-choices.machine')).sellerChoicesMachine,
  },
  awaitingCases: {
    area: 'shared',
    folder: 'machines/shared/awaiting-cases',
    load: async () => (await import('./shared/awaiting-cases/awaiting-cases.machine')).awaitingCasesMachine,
  },
  carousel: {
    area: 'shared',
    folder: 'machines/shared/carousel',
    load: async () => (await import('./shared/carousel/carousel.machine')).carouselMachine,
  },
  currentListing: {
    area: 'shared',
    folder: 'machines/shared/current-listing',
    load: async () => (await import('./shared/current-listing/current-listing.machine')).currentListingMachine,
  },
  discardDrawer: {
    area: 'shared',
    folder: 'machines/shared/discard-drawer',
    load: async () => (await import('./shared/discard-drawer/discard-drawer.machine')).discardDrawerMachine,
  },
  gallery: {
    area: 'shared',
    folder: 'machines/shared/gallery',
    load: async () => (await import('./shared/gallery/gallery.machine')).galleryMachine,
  },
  importLauncher: {
    area: 'shared',
    folder: 'machines/shared/import-launcher',
    load: async () => (await import('./shared/import-launcher/import-launcher.machine')).importLauncherMachine,
  },
  importTip: {
    area: 'shared',
    folder: 'machines/shared/import-tip',
    load: async () => (await import('./shared/import-tip/import-tip.machine')).importTipMachine,
  },
  import: {
    area: 'shared',
    folder: 'machines/shared/import',
    load: async () => (await import('./shared/import/import.machine')).importMachine,
  },
  infiniteList: {
    area: 'shared',
    folder: 'machines/shared/infinite-list',
    load: async () => (await import('./shared/infinite-list/infinite-list.machine')).infiniteListMachine,
  },
  list: {
    area: 'shared',
    folder: 'machines/shared/list',
    load: async () => (await import('./shared/list/list.machine')).listMachine,
  },
  marking: {
    area: 'shared',
    folder: 'machines/shared/marking',
    load: async () => (await import('./shared/marking/marking.machine')).markingMachine,
  },
  past: {
    area: 'shared',
    folder: 'machines/shared/past',
    load: async () => (await import('./shared/past/past.machine')).pastMachine,
  },
  pictureGroups: {
    area: 'shared',
    folder: 'machines/shared/picture-groups',
    load: async () => (await import('./shared/picture-groups/picture-groups.machine')).pictureGroupsMachine,
  },
  reportDrawer: {
    area: 'shared',
    folder: 'machines/shared/report-drawer',
    load: async () => (await import('./shared/report-drawer/report-drawer.machine')).reportDrawerMachine,
  },
  reportLifecycle: {
    area: 'shared',
    folder: 'machines/shared/report-lifecycle',
    load: async () => (await import('./shared/report-lifecycle/report-lifecycle.machine')).reportLifecycleMachine,
  },
  resource: {
    area: 'shared',
    folder: 'machines/shared/resource',
    load: async () => (await import('./shared/resource/resource.machine')).resourceMachine,
  },
  selection: {
    area: 'shared',
    folder: 'machines/shared/selection',
    load: async () => (await import('./shared/selection/selection.machine')).selectionMachine,
  },
  sellerHistory: {
    area: 'shared',
    folder: 'machines/shared/seller-history',
    load: async () => (await import('./shared/seller-history/seller-history.machine')).sellerHistoryMachine,
  },
  sellerInformation: {
    area: 'shared',
    folder: 'machines/shared/seller-information',
    load: async () => (await import('./shared/seller-information/seller-information.machine')).sellerInformationMachine,
  },
  templates: {
    area: 'shared',
    folder: 'machines/shared/templates',
    load: async () => (await import('./shared/templates/templates.machine')).templatesMachine,
  },
  translation: {
    area: 'shared',
    folder: 'machines/shared/translation',
    load: async () => (await import('./shared/translation/translation.machine')).translationMachine,
  },
  triage: {
    area: 'shared',
    folder: 'machines/shared/triage',
    load: async () => (await import('./shared/triage/triage.machine')).triageMachine,
  },
  problemReport: {
    area: 'support',
    folder: 'machines/support/problem-report',
    load: async () => (await import('./support/problem-report/problem-report.machine')).problemReportMachine,
  },
  againReminder: {
    area: 'system',
    folder: 'machines/system/again-reminder',
    load: async () => (await import('./system/again-reminder/again-reminder.machine')).againReminderMachine,
  },
  alerts: {
    area: 'system',
    folder: 'machines/system/alerts',
    load: async () => (await import('./system/alerts/alerts.machine')).alertsMachine,
  },
  announcements: {
    area: 'system',
    folder: 'machines/system/announcements',
    load: async () => (await import('./system/announcements/announcements.machine')).announcementsMachine,
  },
  day: {
    area: 'system',
    folder: 'machines/system/day',
    load: async () => (await import('./system/day/day.machine')).dayMachine,
  },
  drafts: {
    area: 'system',
    folder: 'machines/system/drafts',
    load: async () => (await import('./system/drafts/drafts.machine')).draftsMachine,
  },
  exportWatch: {
    area: 'system',
    folder: 'machines/system/export-watch',
    load: async () => (await import('./system/export-watch/export-watch.machine')).exportWatchMachine,
  },
  listings: {
    area: 'system',
    folder: 'machines/system/listings',
    load: async () => (await import('./system/listings/listings.machine')).listingsMachine,
  },
  notices: {
    area: 'system',
    folder: 'machines/system/notices',
    load: async () => (await import('./system/notices/notices.machine')).noticesMachine,
  },
  outboxRelay: {
    area: 'system',
    folder: 'machines/system/outbox-relay',
    load: async () => (await import('./system/outbox-relay/outbox-relay.machine')).outboxRelayMachine,
  },
  operation: {
    area: 'system',
    folder: 'machines/system/outbox/operation',
    load: async () => (await import('./system/outbox/operation/operation.machine')).operationMachine,
  },
  outbox: {
    area: 'system',
    folder: 'machines/system/outbox',
    load: async () => (await import('./system/outbox/outbox.machine')).outboxMachine,
  },
  send: {
    area: 'system',
    folder: 'machines/system/outbox/send',
    load: async () => (await import('./system/outbox/send/send.machine')).sendMachine,
  },
  palette: {
    area: 'system',
    folder: 'machines/system/palette',
    load: async () => (await import('./system/palette/palette.machine')).paletteMachine,
  },
  profile: {
    area: 'system',
    folder: 'machines/system/profile',
    load: async () => (await import('./system/profile/profile.machine')).profileMachine,
  },
  reminder: {
    area: 'system',
    folder: 'machines/system/reminder',
    load: async () => (await import('./system/reminder/reminder.machine')).reminderMachine,
  },
  root: {
    area: 'system',
    folder: 'machines/system/root',
    load: async () => (await import('./system/root/root.machine')).rootMachine,
  },
  savedViews: {
    area: 'system',
    folder: 'machines/system/saved-views',
    load: async () => (await import('./system/saved-views/saved-views.machine')).savedViewsMachine,
  },
  screens: {
    area: 'system',
    folder: 'machines/system/screens',
    load: async () => (await import('./system/screens/screens.machine')).screensMachine,
  },
  session: {
    area: 'system',
    folder: 'machines/system/session',
    load: async () => (await import('./system/session/session.machine')).sessionMachine,
  },
  shell: {
    area: 'system',
    folder: 'machines/system/shell',
    load: async () => (await import('./system/shell/shell.machine')).shellMachine,
  },
  statistics: {
    area: 'system',
    folder: 'machines/system/statistics',
    load: async () => (await import('./system/statistics/statistics.machine')).statisticsMachine,
  },
  survey: {
    area: 'system',
    folder: 'machines/system/survey',
    load: async () => (await import('./system/survey/survey.machine')).surveyMachine,
  },
  undo: {
    area: 'system',
    folder: 'machines/system/undo',
    load: async () => (await import('./system/undo/undo.machine')).undoMachine,
  },
} as const;
