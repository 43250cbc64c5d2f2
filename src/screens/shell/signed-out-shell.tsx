import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { withLanguage } from '../../../machines/domain/locations';
import { goTo } from '../../../machines/domain/navigation-events';
import { shellView } from '../../../machines/system/shell/shell.view';
import { useConfig } from '../../seams/use-config';
import { useSystemMachine } from '../../seams/use-system';
import { useColourScheme } from '../../theme/theme-provider';
import { Content } from './content';
import { Footer } from './footer';
import { Header } from './header';
import { DamagedAddressBanner, MissingPart, MaintenanceCover } from './lazy-parts';
import { Notices } from './notices-container';
import { ShellFrame } from './shell-frame';

const none: readonly string[] = [];

/** What is around the screens while nobody is signed in. */
export function SignedOutShell() {
  const shell = useSystemMachine('shell');
  const screens = useSystemMachine('screens');
  const { lang, incomplete } = useSelector(shell, shellView, shallowEqual);
  const place = useSelector(screens, ({ context }) => context.place);
  const ignored = useSelector(screens, ({ context }) => context.live?.place.ignored ?? none);
  const { scheme, choose } = useColourScheme();
  const { legalBase } = useConfig();
  return (
    <ShellFrame
      menu={null}
      menuCollapsed={false}
      notices={<Notices />}
      covered={<MaintenanceCover />}
      banners={
        <>
          {incomplete && <MissingPart />}
          <Suspense fallback={null}>{ignored.length > 0 && <DamagedAddressBanner names={ignored} />}</Suspense>
        </>
      }
      header={
        <Header
          user={null}
          lang={lang}
          currency={null}
          currencies={[]}
          scheme={scheme}
          help={{ to: 'help' }}
          enrolHref={null}
          menuCollapsed={false}
          onMenuToggle={() => undefined}
          onLanguage={(chosen) => {
            shell.send({ type: 'language.apply', lang: chosen });
            const to = place && withLanguage(place, chosen);
            if (to) screens.send(goTo(to, { replace: true }));
          }}
          onCurrency={() => undefined}
          onScheme={choose}
          onChangeProfile={() => undefined}
          onSearch={() => undefined}
          onKeys={() => undefined}
        />
      }
      footer={<Footer country={lang === 'pt' ? 'BR' : 'AR'} legalBase={legalBase} />}
    >
      <Content />
    </ShellFrame>
  );
}
