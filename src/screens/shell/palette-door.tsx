import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { Suspense, use } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { paletteMachine } from '../../../machines/system/palette/palette.machine';
import { paletteView, plainAddresses } from '../../../machines/system/palette/palette.view';
import { fetchedOnce } from '../../parts/fetched-once';
import { KeyHint } from '../../parts/key-hint';
import { nameOfKey, paletteKey, useShownKeys } from '../../parts/keys';
import { completeWordsOf } from '../../seams/use-words';
import { lateView } from '../shared/late-view';
import classes from './palette-door.module.css';

const Palette = lateView('palette', async () => (await import('./palette')).default);

/** The names of the screens that it leads to; where one's words don't come, that screen isn't offered. */
const names = fetchedOnce(() => Promise.allSettled(plainAddresses.map(completeWordsOf)));

const chord = `ctrl+${paletteKey}`;

interface PaletteDoorProps {
  actor: ActorRefFrom<typeof paletteMachine>;
  onOpen: () => void;
}

/** Opens the command palette by a press, and shows its key, which the shell hears; its code comes when somebody is about to. */
export function PaletteDoor({ actor, onOpen }: PaletteDoorProps) {
  const opened = useSelector(actor, (snapshot) => paletteView(snapshot).opened);
  useShownKeys({ name: 'keys.anywhere.name', keys: { [chord]: { words: 'palette.open.key', press: onOpen } } });
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
          <KeyHint>{nameOfKey(chord)}</KeyHint>
        </span>
      </UnstyledButton>
      <Suspense fallback={null}>{opened && <OpenPalette actor={actor} />}</Suspense>
    </>
  );
}

function OpenPalette({ actor }: { actor: ActorRefFrom<typeof paletteMachine> }) {
  use(names());
  return <Palette actor={actor} />;
}
