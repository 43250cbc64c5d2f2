import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { menuEntry, sampleMenu } from '../../machines/simulator/sample-system-actors';
import { getHeadlessAddressBook } from '../seams/addresses';
import { useState } from 'react';
import type { MenuEntry } from '../../contracts/shapes';
import type { Lang } from '../../contracts/vocabulary/languages';
import { rateCurrencies } from '../../contracts/vocabulary/sites';
import { KeyHint } from '../parts/key-hint';
import { PageTitle } from '../parts/page-title';
import { TableSkeleton } from '../parts/skeletons';
import { ForcedLanguageBanner } from '../screens/shell/address-banners';
import { OfflineBanner } from '../screens/shell/banners';
import { CrashedScreen } from '../screens/shell/crashed-screen';
import { Footer } from '../screens/shell/footer';
import { SignedInHeader } from '../screens/shell/signed-in-header';
import { MaintenanceScreen } from '../screens/shell/maintenance-screen';
import { NotFoundScreen } from '../screens/shell/not-found-screen';
import { RetryScreen } from '../screens/shell/retry-screen';
import { ShellFrame } from '../screens/shell/shell-frame';
import { SideMenu } from '../screens/shell/side-menu';
import { SuspendedScreen } from '../screens/shell/suspended-screen';
import { VerifyModal } from '../screens/shell/verify-modal';
import { useColourScheme } from '../theme/theme-provider';

const { hrefOf, placeAt } = getHeadlessAddressBook();
const pending = hrefOf({ to: 'history', search: { status: ['PENDING'] } });

const entries: MenuEntry[] = [
  ...sampleMenu((to) => hrefOf({ to })),
  menuEntry('suggested', 'Sugeridas', { icon: 'suggestions', url: '/suggestions', isNew: true }),
  menuEntry('cases', 'Gestión de casos', {
    icon: 'inbox',
    children: [
      menuEntry('pending', 'Respuestas pendientes', { url: pending }),
      menuEntry('closed', 'Casos cerrados', { url: '/cases_closed' }),
    ],
  }),
  menuEntry('videos', 'Videos instructivos', { icon: 'video', url: '/video_instructions', newTab: true }),
  menuEntry('account', 'Mi perfil', { icon: 'user', url: hrefOf({ to: 'profilePage' }) }),
];

const screens: Record<string, React.ReactNode> = {
  notFound: <NotFoundScreen />,
  crashed: <CrashedScreen onReopen={() => undefined} />,
  retry: <RetryScreen busy={false} failure={{ code: 'OFFLINE' }} onRetry={() => undefined} />,
  suspended: <SuspendedScreen />,
};

/** The shell around a page, for looking at. */
export function ShellSample({ state }: { state: string }) {
  const [lang, setLang] = useState<Lang>('es');
  const [currency, setCurrency] = useState('BRL');
  const { scheme, choose } = useColourScheme();
  const [collapsed, setCollapsed] = useState(state === 'collapsed');
  return (
    <ShellFrame
      menuCollapsed={collapsed}
      covered={state === 'maintenance' ? <MaintenanceScreen onReload={() => undefined} /> : null}
      notices={null}
      banners={
        state === 'banners' ? (
          <>
            <ForcedLanguageBanner lang="es" chosen="pt" onBack={() => undefined} />
            <OfflineBanner />
          </>
        ) : null
      }
      header={
        <SignedInHeader
          user={{ name: 'Ana Lucía Ferreyra', account: 'Marcas del Sur S.A.', canSeeProfile: true }}
          lang={lang}
          currency={currency}
          currencies={rateCurrencies}
          scheme={scheme}
          help={{ to: 'helpEntry', params: { id: 'menu1' } }}
          enrolHref="https://marketplace.example/rights"
          menuCollapsed={collapsed}
          search={
            <TextInput
              placeholder="Buscar o ir a…"
              leftSection={<IconSearch size={16} />}
              rightSection={<KeyHint>K</KeyHint>}
            />
          }
          onMenuToggle={() => setCollapsed(!collapsed)}
          onLanguage={setLang}
          onCurrency={setCurrency}
          onScheme={choose}
          onChangeProfile={() => undefined}
          onSearch={() => undefined}
          onKeys={() => undefined}
        />
      }
      menu={
        <SideMenu
          entries={state === 'loading' ? null : entries}
          place={placeAt(pending)}
          reportedCount={1204}
          collapsed={collapsed}
          onExpand={() => setCollapsed(false)}
        />
      }
      footer={<Footer country="AR" legalBase="https://marketplace.example" />}
    >
      {screens[state] ?? (
        <>
          <PageTitle
            crumbs={[{ name: 'Gestión de casos' }, { name: 'Respuestas pendientes' }]}
            title="Respuestas pendientes"
            count="24"
            action={<Button leftSection={<IconPlus size={16} />}>Nueva búsqueda</Button>}
          />
          <TableSkeleton />
          {state === 'verify' && (
            <VerifyModal opened due requiredSince="2020-06-15" onVerify={() => undefined} onLater={() => undefined} />
          )}
        </>
      )}
    </ShellFrame>
  );
}
