import { shallowEqual, useSelector } from '@xstate/react';
import { shellView } from '../../../machines/system/shell/shell.view';
import { useConfig } from '../../seams/use-config';
import { useSystemActor } from '../../seams/use-system';
import { useColours } from '../../theme/look';
import { inLanguage } from './address-language';
import { Content } from './content';
import { Footer } from './footer';
import { Header } from './header';
import { MaintenanceCover } from './maintenance-cover';
import { Notices } from './notices-container';
import { ShellFrame } from './shell-frame';

/** What is around the screens while nobody is signed in. */
export function SignedOutShell() {
  const shell = useSystemActor('shell');
  const screens = useSystemActor('screens');
  const { lang } = useSelector(shell, shellView, shallowEqual);
  const href = useSelector(screens, ({ context }) => context.location?.href ?? '/');
  const { scheme, choose } = useColours();
  const { legalBase } = useConfig();
  return (
    <ShellFrame
      menu={null}
      menuCollapsed={false}
      notices={<Notices />}
      covered={<MaintenanceCover />}
      header={
        <Header
          user={null}
          lang={lang}
          currency={null}
          currencies={[]}
          scheme={scheme}
          helpHref={null}
          enrolHref={null}
          menuCollapsed={false}
          onMenuToggle={() => undefined}
          onLanguage={(chosen) => {
            shell.send({ type: 'language.apply', lang: chosen });
            const to = inLanguage(href, chosen);
            if (to !== null) screens.send({ type: 'navigate', to, replace: true });
          }}
          onCurrency={() => undefined}
          onScheme={choose}
          onChangeProfile={() => undefined}
        />
      }
      footer={<Footer country={lang === 'pt' ? 'BR' : 'AR'} legalBase={legalBase} />}
    >
      <Content />
    </ShellFrame>
  );
}
