import type { ComponentProps } from 'react';
import { NoticeCards } from '../../parts/notice-stack';
import { usePrefetch } from '../../parts/use-prefetch';
import { WorkDelayLine } from '../shared/mutation-delay';
import { Sends } from '../shared/sending/lazy-sends';
import { Announcements } from './announcements';
import { PaletteLauncher } from './palette-launcher';
import { UndoKey } from './undo-key';

/** What tells of work that is under way, or couldn't be done. */
const told = [Sends, NoticeCards, WorkDelayLine];

/** What of the shell nobody waits for: it comes after the first paint. */
export function DeferredShell(props: ComponentProps<typeof PaletteLauncher>) {
  usePrefetch(told);
  return (
    <>
      <PaletteLauncher {...props} />
      <Announcements />
      <UndoKey />
    </>
  );
}
