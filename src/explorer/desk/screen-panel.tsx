import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { languages } from '../../../contracts/vocabulary/languages';
import { isMachineName } from '../lab/exhibit';
import { navigationOf } from '../lab/navigation';
import { machineComponents } from '../pictures/machine-components';
import { Picture } from '../pictures/picture';
import type { PanelProps } from './panel.types';
import panel from './panel.module.css';
import { defaultViewOptions, schemes, screenWidths, type ViewOptions } from './location';
import classes from './screen-panel.module.css';
import { isOnline } from './walk.rules';

const words: Record<string, string> = {
  es: 'Español',
  en: 'English',
  pt: 'Português',
  light: 'Light',
  dark: 'Dark',
  phone: 'Phone',
  wide: 'Wide',
};

interface ChoiceProps<One extends string> {
  label: string;
  all: readonly One[];
  chosen: One;
  onChoose: (one: One) => void;
}

function Choice<One extends string>({ label, all, chosen, onChoose }: ChoiceProps<One>) {
  return (
    <div className={classes.choice} role="group" aria-label={label}>
      {all.map((one) => (
        <button key={one} type="button" aria-pressed={one === chosen} onClick={() => onChoose(one)}>
          {words[one]}
        </button>
      ))}
    </div>
  );
}

/** Where the screen asks the console to go: nothing goes there by itself, so that what the console would answer is a step too. */
function RequestedNavigation({ walk, frame }: Omit<PanelProps, 'desk'>) {
  const exhibit = useSelector(walk, ({ context }) => context.exhibit);
  const life = useSelector(walk, ({ context }) => context.life);
  const navigation = navigationOf(exhibit, life, frame);
  if (navigation === null) return null;
  const { href, answer } = navigation;
  return (
    <div className={panel.row}>
      <p role="status" className={panel.quiet}>
        The screen asks to go to <code className={classes.href}>{href}</code>.{' '}
        {answer === null
          ? 'The picture stays with this machine.'
          : `The console would answer with ${answer.type}: until it is sent, the picture stays as it is.`}
      </p>
      {answer !== null && (
        <Button
          size="xs"
          variant="light"
          data-step={`answer ${href}`}
          onClick={() => walk.send({ type: 'step.take', step: { do: 'send', event: answer } })}
        >
          Send {answer.type}
        </Button>
      )}
    </div>
  );
}

/** The real screen of this moment, which can be used: what is pressed there is a step here. */
export function ScreenPanel({ desk, walk, frame }: PanelProps) {
  const name = useSelector(walk, ({ context }) => context.exhibit.name);
  const simulation = useSelector(walk, ({ context }) => context.simulation);
  const followed = useSelector(walk, ({ context }) => (context.followed?.at === context.at ? context.followed : null));
  const online = useSelector(walk, ({ context }) => isOnline(context));
  const { lang, scheme, width } = useSelector(desk, ({ context: { place } }) =>
    place.page === 'machine' ? place.outlook : defaultViewOptions,
  );
  const choose = useCallback((outlook: Partial<ViewOptions>) => desk.send({ type: 'outlook.choose', outlook }), [desk]);
  const follow = useCallback((href: string) => walk.send({ type: 'link.follow', href }), [walk]);
  const paint = useCallback((one: ViewOptions['scheme']) => choose({ scheme: one }), [choose]);
  if (!isMachineName(name) || simulation === null) return null;
  const face = machineComponents[name];
  if (typeof face === 'string') return <p className={panel.quiet}>This machine has no screen. {face}</p>;
  return (
    <div className={classes.screen}>
      <div className={panel.row}>
        <Choice label="Language" all={languages} chosen={lang} onChoose={(one) => choose({ lang: one })} />
        <Choice label="Colours" all={schemes} chosen={scheme} onChoose={(one) => choose({ scheme: one })} />
        <Choice label="Width" all={screenWidths} chosen={width} onChoose={(one) => choose({ width: one })} />
      </div>
      {followed !== null && (
        <p role="status" className={panel.quiet}>
          The link leads to <code>{followed.href}</code>. The picture stays with this machine.
        </p>
      )}
      <RequestedNavigation walk={walk} frame={frame} />
      <div className={classes.picture}>
        <Picture
          name={name}
          simulation={simulation}
          lang={lang}
          scheme={scheme}
          width={width}
          online={online}
          onScheme={paint}
          onNavigate={follow}
        />
      </div>
    </div>
  );
}
