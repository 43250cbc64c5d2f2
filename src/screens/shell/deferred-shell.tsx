import type { ComponentProps } from 'react';
import { Announcements } from './announcements';
import { PaletteLauncher } from './palette-launcher';
import { UndoKey } from './undo-key';

/** What of the shell nobody waits for: it comes after the first paint. */
export function DeferredShell(props: ComponentProps<typeof PaletteLauncher>) {
  return (
    <>
      <PaletteLauncher {...props} />
      <Announcements />
      <UndoKey />
    </>
  );
}
