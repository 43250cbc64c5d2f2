import { Component, Suspense, use, useMemo, type ReactNode } from 'react';
import { RawIntlProvider, type MessageFormatElement } from 'react-intl';
import type { Language } from '../../../contracts/shapes';
import type { Simulation } from '../../../machines/simulator/simulate';
import type { MessageId } from '../../copy/message-ids';
import { AppNavigationContext } from '../../parts/app-link';
import { classNames } from '../../parts/class-names';
import { memoizeForUse } from '../../parts/memoize-async';
import { isPartMissing } from '../../parts/memoize-async';
import shell from '../../screens/shell/shell-frame.module.css';
import { createBidiIntl } from '../../copy/bidi-intl';
import { getHeadlessAddressBook } from '../../seams/addresses';
import { standardConfig } from '../../seams/config';
import { ConfigContext } from '../../seams/use-config';
import { ConsoleContext } from '../../seams/use-console';
import { ColourSchemeContext, DocumentTheme, type ColourScheme } from '../../theme/theme-provider';
import { consoleOf } from './console-of';
import {
  machineComponents,
  type MachineComponentEntry,
  type MachineComponent,
  type RosterName,
} from './machine-components';
import classes from './picture.module.css';

export interface SceneProps {
  /** Of the roster; one without a face paints nothing. */
  name: RosterName;
  simulation: Simulation;
  lang: Language;
  scheme: 'light' | 'dark';
  /** Another scheme was chosen on the face; it is its owner's to paint it. */
  onScheme?: (scheme: 'light' | 'dark') => void;
  /** A link was followed: nothing goes there. */
  onNavigate?: (href: string) => void;
  /** The face threw while it rendered, or a message is missing. */
  onFault?: ((error: Error) => void) | undefined;
}

type Words = Record<MessageId, MessageFormatElement[]>;
const sources: Record<Language, () => Promise<{ default: object }>> = {
  es: () => import('virtual:words/es'),
  en: () => import('virtual:words/en'),
  pt: () => import('virtual:words/pt'),
};
const languages = new Map<Language, () => Promise<Words>>();
const components = new Map<RosterName, () => Promise<MachineComponent>>();

/** What doesn't come is not asked for in a circle: it stays so for a minute. */
function getOrCreate<Key, Value>(
  known: Map<Key, () => Promise<Value>>,
  key: Key,
  fetch: () => Promise<Value>,
): Promise<Value> {
  const fetched = known.get(key) ?? memoizeForUse(fetch);
  known.set(key, fetched);
  return fetched();
}

const wordsOf = (lang: Language) => getOrCreate(languages, lang, async () => (await sources[lang]()).default as Words);

/**
 * Fetches what the picture of that machine needs.
 * @internal the picture fetches for itself: tests don't wait for it
 */
export async function prepareScene(name: RosterName, lang: Language): Promise<void> {
  const face = machineComponents[name];
  await Promise.all([wordsOf(lang), typeof face === 'string' ? null : getOrCreate(components, name, face.load)]);
}

class Fence extends Component<{ onFault?: (error: Error) => void; children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error) {
    this.props.onFault?.(error);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <div className={classes.fault} role="alert">
        <strong>
          {isPartMissing(error) ? 'The code of this screen can’t be had.' : 'This screen broke while it was painted.'}
        </strong>
        <code>{error.message}</code>
      </div>
    );
  }
}

/** The real screen of a simulated machine, with everything that a screen finds around it. Give it a key of its simulation. */
export function Scene(props: SceneProps) {
  const face = machineComponents[props.name];
  if (typeof face === 'string') return <p className={classes.faceless}>{face}</p>;
  return (
    <Fence onFault={props.onFault}>
      <Suspense fallback={null}>
        <Painted {...props} face={face} />
      </Suspense>
    </Fence>
  );
}

const ofSystem = (): 'light' | 'dark' => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

function Painted({
  name,
  face,
  simulation,
  lang,
  scheme,
  onScheme,
  onNavigate,
  onFault,
}: SceneProps & { face: MachineComponentEntry }) {
  const sceneMessages = use(wordsOf(lang));
  const Face = use(getOrCreate(components, name, face.load));
  const intl = useMemo(() => createBidiIntl(lang, sceneMessages, onFault), [lang, sceneMessages, onFault]);
  const around = useMemo(() => consoleOf(simulation, face.systemId, lang), [simulation, face, lang]);
  const colours = useMemo(() => {
    const choose = (chosen: ColourScheme) => onScheme?.(chosen === 'auto' ? ofSystem() : chosen);
    return { scheme, painted: scheme, choose };
  }, [scheme, onScheme]);
  const navigation = useMemo(
    () => ({ ...getHeadlessAddressBook(), go: (href: string) => onNavigate?.(href) }),
    [onNavigate],
  );
  return (
    <ConsoleContext value={around}>
      <ConfigContext value={standardConfig}>
        <AppNavigationContext value={navigation}>
          <ColourSchemeContext value={colours}>
            <DocumentTheme scheme={scheme}>
              <RawIntlProvider value={intl}>
                <div className={classNames(classes.face, face.whole === undefined && shell.content)}>
                  <Face actor={simulation.actor} />
                </div>
                {face.blank !== undefined && <p className={classes.blank}>{face.blank}</p>}
              </RawIntlProvider>
            </DocumentTheme>
          </ColourSchemeContext>
        </AppNavigationContext>
      </ConfigContext>
    </ConsoleContext>
  );
}
