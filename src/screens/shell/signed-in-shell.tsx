import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense, useCallback, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { defaultCurrency } from '../../../contracts/vocabulary/sites';
import { helpFor } from '../../../machines/domain/help';
import { hasSingleKeys } from '../../../machines/domain/key-settings';
import { limitsToShow } from '../../../machines/domain/account-state';
import { targetOf } from '../../../machines/domain/locations';
import type { profileSelectionMachine } from '../../../machines/profile/profile-selection/profile-selection.machine';
import type { profileMachine } from '../../../machines/system/profile/profile.machine';
import { profileView } from '../../../machines/system/profile/profile.view';
import { goTo } from '../../../machines/domain/navigation-events';
import type { OutboxFacts } from '../../../machines/system-actors/outbox';
import { shellView } from '../../../machines/system/shell/shell.view';
import { DialogOnItsWay } from '../../parts/dialogs';
import { paletteKey, SingleKeysContext, useChord, useHelpKey } from '../../parts/keys';
import { useConfig } from '../../seams/use-config';
import { useConsole, useProfile, useSystemActorState, useWorldTime } from '../../seams/use-console';
import { useOnline } from '../../seams/use-browser';
import {
  useAgainReminderActor,
  usePaletteActor,
  useProblemReportActor,
  useProfileActor,
  useReminderActor,
  useSystemMachine,
} from '../../seams/use-system';
import { useColourScheme } from '../../theme/theme-provider';
import { OfflineBanner } from './banners';
import { Content } from './content';
import { Footer } from './footer';
import { SignedInHeader } from './signed-in-header';
import { DamagedAddressBanner, ForcedLanguageBanner, MissingPart, MaintenanceCover } from './lazy-parts';
import { LeaveDialog } from './leave-dialogs';
import { Notices } from './notices-container';
import { contentId, ShellFrame } from './shell-frame';
import { SideMenu } from './side-menu';
import { useRemainingAnswers } from './use-remaining-answers';
import { Splash } from './splash';
import { Carousel } from '../shared/carousel/carousel';
import type { CarouselActor } from '../shared/carousel/carousel-modal';
import { lazyOverlay } from '../shared/lazy-overlay';
import { Sends } from '../shared/sending/lazy-sends';
import { countryOf, enrolHrefOf } from '../shared/enrol-href';
import { lazyPart } from '../../parts/lazy-part';

const ProfileSelection = lazyOverlay(
  'profileSelection',
  async () => (await import('../profile/profile-selection/profile-selection')).ProfileSelection,
  undefined,
  <DialogOnItsWay />,
);

const KeysOverlay = lazyOverlay(
  'keysOverlay',
  async () => (await import('./keys-overlay')).default,
  undefined,
  <DialogOnItsWay />,
);

const LimitsNotice = lazyOverlay('limitsNotice', async () => (await import('./limits-notice')).default);

const ReminderBanner = lazyPart(() => import('./reminder-banner'));

const VerifyModal = lazyOverlay('verifyModal', async () => (await import('./verify-modal')).VerifyModal);

const RetryScreen = lazyOverlay('retryScreen', async () => (await import('./retry-screen')).RetryScreen);

const AgainBanner = lazyOverlay('againReminder', async () => (await import('./report-again-banner')).ReportAgainBanner);

const ProblemReport = lazyOverlay(
  'problemReport',
  async () => (await import('../support/problem-report/problem-report')).ProblemReport,
);

const ShellTips = lazyPart(() => import('./shell-tips'));

const DeferredShell = lazyOverlay('paletteDoor', async () => (await import('./deferred-shell')).DeferredShell);

const none: readonly string[] = [];

/** What is around the screens of a signed-in person. */
export function SignedInShell() {
  const profile = useProfileActor();
  return profile === null ? (
    <Splash />
  ) : (
    <SingleKeys>
      <PersonsShell profile={profile} />
    </SingleKeys>
  );
}

function SingleKeys({ children }: { children: ReactNode }) {
  const isOn = useProfile((facts) => hasSingleKeys(facts.profile?.settings));
  return <SingleKeysContext value={isOn}>{children}</SingleKeysContext>;
}

function PersonsShell({ profile }: { profile: ActorRefFrom<typeof profileMachine> }) {
  const shell = useSystemMachine('shell');
  const screens = useSystemMachine('screens');
  const view = useSelector(profile, profileView, sameView);
  const { lang, chosen, forced, menuOpen, incomplete } = useSelector(shell, shellView, shallowEqual);
  const place = useSelector(screens, ({ context }) => context.place);
  const { answersDue } = useRemainingAnswers();
  const screen = useSelector(screens, ({ context }) => context.screen);
  const ignored = useSelector(screens, ({ context }) => context.live?.place.ignored ?? none);
  const openPalette = useOpenPalette();
  const problem = useProblemReportActor();
  const { scheme, choose } = useColourScheme();
  const { legalBase, enrolRights } = useConfig();
  const person = view.profile;
  const country = countryOf(person);
  return (
    <ShellFrame
      menuCollapsed={menuOpen}
      notices={<Notices />}
      covered={<MaintenanceCover />}
      banners={
        <>
          <Limits />
          <Tips />
          <Suspense fallback={null}>{ignored.length > 0 && <DamagedAddressBanner names={ignored} />}</Suspense>
          <Suspense fallback={null}>
            {forced && (
              <ForcedLanguageBanner
                lang={lang}
                chosen={chosen}
                onBack={() => screens.send(goTo((place && targetOf(place)) ?? { to: 'home' }, { replace: true }))}
              />
            )}
          </Suspense>
        </>
      }
      docked={
        <>
          <Again />
          <Problem />
          {incomplete && <MissingPart />}
          <Offline />
          <Jobs />
        </>
      }
      header={
        <SignedInHeader
          user={{
            name: [person?.givenName, person?.familyName].filter(Boolean).join(' '),
            account: person?.account?.accountName ?? person?.email ?? null,
            canSeeProfile: person !== null && !person.isAcuerdo,
          }}
          lang={lang}
          currency={person === null ? null : (person.currency ?? defaultCurrency)}
          currencies={view.currencies}
          scheme={scheme}
          help={helpFor(place?.href ?? '')}
          search={<Palette />}
          reminder={screen !== 'liveSearches' && <Reminder />}
          enrolHref={enrolHrefOf(person, enrolRights, lang)}
          menuCollapsed={menuOpen}
          onMenuToggle={() => shell.send({ type: 'menu.toggle' })}
          onLanguage={(wanted) => profile.send({ type: 'language.choose', lang: wanted })}
          onCurrency={(currency) => profile.send({ type: 'currency.choose', currency })}
          onScheme={choose}
          onSearch={openPalette}
          onKeys={() => shell.send({ type: 'keys.open' })}
          onReport={problem === null ? undefined : () => problem.send({ type: 'report.open' })}
          onChangeProfile={() => profile.send({ type: 'profiles.open' })}
        />
      }
      menu={
        <SideMenu
          entries={view.menuKnown ? view.menu : null}
          place={place}
          reportedCount={view.reportedCount}
          answersDue={answersDue}
          collapsed={menuOpen}
          onExpand={() => shell.send({ type: 'menu.toggle' })}
        />
      }
      footer={<Footer country={country} legalBase={legalBase} />}
    >
      {view.failed && screen !== 'logout' ? (
        <RetryScreen failure={view.failure} busy={false} onRetry={() => profile.send({ type: 'profile.retry' })} />
      ) : (
        <Content />
      )}
      <VerifyQuestion profile={profile} />
    </ShellFrame>
  );
}

/** What stands above every screen and waits for the person. */
function VerifyQuestion({ profile }: { profile: ActorRefFrom<typeof profileMachine> }) {
  const shell = useSystemMachine('shell');
  const { askingToLeave, keysTold } = useSelector(shell, shellView, shallowEqual);
  const { verifying, requiredSince } = useSelector(profile, profileView, sameView);
  const selection = useSelector(
    profile,
    ({ children }) => children.profileSelection as ActorRefFrom<typeof profileSelectionMachine> | undefined,
  );
  const carousel = useSelector(profile, ({ children }) => children.carousel as CarouselActor | undefined);
  const now = useWorldTime();
  useHelpKey(useCallback(() => shell.send({ type: 'keys.open' }), [shell]));
  return (
    <>
      {verifying && (
        <VerifyModal
          opened
          requiredSince={requiredSince}
          due={now >= new Date(`${requiredSince}T00:00:00`).getTime()}
          onVerify={() => profile.send({ type: 'verification.start' })}
          onLater={() => profile.send({ type: 'modal.close' })}
        />
      )}
      <Carousel actor={carousel} />
      {selection && <ProfileSelection actor={selection} />}
      {keysTold && <KeysOverlay onClose={() => shell.send({ type: 'keys.close' })} />}
      {askingToLeave && (
        <LeaveDialog
          opened
          onLeave={() => shell.send({ type: 'leave.go' })}
          onStay={() => shell.send({ type: 'leave.stay' })}
        />
      )}
    </>
  );
}

const hasStrip = ({ sends, jobs }: OutboxFacts) =>
  Object.keys(sends).length > 0 || Object.values(jobs).some(({ work }) => work.kind === 'reply');

/** Work that goes on over every screen. */
function Jobs() {
  const any = useSelector(useSystemActorState('outbox'), ({ context }) => hasStrip(context));
  return any && <Sends onGone={() => document.getElementById(contentId)?.focus()} />;
}

function useOpenPalette() {
  const root = useConsole();
  return useCallback(() => root.send({ type: 'palette.open' }), [root]);
}

/** It comes after the first paint, into a place of the header that is kept for it; its key is heard before that. */
function Palette() {
  const palette = usePaletteActor();
  const open = useOpenPalette();
  useChord(paletteKey, open);
  return palette && <DeferredShell actor={palette} onOpen={open} />;
}

/** Its code comes where something is to be answered; at home it is a line of the day. */
function Reminder() {
  const reminder = useReminderActor();
  const shown = useSelector(reminder ?? undefined, (snapshot) => snapshot?.matches('shown') ?? false);
  return <Suspense fallback={null}>{shown && reminder !== null && <ReminderBanner actor={reminder} />}</Suspense>;
}

/** Its code comes on the day on which something can be reported again. */
function Again() {
  const againReminder = useAgainReminderActor();
  const shown = useSelector(againReminder ?? undefined, (snapshot) => snapshot?.matches('shown') ?? false);
  return shown && againReminder !== null ? <AgainBanner actor={againReminder} /> : null;
}

/** Its code comes when somebody has a problem to report. */
function Problem() {
  const problem = useProblemReportActor();
  const isOpen = useSelector(problem ?? undefined, (snapshot) => snapshot !== undefined && !snapshot.matches('closed'));
  return isOpen && problem !== null ? <ProblemReport actor={problem} /> : null;
}

/** Nothing of it is fetched for whoever closed it. */
function Tips() {
  const any = useProfile(({ profile }) => profile?.helps.dialog === false || profile?.helps.redirectFlowInfo === false);
  return <Suspense fallback={null}>{any && <ShellTips />}</Suspense>;
}

/** Its code comes where there is something to tell. */
function Limits() {
  const now = useWorldTime();
  const any = useSelector(useSystemActorState('profile'), ({ context }) => limitsToShow(context, now) !== null);
  return any ? <LimitsNotice /> : null;
}

function Offline() {
  return useOnline() ? null : <OfflineBanner />;
}

type View = ReturnType<typeof profileView>;
const sameView = (a: View, b: View) =>
  shallowEqual({ ...a, currencies: null }, { ...b, currencies: null }) && String(a.currencies) === String(b.currencies);
