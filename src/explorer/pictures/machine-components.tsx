import type { ComponentType } from 'react';
import type { AnyActorRef } from 'xstate';
import type { SystemActorName } from '../../../machines/kit/system-actor';
import type { roster } from '../../../machines/roster';
import { screenMachines } from '../../../machines/screen-machines.gen';
import type { CaseDocumentActor } from '../../screens/shared/case-parts/case-documents';
import type { SellerActor } from '../../screens/shared/seller/seller-panel';
import { loadScreen } from '../../seams/use-view';
import classes from './picture.module.css';

export type RosterName = keyof typeof roster;
export type MachineComponent = ComponentType<{ actor: AnyActorRef }>;

/** What a machine looks like. */
export interface MachineComponentEntry {
  load: () => Promise<MachineComponent>;
  /** The system actor of the system in which the machine sits while its face is painted; without it, it is a screen's own. */
  systemId?: SystemActorName;
  /** It is the whole page; every other one is painted where the shell has its content. */
  whole?: true;
  /** What its blank picture means. */
  blank?: string;
}

/** The component that paints a machine, or why nothing does: a sentence. */
type MachineComponents = Readonly<Record<RosterName, MachineComponentEntry | string>>;

type Loaded<Props> = () => Promise<ComponentType<Props>>;

const face = <Props,>(load: Loaded<Props>, more: Omit<MachineComponentEntry, 'load'> = {}): MachineComponentEntry => ({
  ...more,
  load: load as Loaded<never> as MachineComponentEntry['load'],
});
const screen = (name: Parameters<typeof loadScreen>[0]): MachineComponentEntry =>
  face(async () => {
    const Screen = await loadScreen(name);
    return ({ actor }: { actor: AnyActorRef }) => <Screen actor={actor} params={{}} search={{}} />;
  });

const screenNames = Object.keys(screenMachines) as (keyof typeof screenMachines)[];
const screens = Object.fromEntries(screenNames.map((name) => [name, screen(name)])) as Record<
  keyof typeof screenMachines,
  MachineComponentEntry
>;

const shell = async () => (await import('../../screens/shell/signed-in-shell')).SignedInShell;
const consoleView = async () => (await import('../../screens/console-view')).ConsoleView;
const closed = 'It is closed: nothing of it is in sight.';

/** Every machine of the roster with the real component that paints it. */
export const machineComponents: MachineComponents = {
  past: 'Nothing paints it by itself.',
  alerts: face(async () => (await import('../../screens/profile/profile-page/alerts-card')).default),
  reportLifecycle: face(
    async () => (await import('../../screens/shared/case-parts/report-lifecycle')).LiveReportLifecycle,
  ),
  exportWatch: 'What it has to tell is told by the notices.',
  savedViews: face(async () => {
    const { default: SavedViewsMenu } = await import('../../screens/shared/saved-views/saved-views-menu');
    return ({ actor }: Pick<Parameters<typeof SavedViewsMenu>[0], 'actor'>) => (
      <SavedViewsMenu actor={actor} list="history" />
    );
  }),
  againReminder: face(async () => (await import('../../screens/shell/report-again-banner')).ReportAgainBanner, {
    blank: closed,
  }),
  problemReport: face(async () => (await import('../../screens/support/problem-report/problem-report')).ProblemReport, {
    blank: closed,
  }),
  day: face(
    async () => {
      const { default: DayBand } = await import('../../screens/search/live-searches/day-band');
      return ({ actor }: Pick<Parameters<typeof DayBand>[0], 'actor'>) => <DayBand actor={actor} stuckSearches={0} />;
    },
    { blank: 'Nothing is known yet.' },
  ),
  translation: 'It shows in the head of the page of a listing and in the pane beside the results.',
  currentListing: face(async () => (await import('../../screens/shared/listing/current-listing')).CurrentListing),
  reportedDetailLauncher: face(
    async () => {
      const { ReportedDetailPane } = await import('../../screens/reports/suspicious/reported-detail-pane');
      return ({ actor }: Pick<Parameters<typeof ReportedDetailPane>[0], 'actor'>) => (
        <ReportedDetailPane actor={actor} onClose={() => undefined} />
      );
    },
    { blank: closed },
  ),
  reportedDetail: face(async () => {
    const { ReportedDetailModal } = await import('../../screens/reports/suspicious/reported-detail-modal');
    return ({ actor }: Pick<Parameters<typeof ReportedDetailModal>[0], 'actor'>) => (
      <ReportedDetailModal actor={actor} onClose={() => undefined} />
    );
  }),
  carousel: face(async () => (await import('../../screens/shared/carousel/carousel')).Carousel, { blank: closed }),
  profileForm: face(
    async () => (await import('../../screens/profile/profile-page/profile-form-drawer')).ProfileFormDrawer,
    { blank: closed },
  ),
  newProfile: face(
    async () => (await import('../../screens/profile/profile-selection/new-profile-form')).NewProfileForm,
  ),
  statusCounts: face(async () => {
    const { StatusChecks } = await import('../../screens/history/history/status-checks');
    return ({ actor }: Pick<Parameters<typeof StatusChecks>[0], 'actor'>) => (
      <StatusChecks actor={actor} value={[]} onChange={() => {}} />
    );
  }),
  awaitingCases: face(async () => {
    const { DeadlineStrip } = await import('../../screens/history/history/deadline-strip');
    return ({ actor }: Pick<Parameters<typeof DeadlineStrip>[0], 'actor'>) => (
      <DeadlineStrip
        actor={actor}
        by="due_date"
        onGo={() => {}}
        onBy={() => {}}
        onRetry={() => actor.send({ type: 'cases.reload' })}
      />
    );
  }),
  caseDocument: face(async () => {
    const { CaseDocuments } = await import('../../screens/shared/case-parts/case-documents');
    return ({ actor }: { actor: CaseDocumentActor }) => {
      const { url } = actor.getSnapshot().context;
      const name = url.split('/').at(-1) ?? url;
      return (
        <div className={classes.column}>
          <CaseDocuments files={[{ name, url, size: 2048 }]} actors={[actor]} gallery={null} />
        </div>
      );
    };
  }),
  caseVariants: face(async () => (await import('../../screens/cases/case/case-variants')).CaseVariants, {
    blank: 'The variants that were reported are not known yet.',
  }),
  templates: face(async () => (await import('../../screens/profile/profile-page/templates-card')).default),
  accountForm: face(
    async () => {
      const { AccountFormDrawer } = await import('../../screens/profile/profile-page/account-form-drawer');
      return ({ actor }: Pick<Parameters<typeof AccountFormDrawer>[0], 'actor'>) => (
        <AccountFormDrawer actor={actor} account={null} />
      );
    },
    { blank: closed },
  ),
  sellerHistory: face(async () => {
    const { default: SellerHistoryModal } = await import('../../screens/shared/seller/seller-history-modal');
    return ({ actor }: Pick<Parameters<typeof SellerHistoryModal>[0], 'actor'>) => (
      <SellerHistoryModal actor={actor} nickname="OFERTAS_DEL_SUR" onClose={() => undefined} />
    );
  }),
  sellerInformation: face(async () => {
    const { SellerPanel } = await import('../../screens/shared/seller/seller-panel');
    return ({ actor }: { actor: SellerActor }) => (
      <SellerPanel actor={actor} seller={{ nickname: 'OFERTAS_DEL_SUR' }} />
    );
  }),
  casePreview: 'It is what the pane beside what awaits an answer shows of the case under the cursor.',
  listingPreview: 'It is what the pane beside the cards shows of the listing under the cursor.',
  brandInfringement: face(
    async () => (await import('../../screens/catalogue/brand-infringement/infringement-drawer')).InfringementDrawer,
    { blank: closed },
  ),
  linkedItems: face(async () => {
    const { default: LinkedItemsModal } = await import('../../screens/listings/listing-detail/linked-items-modal');
    return ({ actor }: Pick<Parameters<typeof LinkedItemsModal>[0], 'actor'>) => (
      <LinkedItemsModal actor={actor} onClose={() => undefined} />
    );
  }),
  listingVariants: face(
    async () => (await import('../../screens/listings/listing-detail/variants-section')).VariantsSection,
    { blank: 'The listing has no variants.' },
  ),
  reviews: face(async () => (await import('../../screens/listings/listing-detail/reviews-section')).ReviewsSection),
  learnedOrder: face(async () => (await import('../../screens/search/results/learned-bar')).LearnedBar),
  narrowing: face(async () => {
    const { Narrowing, NarrowingButton } = await import('../../screens/search/results/narrowing-bar');
    return ({ actor }: Pick<Parameters<typeof Narrowing>[0], 'actor'>) => (
      <>
        <NarrowingButton actor={actor} />
        <Narrowing actor={actor} known={[]} />
      </>
    );
  }),
  selection: 'Nothing paints it by itself.',
  pictureGroups: 'Nothing paints it by itself.',
  relistings: 'What it finds is painted on the cards of the results.',
  samePicture: face(async () => (await import('../../screens/search/results/same-picture-dialog')).default, {
    blank: closed,
  }),
  triage: 'It walks through a list and decides; the screen that invokes it paints both.',
  announcements: 'It is heard and not seen.',
  undo: 'It is a key, heard on every screen; what it takes back is told by notices.',
  reminder: face(async () => (await import('../../screens/shell/reminder-banner')).default, { blank: closed }),
  survey: face(async () => (await import('../../screens/search/results/survey-box')).SurveyBox),
  palette: 'What it offers is read from the whole console around it.',
  statistics: 'It tells the gateway what is done with the console, and nobody sees it.',
  ...screens,
  root: face(consoleView, { whole: true }),
  session: face(consoleView, { systemId: 'session', whole: true }),
  profile: face(shell, { systemId: 'profile', whole: true }),
  shell: face(shell, { systemId: 'shell', whole: true }),
  screens: face(async () => (await import('../../screens/shell/content')).Content, { systemId: 'screens' }),
  notices: face(async () => (await import('../../screens/shell/notices-container')).Notices, {
    systemId: 'notices',
    blank: 'No notice stands.',
  }),
  outbox: face(async () => (await import('../../screens/shared/sending/sends')).Sends, {
    systemId: 'outbox',
    blank: 'No reports are being sent: marks on their way are painted by the listings they are on.',
  }),
  importLauncher: face(async () => (await import('../../screens/shared/import/import-launcher')).ImportButton),
  importTip: face(
    async () => {
      const { ImportTip } = await import('../../screens/shared/import/import-tip');
      return ({ actor }: Pick<Parameters<typeof ImportTip>[0], 'actor'>) => (
        <ImportTip actor={actor} onGone={() => undefined} />
      );
    },
    { blank: 'No tip stands.' },
  ),
  import: face(async () => (await import('../../screens/shared/import/import-dialog')).default, {
    blank: 'Its dialog is out of sight.',
  }),
  outboxRelay: 'It stands for the outbox until that has come; the panel of the sends is painted from what it shows.',
  profileSelection: face(
    async () => (await import('../../screens/profile/profile-selection/profile-selection')).ProfileSelection,
    { blank: closed },
  ),
  newCustomReport: face(
    async () => (await import('../../screens/exports/new-custom-report-form')).NewCustomReportForm,
    { blank: closed },
  ),
  newLiveSearchReport: face(
    async () => (await import('../../screens/exports/new-live-search-report-form')).NewLiveSearchReportForm,
    { blank: closed },
  ),
  newLiveSearch: face(
    async () => (await import('../../screens/search/live-searches/new-live-search-form')).NewLiveSearchForm,
    { blank: closed },
  ),
  quickSearch: face(async () => {
    const { QuickSearchPanel } = await import('../../screens/search/live-searches/quick-search-panel');
    return ({ actor }: Pick<Parameters<typeof QuickSearchPanel>[0], 'actor'>) => (
      <QuickSearchPanel actor={actor} saved={[]} inProcess={[]} onMore={() => undefined} />
    );
  }),
  quickEntry:
    'It looks for one thing for whoever invokes it; what comes of it is painted by the field, or by the queue.',
  searchQueue: face(async () => {
    const { SearchQueue } = await import('../../screens/search/live-searches/search-queue');
    return ({ actor }: Pick<Parameters<typeof SearchQueue>[0], 'actor'>) => <SearchQueue actor={actor} saved={[]} />;
  }),
  searchFilters: face(async () => (await import('../../screens/search/results/filter-bar')).FilterBar, {
    blank: 'No filter is chosen.',
  }),
  infiniteList: 'It is a list that grows; what invokes it paints it.',
  sellerChoices: 'It is a list to choose from; the form that invokes it paints it.',
  reportDrawer: face(async () => (await import('../../screens/shared/lazy-drawers')).ReportDrawerPane, {
    blank: closed,
  }),
  discardDrawer: face(async () => (await import('../../screens/shared/lazy-drawers')).DiscardDrawerPane, {
    blank: closed,
  }),
  gallery: face(async () => {
    const { Gallery } = await import('../../screens/shared/gallery/gallery');
    return ({ actor }: Parameters<typeof Gallery>[0]) => (
      <div className={classes.column}>
        <Gallery actor={actor} whyNotReport={() => null} />
      </div>
    );
  }),
  resource: 'It is whatever is asked for once: what it holds is painted by whoever invokes it.',
  list: 'It is every list: its rows are painted by the screen that invokes one.',
  marking: face(async () => (await import('../../screens/shared/marking/marking-pane')).MarkingPane, { blank: closed }),
  listings: 'It keeps what is known of every listing; what it says is painted by each screen that shows listings.',
  drafts: 'It keeps what is being typed; it comes back in the fields of the screens that asked for it.',
  operation:
    'It does one mark or reply; its outcome is painted by the listing, the screen that asked, and the notices.',
  send: 'It sends reports for the outbox; the panel with its progress is painted from what the outbox knows of it.',
};
