import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { Suspense, use, useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { paletteMachine } from '../../../machines/system/palette/palette.machine';
import { paletteView, plainAddresses } from '../../../machines/system/palette/palette.view';
import { memoizeAsync } from '../../parts/memoize-async';
import { KeyHint } from '../../parts/key-hint';
import { formatKey, paletteKey, useRegisterKeys } from '../../parts/keys';
import { useTypingAhead } from '../../parts/use-typing-ahead';
import { loadScreenMessages } from '../../seams/messages-provider';
import { lazyOverlay } from '../shared/lazy-overlay';
import classes from './palette-launcher.module.css';

const Palette = lazyOverlay('palette', async () => (await import('./palette')).default);
const loadCode = () => import('./palette');
/** Its code alone: its words are those of many screens. */
export const paletteCode = { prefetch: () => loadCode().then(ignore, ignore) };
function ignore() {}

/** The palette waits so long for the names of the screens, milliseconds: those that come later are offered then. */
const longestWait = 3_000;

/** The names of the screens that it leads to; where one's words don't come, that screen isn't offered. */
const names = memoizeAsync(() =>
  Promise.race([
    Promise.allSettled(plainAddresses.map(loadScreenMessages)),
    new Promise((resolve) => setTimeout(resolve, longestWait)),
  ]),
);

const chord = `ctrl+${paletteKey}`;

interface PaletteDoorProps {
  actor: ActorRefFrom<typeof paletteMachine>;
  onOpen: () => void;
}

/** Opens the command palette by a press, and shows its key, which the shell hears; its code comes when somebody is about to. */
export function PaletteLauncher({ actor, onOpen }: PaletteDoorProps) {
  const opened = useSelector(actor, (snapshot) => paletteView(snapshot).opened);
  useRegisterKeys({ name: 'keys.anywhere.name', keys: { [chord]: { words: 'palette.open.key', press: onOpen } } });
  return (
    <>
      {/* No stop of the Tab key, each of which before the page costs a key: the menu of the account leads to it as well. */}
      <UnstyledButton
        className={classes.door}
        tabIndex={-1}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void names()}
        onClick={onOpen}
      >
        <IconSearch size={16} aria-hidden="true" />
        <span className={classes.words}>
          <FormattedMessage id="palette.open.action" />
        </span>
        <span className={classes.hint}>
          <KeyHint>{formatKey(chord)}</KeyHint>
        </span>
      </UnstyledButton>
      {opened && <TypingAhead actor={actor} />}
      <Suspense fallback={null}>{opened && <OpenPalette actor={actor} />}</Suspense>
    </>
  );
}

/** What is typed before the palette is there is meant for it. */
function TypingAhead({ actor }: { actor: ActorRefFrom<typeof paletteMachine> }) {
  useTypingAhead(useCallback((key) => actor.send({ type: 'key.press', key }), [actor]));
  return null;
}

function OpenPalette({ actor }: { actor: ActorRefFrom<typeof paletteMachine> }) {
  use(names());
  return <Palette actor={actor} />;
}
